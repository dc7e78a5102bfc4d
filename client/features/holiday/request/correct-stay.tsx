import '../stay/stays.css';
import { Form } from 'react-router';
import { formatStay } from '../../../../shared/holiday/stay-params.ts';
import { OutcomeAlert } from '../../../forms/outcome-alert.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OtherPeriods } from '../stay/other-periods.tsx';
import { StayFields, withDefaults } from '../stay/stay-fields.tsx';
import type { RequestedUnitQuery } from './generated/requests.generated.ts';
import { CORRECT, PERIOD, type RequestedStay, type RequestFailure } from './request-stay.ts';

interface CorrectStayProps {
  unit: NonNullable<RequestedUnitQuery['rentalUnit']>;
  requested: RequestedStay;
  /** The result of the form. Its typed values are submitted as hidden fields. */
  outcome: RequestFailure | undefined;
  /** The URL of the page. */
  path: string;
}

/** Shows why the dates or persons are impossible, and offers alternatives. */
export function CorrectStay({ unit, requested, outcome, path }: CorrectStayProps) {
  const t = useMessages();
  const typed = withDefaults(requested.typed, unit);
  const isChosen = requested.errors.length > 0;
  return (
    <Form
      className="visitor-form mend-stay"
      method={outcome ? 'post' : 'get'}
      action={outcome ? `${path}?${formatStay(requested.typed)}` : path}
      noValidate
      preventScrollReset
    >
      {outcome ? (
        // A new key for each response, so that it is announced again.
        <OutcomeAlert key={JSON.stringify(requested.typed)} role="alert">
          <p>{outcome.message ?? t('holiday.stay.impossible')}</p>
        </OutcomeAlert>
      ) : (
        <p className="notice">{t(isChosen ? 'holiday.stay.impossible' : 'holiday.request.choose')}</p>
      )}
      {outcome && <TypedDetails values={outcome.values} />}
      <div className="mend-stay__fields">
        <StayFields unit={unit} typed={typed} errors={requested.errors} />
      </div>
      <Button type="submit" name={outcome && CORRECT}>
        {t('holiday.stay.submit')}
      </Button>
      <OtherPeriods
        periods={requested.quote?.otherPeriods ?? []}
        renderChoice={({ from, until }, words) =>
          outcome ? (
            <Button type="submit" look="quiet" name={PERIOD} value={`${from} ${until}`}>
              {words}
            </Button>
          ) : (
            <a href={`${path}?${formatStay({ ...typed, from, until })}`} data-keep-scroll="">
              {words}
            </a>
          )
        }
      />
    </Form>
  );
}

const DETAILS = ['email', 'phone', 'withPets', 'privacyConsent'];

function TypedDetails({ values }: Pick<RequestFailure, 'values'>) {
  return DETAILS.map((name) => {
    const value = values[name];
    return value && <input key={name} type="hidden" name={name} value={value === true ? 'on' : value} />;
  });
}
