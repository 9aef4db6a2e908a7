/** The part of the start form that most people leave closed. */

import type { HouseRule } from '../../shared/game.ts';
import type { CommonOptions } from '../../shared/protocol/options.ts';
import type { Card } from '../games/presenter.ts';
import { type Draft, houseRuleOf, standInOf, withHouseRule } from '../model/start-draft.ts';
import { home } from '../text/home.ts';
import { Choice } from './choice.tsx';

const text = home.form;

interface Part {
  readonly draft: Draft;
  readonly card: Card;
  readonly onChange: (part: Partial<Draft>) => void;
}

export function MoreOptions({ draft, card, onChange }: Part) {
  return (
    <details class="more">
      <summary>{text.more}</summary>
      <div class="more-options">
        {Object.entries(card.about.houseRules).map(([name, rule]) => (
          <HouseRuleField
            key={name}
            name={name}
            rule={rule}
            words={card.houseRules[name] ?? { label: name, hint: '' }}
            value={houseRuleOf(draft, name, rule)}
            onChange={(value) => onChange(withHouseRule(draft, name, value))}
          />
        ))}
        <Toggle
          label={text.swapSides}
          name="swapSides"
          checked={draft.swapSides}
          onChange={(swapSides) => onChange({ swapSides })}
        />
        {/* The computer is never away: nobody stands in for it, and alone with it a match waits. */}
        {draft.opponent === 'person' && <StandIn draft={draft} card={card} onChange={onChange} />}
      </div>
    </details>
  );
}

function StandIn({ draft, card, onChange }: Part) {
  // R20: where time lost is the match lost, nobody stands in.
  if (draft.turnLimit !== null && draft.onTimeout === 'lose') {
    return (
      <p class="hint">
        {text.standIn}: {text.standInLost}
      </p>
    );
  }
  return (
    <Choice<CommonOptions['standIn']>
      legend={text.standIn}
      name="standIn"
      layout="list"
      answers={[
        {
          value: 'auto',
          label: draft.turnLimit === null ? text.standInAuto : text.standInAutoTimed,
        },
        { value: 'ask', label: text.standInAsk },
        { value: 'never', label: text.standInNever },
      ]}
      value={standInOf(draft, card.about)}
      onChoose={(standIn) => onChange({ standIn })}
    />
  );
}

function HouseRuleField(props: {
  readonly name: string;
  readonly rule: HouseRule;
  readonly words: Card['houseRules'][string];
  readonly value: boolean | string;
  readonly onChange: (value: boolean | string) => void;
}) {
  const { name, rule, words, value, onChange } = props;
  if (rule.kind === 'toggle') {
    return (
      <Toggle
        name={name}
        label={words.label}
        hint={words.hint}
        checked={value === true}
        onChange={onChange}
      />
    );
  }
  return (
    <>
      <Choice
        legend={words.label}
        name={name}
        answers={rule.of.map((one) => ({ value: one, label: words.values?.[one] ?? one }))}
        value={String(value)}
        onChoose={onChange}
      />
      {words.hint !== '' && <p class="hint">{words.hint}</p>}
    </>
  );
}

function Toggle(props: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <label class="switch">
      <span>
        {props.label}
        {props.hint ? <small>{props.hint}</small> : null}
      </span>
      <input
        type="checkbox"
        name={props.name}
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
