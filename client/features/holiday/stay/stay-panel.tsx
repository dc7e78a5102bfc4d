import { Form, useSearchParams } from 'react-router';
import {
  formatStay,
  parseStay,
  parseSubmittedStay,
  type TypedStay,
} from '../../../../shared/holiday/stay-params.ts';
import { useResult } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useCanonicalSubmit } from '../../../ui/use-canonical-submit.ts';
import { StayRequest } from '../request/stay-request.tsx';
import type { Unit } from '../unit/unit.ts';
import { useAvailabilityChange, useLiveNights } from '../unit/use-live-nights.ts';
import { RentalUnitStayDocument, type RentalUnitStayQuery } from './generated/stay-quote.generated.ts';
import { OtherPeriods } from './other-periods.tsx';
import { StayFields, withDefaults } from './stay-fields.tsx';
import { StayPrice } from './stay-price.tsx';
import type { StayProblem } from './use-error-text.ts';

export type Quote = NonNullable<RentalUnitStayQuery['rentalUnit']>['stay'];

/** Asks for dates and persons and shows the price: a GET form, so each stay has a URL. */
export function StayPanel({ unit }: { unit: Unit }) {
  const [query] = useSearchParams();
  const { typed, stay, errors } = parseSubmittedStay(query);
  const form = { unit, typed: withDefaults(typed, unit), errors };
  useLiveNights(unit.id, stay);
  return stay ? <Quoted {...form} stay={stay} /> : <Panel {...form} quote={null} />;
}

interface FormState {
  unit: Unit;
  typed: TypedStay;
  errors: readonly StayProblem[];
}

/** Shown when the loader has requested a quote for the stay. */
function Quoted({
  stay,
  ...form
}: FormState & { stay: NonNullable<ReturnType<typeof parseSubmittedStay>['stay']> }) {
  const { unit } = form;
  const variables = { id: unit.id, locale: useLocale(), ...stay };
  const { rentalUnit } = useResult(RentalUnitStayDocument, variables);
  const quote = rentalUnit?.stay ?? null;
  return <Panel {...form} errors={quote?.errors ?? []} quote={quote} />;
}

function Panel({ unit, typed, errors, quote }: FormState & { quote: Quote | null }) {
  const t = useMessages();
  // Only the price changes, so the scroll position is kept.
  const submit = useCanonicalSubmit((fields) => formatStay(withDefaults(parseStay(fields).typed, unit)));
  const news = useAvailabilityChange(formatStay(typed), quote);
  return (
    <aside className="stay" id="stay" aria-labelledby="stay-title">
      <h2 id="stay-title">{t('holiday.stay.title')}</h2>
      <Form className="stay__form" method="get" action="#stay" noValidate onSubmit={submit}>
        <StayFields unit={unit} typed={typed} errors={errors} />
        <Button shape="wide" className="stay__submit" type="submit">
          {t('holiday.stay.submit')}
        </Button>
      </Form>
      <div className="stay__answer" role="status">
        {news && <p className={news === 'lost' ? 'field__error' : undefined}>{t(`holiday.stay.${news}`)}</p>}
        {errors.length > 0 && news !== 'lost' && (
          <p className="field__error">{t('holiday.stay.impossible')}</p>
        )}
        {quote && typeof quote.total === 'number' && <StayPrice {...quote} total={quote.total} />}
        {!quote && errors.length === 0 && <p className="hint">{t('holiday.stay.invite')}</p>}
      </div>
      <OtherPeriods
        periods={quote?.otherPeriods ?? []}
        renderChoice={(period, words) => (
          <a href={`?${formatStay({ ...typed, ...period })}#stay`} data-keep-scroll="">
            {words}
          </a>
        )}
      />
      <StayRequest unit={unit} typed={typed} quote={quote} />
    </aside>
  );
}
