export interface Option {
  value: string;
  label: string;
  /** How many estates the option would find. */
  count?: number | undefined;
  /** Indented below the previous option. */
  isPart?: boolean;
  /** The name of the form field. */
  name: string;
}

interface CheckGroupProps {
  legend: string;
  options: readonly Option[];
  /** The chosen options as `name-value`. */
  chosen: ReadonlySet<string>;
}

/** A group of checkboxes for multiple selection, which works without JavaScript. */
export function CheckGroup({ legend, options, chosen }: CheckGroupProps) {
  return (
    <fieldset className="checks">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, name, count, isPart }) => (
        <label
          key={`${name}-${value}`}
          className={isPart ? 'checks__item checks__item--part' : 'checks__item'}
        >
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.has(`${name}-${value}`)} />
          <span>{label}</span>
          {count !== undefined && <span className="checks__count">{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
