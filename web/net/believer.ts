/** What a CPU believed, worked out in a Web Worker, so that the review stays smooth meanwhile. */
import type { Request } from '../../shared/cpu/player.ts';

export interface Believer {
  /**
   * The odds of all squares, or null when there are none to tell. An earlier question that is still
   * open is dropped and never answered.
   */
  ask(request: Request): Promise<readonly number[] | null>;
  /** Drops what is open. */
  close(): void;
}

export function createBeliever(): Believer {
  let worker: Worker | null = null;
  const close = (): void => {
    worker?.terminate();
    worker = null;
  };
  return {
    ask(request) {
      close();
      const asked = new Worker(new URL('./believer-worker.ts', import.meta.url), {
        type: 'module',
      });
      worker = asked;
      return new Promise((resolve) => {
        const answer = (odds: readonly number[] | null): void => {
          asked.terminate();
          resolve(odds);
        };
        asked.onmessage = ({ data }: MessageEvent<readonly number[] | null>) => answer(data);
        asked.onerror = () => answer(null);
        asked.postMessage(request);
      });
    },
    close,
  };
}
