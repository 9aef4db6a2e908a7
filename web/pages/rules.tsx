/** The rules page of a game. */
import { cardOf } from '../games/cards.ts';
import { hrefOf } from '../router.ts';
import { rules as text } from '../text/rules.ts';
import { NotFound } from './not-found.tsx';
import { RulesContent } from './rules-content.tsx';

export function Rules({ game }: { readonly game: string }) {
  const card = cardOf(game);
  if (!card) return <NotFound what="address" />;
  return (
    <article class="rules-page">
      <h1>{text.title(card.title)}</h1>
      <RulesContent game={game} />
      <a class="button primary" href={hrefOf({ page: 'home', game })}>
        {text.play}
      </a>
    </article>
  );
}
