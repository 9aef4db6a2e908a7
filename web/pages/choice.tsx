/** One question with a few answers, all in sight. */

export interface Answer<T extends string> {
  readonly value: T;
  readonly label: string;
}

/**
 * @param props.name unique on the page; radio buttons belong together by it.
 * @param props.layout `row` for short answers, `list` for sentences.
 */
export function Choice<T extends string>(props: {
  readonly legend: string;
  readonly name: string;
  readonly answers: readonly Answer<T>[];
  readonly value: T;
  readonly layout?: 'row' | 'list';
  /** For screen readers alone, where the answers say it all. */
  readonly quietLegend?: boolean;
  readonly onChoose: (value: T) => void;
}) {
  return (
    <fieldset class={props.layout === 'list' ? 'answers' : 'segmented'}>
      <legend class={props.quietLegend ? 'visually-hidden' : undefined}>{props.legend}</legend>
      {props.answers.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
