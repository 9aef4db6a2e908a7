/** What a player wants before the eyes all the time: turns left, pieces left, past answers. */
import './table-facts.css';
import type { View } from '../../shared/game.ts';
import type { Presenter } from '../games/presenter.ts';
import { table } from '../text/table.ts';

export function Facts(props: { readonly presenter: Presenter; readonly view: View }) {
  const facts = props.presenter.facts?.(props.view);
  if (!facts) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <ul class="table-facts" aria-label={table.facts} tabIndex={0}>
      {facts.map((fact, index) => (
        <li key={`${facts.length - index} ${fact}`}>{fact}</li>
      ))}
    </ul>
  );
}
