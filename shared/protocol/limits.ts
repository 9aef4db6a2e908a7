/** Numbers of the wire that both ends rely on. Times in milliseconds. */

/** Text frames and bodies beyond this many UTF-8 bytes are refused (R32). */
export const MAX_FRAME_BYTES = 4096;
/** R32: messages a second a socket may send on average, and at once. */
export const MESSAGES_PER_SECOND = 10;
export const MESSAGE_BURST = 20;
/** R32: open sockets. */
export const MAX_SOCKETS_PER_SEAT = 4;
export const MAX_SPECTATORS = 50;
/** R19: clients ping this often; a socket that has pinged and falls silent for longer is closed. */
export const PING_EVERY_MS = 20_000;
export const SILENT_AFTER_MS = 60_000;
/** R19: how long a seat may be away in an untimed match before the CPU stands in. */
export const STAND_IN_AFTER_MS = 120_000;
/** R12: how long a hand-off code is good for. */
export const HANDOFF_MS = 600_000;
/** R33. */
export const MAX_NAME_LENGTH = 24;
/** The version of the wire in `match.wire`. */
export const WIRE = 1;
