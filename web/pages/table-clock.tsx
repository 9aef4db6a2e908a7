/** Things that count down: the turn clock beside a name, and the wait for a stand-in. */
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../shared/game.ts';
import { clockFace } from '../model/clock.ts';
import type { MatchLink } from '../net/match-link.ts';
import { table as text } from '../text/table.ts';

const TICK_MS = 200;

/** Now by the monotonic clock; while `running` the component is drawn again as it goes on. */
export function useNow(running: boolean): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((n) => n + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return performance.now();
}

/** A seat's turn clock with its draining bar; keeps its place when no time runs for the seat. */
export function Clock({ link, seat }: { readonly link: MatchLink; readonly seat: Seat }) {
  const latest = link.latest.value;
  const runs = latest?.message.clock?.seats.includes(seat) ?? false;
  const now = useNow(runs);
  const face = latest && clockFace(latest, seat, now);
  if (!face) return <span class="strip-clock" />;
  const spoken = `${text.seats.time(face.seconds)}${face.running ? '' : `, ${text.seats.paused}`}`;
  return (
    <>
      <span class="strip-clock" role="timer" aria-label={spoken} data-low={face.low}>
        {face.text}
      </span>
      <span class="strip-drain" style={{ '--left': face.left }} />
    </>
  );
}
