import { useId } from 'react';
import { parseDay } from '../../../../shared/days.ts';
import { parsePersons } from '../../../../shared/holiday/stay-params.ts';

interface StayFieldProps {
  name: 'from' | 'until' | 'persons';
  label: string;
  value: string;
  /** The first day that can be chosen. */
  min?: string;
  /** What is wrong with it, in words. */
  error?: string | undefined;
  hint?: string;
}

/** A day or a number of people, with what is wrong beside it. Other values than those typed come as new fields. */
export function StayField({ name, label, value, min, error, hint }: StayFieldProps) {
  const id = useId();
  // A field of days or numbers shows nothing else, and browsers complain of it; the error says what was typed.
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
