import {
  MORTGAGE_FIELDS,
  type MortgageBounds,
  type MortgageField,
  type MortgageText,
} from '../../../shared/mortgage/mortgage-form.ts';
import { NumberField } from '../../forms/calculator/number-field.tsx';
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
    return (
      <NumberField
        key={field}
        id={`mortgage-${field}`}
        name={field}
        label={t(`mortgage.field.${field}`)}
        hint={t(`mortgage.hint.${field}`, boundsOf(field))}
        fault={isFaulty ? t(`mortgage.fault.${field}`, boundsOf(field)) : null}
        value={text[field]}
        isWhole={field === 'years'}
        onType={(typed) => onType(field, typed)}
      />
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
