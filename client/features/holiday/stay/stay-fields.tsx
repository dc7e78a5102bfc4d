import { seasonOn } from '../../../../shared/holiday/periods.ts';
import type { TypedStay } from '../../../../shared/holiday/stay-params.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { Unit } from '../unit/unit.ts';
import { StayField } from './stay-field.tsx';
import { type StayProblem, useErrorText } from './use-error-text.ts';

const DEFAULT_PERSONS = 2;

/** Returns the initial values of a form for a stay. */
export function withDefaults(typed: TypedStay, unit: Pick<Unit, 'persons'>): TypedStay {
  return { ...typed, persons: typed.persons || String(Math.min(DEFAULT_PERSONS, unit.persons)) };
}

interface StayFieldsProps {
  unit: Pick<Unit, 'bookableFrom' | 'persons' | 'seasons'>;
  typed: TypedStay;
  errors: readonly StayProblem[];
}

/** The inputs for dates and persons of a stay, with their errors. */
export function StayFields({ unit: { bookableFrom, persons, seasons }, typed, errors }: StayFieldsProps) {
  const t = useMessages();
  const errorText = useErrorText();
  const known = { season: seasonOn(typed.from, seasons), persons };
  const fieldOf = (name: keyof TypedStay) => ({
    name,
    value: typed[name],
    label: t(`holiday.search.${name}`),
    error: errorText(name, errors, { ...known, typed: typed[name] }),
  });
  return (
    <>
      <StayField {...fieldOf('from')} min={bookableFrom} />
      <StayField {...fieldOf('until')} min={bookableFrom} />
      <StayField {...fieldOf('persons')} hint={t('holiday.stay.most', { count: persons })} />
    </>
  );
}
