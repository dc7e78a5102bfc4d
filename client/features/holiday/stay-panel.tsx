import { Form, useSearchParams } from 'react-router';
import { seasonOn } from '../../../shared/holiday/stay.ts';
import {
  formatStay,
  parseStay,
  type TypedStay,
  type TypingError,
} from '../../../shared/holiday/stay-params.ts';
import { useResult } from '../../data/results.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import { useCanonicalSubmit } from '../../ui/use-canonical-submit.ts';
import { RentalUnitStayDocument, type RentalUnitStayQuery } from './rental-unit.generated.ts';
import { StayField } from './stay-field.tsx';
import { StayPrice } from './stay-price.tsx';
import { StayRequest } from './stay-request.tsx';
import type { Unit } from './unit.ts';
import { useErrorText } from './use-error-text.ts';

export type Quote = NonNullable<RentalUnitStayQuery['rentalUnit']>['stay'];

const USUAL_PERSONS = 2;

/** Asks for days and persons, and says what they cost: a GET form, so a stay has an address. */
export function StayPanel({ unit }: { unit: Unit }) {
  const [query] = useSearchParams();
  const { typed, stay, errors } = parseStay(query);
  const persons = typed.persons || String(Math.min(USUAL_PERSONS, unit.persons));
  const form = { unit, typed: { ...typed, persons }, errors };
  return stay ? <Quoted {...form} stay={stay} /> : <Panel {...form} quote={null} />;
}

interface FormState {
  unit: Unit;
  typed: TypedStay;
  errors: readonly (TypingError | Quote['errors'][number])[];
}

/** The rules of the house have been asked. */
function Quoted({ stay, ...form }: FormState & { stay: NonNullable<ReturnType<typeof parseStay>['stay']> }) {
  const { unit } = form;
  const variables = { id: unit.id, locale: useLocale(), ...stay };
  const { rentalUnit } = useResult(RentalUnitStayDocument, variables);
  const quote = rentalUnit?.stay ?? null;
  return <Panel {...form} errors={quote?.errors ?? []} quote={quote} />;
}

function Panel({ unit, typed, errors, quote }: FormState & { quote: Quote | null }) {
  const t = useMessages();
  // Only the price changes: the scroll position stays.
  const submit = useCanonicalSubmit((fields) => formatStay(parseStay(fields).typed));
  const errorText = useErrorText();
  const known = { season: seasonOn(typed.from, unit.seasons), persons: unit.persons };
  const errorOf = (name: keyof TypedStay) => errorText(name, errors, { ...known, typed: typed[name] });
  const day = { min: unit.bookableFrom };
  return (
    <aside className="stay" id="stay" aria-labelledby="stay-title">
      <h2 id="stay-title">{t('holiday.stay.title')}</h2>
      <Form className="stay__form" method="get" action="#stay" noValidate onSubmit={submit}>
        <StayField
          {...day}
          name="from"
          label={t('holiday.search.from')}
          value={typed.from}
          error={errorOf('from')}
        />
        <StayField
          {...day}
          name="until"
          label={t('holiday.search.until')}
          value={typed.until}
          error={errorOf('until')}
        />
        <StayField
          name="persons"
          label={t('holiday.search.persons')}
          value={typed.persons}
          hint={t('holiday.stay.most', { count: unit.persons })}
          error={errorOf('persons')}
        />
        <button className="button" type="submit">
          {t('holiday.stay.submit')}
        </button>
      </Form>
      <div className="stay__answer" role="status">
        {errors.length > 0 && <p className="field__error">{t('holiday.stay.impossible')}</p>}
        {quote && typeof quote.total === 'number' && <StayPrice {...quote} total={quote.total} />}
        {!quote && errors.length === 0 && <p className="hint">{t('holiday.stay.invite')}</p>}
      </div>
      <StayRequest unit={unit} typed={errors.length === 0 && quote ? typed : null} />
    </aside>
  );
}
