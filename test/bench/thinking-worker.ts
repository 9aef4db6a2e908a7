/** A Worker that only decides: what `thinking.ts` measures. */
import type { Request as Decision } from '../../shared/cpu/player.ts';
import { playerOf } from '../../shared/cpu/players.ts';

// biome-ignore lint/style/noDefaultExport: the runtime calls this one.
export default {
  async fetch(request: Request): Promise<Response> {
    const decision = (await request.json()) as Decision;
    const run = playerOf(decision.game)(decision);
    for (;;) {
      const { done, value } = run.next();
      if (done) return new Response(value);
    }
  },
};
