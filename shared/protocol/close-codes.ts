/** WebSocket close codes of the referee; a client comes back by itself after any other. */
export const CLOSE = {
  flood: 1008,
  tooLarge: 1009,
  full: 1013,
  noSuchMatch: 4404,
  damaged: 4500,
} as const;

/** After these a client must not reconnect by itself. */
export const FINAL_CLOSE_CODES: readonly number[] = [
  CLOSE.flood,
  CLOSE.tooLarge,
  CLOSE.noSuchMatch,
  CLOSE.damaged,
];
