import { type ReactNode, useState } from 'react';
import type { Period } from '../../../../shared/holiday/periods.ts';
import { seasonOn } from '../../../../shared/holiday/periods.ts';
import { parseStay, type TypedStay } from '../../../../shared/holiday/stay-params.ts';
import { OutcomeAlert } from '../../../forms/outcome-alert.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OtherPeriods } from '../stay/other-periods.tsx';
import type { Quote } from '../stay/stay-panel.tsx';
import { StaySummary } from '../stay/stay-summary.tsx';
import { useErrorText } from '../stay/use-error-text.ts';
import type { Unit } from '../unit/unit.ts';

interface DialogStayProps {
  unit: Unit;
  typed: TypedStay;
  quote: Quote;
  choose(period: Period): void;
  /** Goes back to the dates and persons of the page. */
  cancel(): void;
}

/** The stay in the open dialog: its price, or why it is not possible now and which periods are. */
export function DialogStay({ unit, typed, quote, choose, cancel }: DialogStayProps) {
  const t = useMessages();
  const { total } = quote;
  const [wasImpossible, setWasImpossible] = useState(false);
  if (total === null && !wasImpossible) setWasImpossible(true);
  const { stay } = parseStay(new URLSearchParams({ ...typed }));
  if (!stay) return null;
  if (total === null) {
    return (
      <Impossible key={`${stay.from} ${stay.until}`} unit={unit} typed={typed} quote={quote}>
        <OtherPeriods
          periods={quote.otherPeriods}
          renderChoice={({ from, until }, words) => (
            <Button type="button" look="quiet" onClick={() => choose({ from, until })}>
              {words}
            </Button>
          )}
        />
        <Button type="button" look="quiet" onClick={cancel}>
          {t('holiday.request.change')}
        </Button>
      </Impossible>
    );
  }
  return (
    <>
      {wasImpossible && (
        <OutcomeAlert role="status">
          <p>{t('holiday.request.possible')}</p>
        </OutcomeAlert>
      )}
      <StaySummary stay={{ ...stay, nights: quote.nights, total }} lines={quote.lines} />
    </>
  );
}

/** Focuses the reason why the stay is impossible, which may appear while the visitor is typing. */
function Impossible({
  unit,
  typed,
  quote,
  children,
}: Omit<DialogStayProps, 'choose' | 'cancel'> & { children: ReactNode }) {
  const t = useMessages();
  const errorText = useErrorText();
  const known = { season: seasonOn(typed.from, unit.seasons), persons: unit.persons };
  const reasons = quote.errors.map((error) => errorText(error.field, [error], known));
  return (
    <OutcomeAlert role="alert">
      {reasons.length === 1 ? (
        <p>{reasons[0]}</p>
      ) : (
        <>
          <p>{t('holiday.stay.impossible')}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
      {children}
    </OutcomeAlert>
  );
}
