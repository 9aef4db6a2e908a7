/** The schema of what every game's view carries: captures, which are public to everyone. */
import * as z from 'zod/mini';
import { SEATS } from '../game.ts';

export const squareSchema = z.string().check(z.regex(/^[a-h](?:10|[1-9])$/));

export const captureSchema = z.strictObject({
  ply: z.int().check(z.minimum(0)),
  square: squareSchema,
  piece: z.string().check(z.regex(/^[A-Za-z]$/)),
  by: z.enum(SEATS),
});
