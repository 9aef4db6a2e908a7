/** The other end of `believer.ts`: one request in, the odds of all squares out. */
import { beliefAt } from '../../shared/cpu/beliefs.ts';
import type { Request } from '../../shared/cpu/player.ts';

function tell(request: Request): readonly number[] | null {
  try {
    return beliefAt(request);
  } catch {
    return null;
  }
}

self.onmessage = ({ data }: MessageEvent<Request>) => {
  postMessage(tell(data));
};
