/** The other end of `thinker.ts`: one request in, one action out. */
import type { Request } from '../../shared/cpu/player.ts';
import { playerOf } from '../../shared/cpu/players.ts';
import type { Action } from '../../shared/game.ts';

function decide(request: Request): Action | null {
  try {
    const run = playerOf(request.game)(request);
    for (;;) {
      const { done, value } = run.next();
      if (done) return value;
    }
  } catch {
    return null;
  }
}

self.onmessage = ({ data }: MessageEvent<Request>) => {
  postMessage(decide(data));
};
