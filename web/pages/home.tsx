/** The start page: what this is, a match to start, the way back to earlier ones. */
import './home.css';
import { CARDS } from '../games/cards.ts';
import { lazy } from '../lazy.tsx';
import type { Api } from '../net/api.ts';
import { hrefOf } from '../router.ts';
import { home as text } from '../text/home.ts';
import { StartForm } from './home-form.tsx';
import { Matches } from './home-matches.tsx';

/** The board and the rules behind it come after the form: the form is what people are here for. */
const Demo = lazy(
  async () => (await import('./home-demo.tsx')).loadDemo(),
  <div class="demo demo-waiting">
    <p class="visually-hidden">{text.demo.loading}</p>
  </div>,
);

export function Home({ api }: { readonly api: Api }) {
  return (
    <div class="home">
      <div class="home-words">
        <h1>{text.headline}</h1>
        <p class="lead">{text.lead}</p>
      </div>
      <div class="home-start">
        <StartForm api={api} />
      </div>
      <div class="home-demo">
        <Demo />
      </div>
      <div class="home-more">
        <Matches api={api} />
        <Secrets />
      </div>
    </div>
  );
}

function Secrets() {
  return (
    <section class="secrets" id="secrets" aria-labelledby="secrets-title">
      <h2 id="secrets-title">{text.secrets.title}</h2>
      <dl>
        {text.secrets.points.map(({ title, body }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">{text.secrets.watchers}</p>
      <ul class="rules-links">
        {Object.values(CARDS).map((card) => (
          <li key={card.about.id}>
            <a href={hrefOf({ page: 'rules', game: card.about.id })}>
              {text.secrets.rules(card.title)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
