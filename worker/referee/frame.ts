/** One frame from outside, read or refused (R32). */
import { MAX_FRAME_BYTES } from '../../shared/protocol/limits.ts';
import { type ClientMessage, clientMessageSchema } from '../../shared/protocol/socket.ts';

export type Frame =
  | { readonly kind: 'message'; readonly message: ClientMessage }
  | { readonly kind: 'malformed'; readonly bytes: number };

/** Reads a frame; binary, oversize, no JSON, unknown types and keys are malformed. Never throws. */
export function frameOf(raw: string | ArrayBuffer): Frame {
  if (typeof raw !== 'string') return { kind: 'malformed', bytes: raw.byteLength };
  // A character is at least one byte: what is too long already is not counted further.
  const bytes =
    raw.length > MAX_FRAME_BYTES ? raw.length : new TextEncoder().encode(raw).byteLength;
  if (bytes > MAX_FRAME_BYTES) return { kind: 'malformed', bytes };
  try {
    const parsed = clientMessageSchema.safeParse(JSON.parse(raw));
    if (parsed.success) return { kind: 'message', message: parsed.data };
  } catch {
    // No JSON, or nested too deeply for the parser.
  }
  return { kind: 'malformed', bytes };
}
