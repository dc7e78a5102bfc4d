import {
  MORTGAGE_FIELDS,
  type MortgageBounds,
  type MortgageField,
  type MortgageText,
} from '../../../shared/mortgage/mortgage-form.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';

interface MortgageFieldsProps {
  text: MortgageText;
  bounds: MortgageBounds;
  faults: readonly MortgageField[];
  onType: (field: MortgageField, typed: string) => void;
}

/** Inputs for amount, years and rate, with their limits and errors. */
export function MortgageFields({ text, bounds, faults, onType }: MortgageFieldsProps) {
  const t = useMessages();
  const boundsOf = useBounds(bounds);
  return MORTGAGE_FIELDS.map((field) => {
    const isFaulty = faults.includes(field);
    const id = `mortgage-${field}`;
    return (
      <div key={field} className="field">
        <label htmlFor={id}>{t(`mortgage.field.${field}`)}</label>
        <input
          id={id}
          type="text"
          inputMode={field === 'years' ? 'numeric' : 'decimal'}
          name={field}
          value={text[field]}
          onChange={(event) => onType(field, event.currentTarget.value)}
          autoComplete="off"
          maxLength={40}
          aria-invalid={isFaulty || undefined}
          aria-describedby={isFaulty ? `${id}-fault` : `${id}-hint`}
        />
        {isFaulty ? (
          <span className="field__error" id={`${id}-fault`}>
            {t(`mortgage.fault.${field}`, boundsOf(field))}
          </span>
        ) : (
          <span className="hint" id={`${id}-hint`}>
            {t(`mortgage.hint.${field}`, boundsOf(field))}
          </span>
        )}
      </div>
    );
  });
}

function useBounds(bounds: MortgageBounds) {
  const { whole, number } = useEuros();
  return (field: MortgageField) => {
    const write = field === 'amount' ? whole : number;
    return { min: write(bounds[field].min), max: write(bounds[field].max) };
  };
}
