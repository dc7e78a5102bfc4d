interface WordChecksProps<Word extends string> {
  legend: string;
  /** The query parameter. */
  name: string;
  words: readonly Word[];
  chosen: readonly Word[];
  labelOf(word: Word): string;
}

/** A row of checkboxes for the words of a criterion. */
export function WordChecks<Word extends string>(props: WordChecksProps<Word>) {
  const { legend, name, words, chosen, labelOf } = props;
  return (
    <fieldset className="more__row">
      <legend>{legend}</legend>
      {words.map((word) => (
        <label key={word} className="checks__item">
          <input
            type="checkbox"
            name={name}
            value={word.toLowerCase()}
            defaultChecked={chosen.includes(word)}
          />
          <span>{labelOf(word)}</span>
        </label>
      ))}
    </fieldset>
  );
}
