/** A player's row: who it is, whether they are there, what they captured, their time. */
import type { Seat } from '../../shared/game.ts';
import type { MatchInfo, StateMessage } from '../../shared/protocol/socket.ts';
import type { Presenter } from '../games/presenter.ts';
import { styleOf } from '../model/settings.ts';
import type { MatchLink } from '../net/match-link.ts';
import { table as text } from '../text/table.ts';
import { Clock } from './table-clock.tsx';

/** Points as people write them: `2½`. */
function pointsOf({ score }: MatchInfo, seat: Seat): string | null {
  const { first, second, draws } = score;
  if (first + second + draws === 0) return null;
  const half = draws % 2 === 1;
  const whole = score[seat] + Math.floor(draws / 2);
  return half ? `${whole === 0 ? '' : whole}½` : `${whole}`;
}

/** What is to be known of a player beside the name. */
function tagsOf(match: MatchInfo, presenter: Presenter, seat: Seat): readonly string[] {
  const info = match.seats[seat];
  const tags: string[] = [presenter.seatNames[seat]];
  if (!info) return tags;
  if (info.kind === 'cpu') {
    const level = info.level ?? '';
    return [...tags, presenter.levelNames[level] ?? level];
  }
  if (match.you === seat) tags.push(text.seats.you);
  if (match.status === 'over') return tags;
  if (info.standIn) tags.push(text.seats.standIn);
  else if (!info.present) tags.push(text.seats.away);
  return tags;
}

export function Strip(props: {
  readonly state: StateMessage;
  readonly presenter: Presenter;
  readonly link: MatchLink;
  readonly seat: Seat;
  readonly place: 'top' | 'bottom';
}) {
  const { state, presenter, link, seat, place } = props;
  const { match, view } = state;
  const info = match.seats[seat];
  const toAct = match.status === 'playing' && view.toAct.includes(seat);
  const points = pointsOf(match, seat);
  const name = info?.kind === 'cpu' ? text.computer : info?.name || presenter.seatNames[seat];
  return (
    <div class={`strip strip-${place}`} data-turn={toAct} data-present={info?.present !== false}>
      <div class="strip-who">
        <span class="strip-name">
          {info ? <bdi>{name}</bdi> : text.seats.empty}
          {points && (
            <span class="strip-points" role="img" aria-label={text.seats.score(points)}>
              {points}
            </span>
          )}
          <small>
            {tagsOf(match, presenter, seat)
              .filter((tag) => tag !== name)
              .join(' · ')}
          </small>
          {toAct && <span class="visually-hidden">{text.seats.toAct}</span>}
        </span>
        <Captured state={state} presenter={presenter} by={seat} />
      </div>
      <Clock link={link} seat={seat} />
    </div>
  );
}

/** What a seat took, from the public list alone: never counted from a board (FC12). */
function Captured(props: {
  readonly state: StateMessage;
  readonly presenter: Presenter;
  readonly by: Seat;
}) {
  const { state, presenter, by } = props;
  const style = styleOf(presenter);
  const pieces = state.view.captures
    .filter((capture) => capture.by === by)
    .map(({ piece }) => piece)
    .sort();
  const spoken = text.seats.captured(pieces.map((piece) => presenter.pieceName(piece)).join(', '));
  return (
    <span class="strip-captured" data-game={presenter.about.id} data-style={style}>
      {pieces.length > 0 && <span class="visually-hidden">{spoken}</span>}
      {pieces.map((piece, i) => (
        <span key={`${piece}${i}`} class="captured-piece" aria-hidden="true">
          {presenter.draw(presenter.glyphOf(piece), style)}
        </span>
      ))}
    </span>
  );
}
