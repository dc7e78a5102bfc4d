interface NumberFieldProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  /** What is wrong with the value; shown in place of the hint. */
  fault: string | null;
  value: string;
  /** The field takes whole numbers only. */
  isWhole?: boolean;
  onType: (typed: string) => void;
}

/** A field of a calculator for a typed number, with its hint or its error. */
export function NumberField(props: NumberFieldProps) {
  const { id, name, label, hint, fault, value, isWhole = false, onType } = props;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        name={name}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
        autoComplete="off"
        maxLength={40}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? `${id}-hint` : `${id}-fault`}
      />
      {fault === null ? (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : (
        <span className="field__error" id={`${id}-fault`}>
          {fault}
        </span>
      )}
    </div>
  );
}
