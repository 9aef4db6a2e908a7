/** By what rules a match is played: its options in words, shown to everyone (R14). */
import type { MatchInfo } from '../../shared/protocol/socket.ts';
import type { Presenter } from '../games/presenter.ts';
import { table } from '../text/table.ts';

const text = table.options;

/** One line an option; house rules that are off are told too where they matter to the play. */
function termsOf(match: MatchInfo, presenter: Presenter): readonly string[] {
  const { options } = match;
  const { turnLimit, onTimeout, standIn } = options;
  const limit = turnLimit === null ? text.noLimit : text.limit(turnLimit);
  const timeout = onTimeout === 'lose' ? text.timeoutLose : text.timeoutCpu;
  const people = [match.seats.first, match.seats.second].every((seat) => seat?.kind !== 'cpu');
  const houseRules = Object.entries(presenter.houseRules).map(([name, { label, values }]) => {
    const value = options[name];
    if (value === true) return text.ruleOn(label);
    if (value === false) return text.ruleOff(label);
    return text.ruleValue(label, values?.[String(value)] ?? String(value));
  });
  return [
    turnLimit === null ? limit : `${limit}; ${timeout}`,
    ...(people && onTimeout !== 'lose' ? [text.standIn[standIn]] : []),
    ...houseRules,
  ];
}

export function Terms(props: { readonly match: MatchInfo; readonly presenter: Presenter }) {
  return (
    <ul class="terms">
      {termsOf(props.match, props.presenter).map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
