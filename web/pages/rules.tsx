/** The rules page of a game. */
import { presenterOf } from '../games/index.ts';
import { rules as text } from '../text/rules.ts';
import { NotFound } from './not-found.tsx';
import { RulesContent } from './rules-content.tsx';

export function Rules({ game }: { readonly game: string }) {
  const presenter = presenterOf(game);
  if (!presenter) return <NotFound what="address" />;
  return (
    <article class="rules-page">
      <h1>{text.title(presenter.title)}</h1>
      <RulesContent game={game} />
      <a class="button primary" href="/">
        {text.play}
      </a>
    </article>
  );
}
