/** A game's rules, on their own page or over a running match. */
import './rules.css';
import { useEffect, useState } from 'preact/hooks';
import { presenterOf } from '../games/index.ts';
import type { Presenter } from '../games/presenter.ts';
import {
  type Block,
  type Diagram,
  type RulesPage,
  type RulesSection,
  rulesPageOf,
} from '../games/rules-page.ts';
import { viewAfter } from '../model/line-of-play.ts';
import { rules as text } from '../text/rules.ts';
import { StillBoard } from './still-board.tsx';

/** @param props.heading the level under whatever stands above: `h3` in a sheet with a title. */
export function RulesContent(props: { readonly game: string; readonly heading?: 'h2' | 'h3' }) {
  const { game, heading = 'h2' } = props;
  const [page, setPage] = useState<RulesPage | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let left = false;
    void rulesPageOf(game).then((found) => {
      if (!left) setPage(found ?? 'missing');
    });
    return () => {
      left = true;
    };
  }, [game]);
  const presenter = presenterOf(game);
  if (page === 'loading' || !presenter) return <p class="loading">{text.loading}</p>;
  if (page === 'missing') return <p class="rules">{presenter.pitch.join(' ')}</p>;
  return (
    <div class="rules">
      <p class="lead">{page.lead}</p>
      <dl class="rules-facts">
        {page.facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {page.sections.map((section) => (
        <Section key={section.id} section={section} presenter={presenter} heading={heading} />
      ))}
    </div>
  );
}

function Section(props: {
  readonly section: RulesSection;
  readonly presenter: Presenter;
  readonly heading: 'h2' | 'h3';
}) {
  const { section, presenter, heading: Heading } = props;
  return (
    <section class="rules-section" aria-labelledby={`rules-${section.id}`}>
      <Heading id={`rules-${section.id}`}>{section.title}</Heading>
      {section.blocks.map((block, index) => (
        <Piece key={index} block={block} presenter={presenter} />
      ))}
    </section>
  );
}

function Piece({ block, presenter }: { readonly block: Block; readonly presenter: Presenter }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'terms':
      return (
        <dl class="rules-terms">
          {block.entries.map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      );
    case 'ruling':
      return (
        <p class="ruling">
          <strong>{text.ruling}.</strong> {block.text}
        </p>
      );
    case 'diagrams':
      return (
        <div class="diagrams">
          {block.diagrams.map((diagram) => (
            <DiagramFigure key={diagram.caption} diagram={diagram} presenter={presenter} />
          ))}
        </div>
      );
  }
}

function DiagramFigure(props: { readonly diagram: Diagram; readonly presenter: Presenter }) {
  const { diagram, presenter } = props;
  const { moves, viewer, options, setup } = diagram;
  const view = viewAfter(presenter.about.id, moves, viewer, options, setup);
  return (
    <figure class="diagram">
      <StillBoard
        scene={presenter.scene(view, 'first')}
        presenter={presenter}
        label={text.board(diagram.caption)}
      />
      <figcaption>{diagram.caption}</figcaption>
    </figure>
  );
}
