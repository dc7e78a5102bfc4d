import { useId } from 'react';
import { parseDay } from '../../../../shared/days.ts';
import { parsePersons } from '../../../../shared/holiday/stay-params.ts';

interface StayFieldProps {
  name: 'from' | 'until' | 'persons';
  label: string;
  value: string;
  /** The earliest date that can be chosen. */
  min?: string;
  /** The error message. */
  error?: string | undefined;
  hint?: string;
}

/**
 * An input for a date or a number of persons, with its error. A new value re-creates the uncontrolled input.
 */
export function StayField({ name, label, value, min, error, hint }: StayFieldProps) {
  const id = useId();
  // Date and number inputs cannot show other text, and browsers log a warning. The error message quotes the
  // typed text.
  const shown = name === 'persons' ? (parsePersons(value) ?? '') : (parseDay(value) ?? '');
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const kind =
    name === 'persons'
      ? ({ type: 'number', inputMode: 'numeric', min: 1, max: 50 } as const)
      : ({ type: 'date', min } as const);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...kind}
        key={value}
        id={id}
        name={name}
        defaultValue={shown}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="field__error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
