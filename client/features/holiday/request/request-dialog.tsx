import '../stay/stays.css';
import { use, useState } from 'react';
import { formatStay, parseStay, type TypedStay } from '../../../../shared/holiday/stay-params.ts';
import { BrowserServicesContext } from '../../../data/browser-services.ts';
import { useResults } from '../../../data/results.ts';
import { FormDialog } from '../../../forms/dialog/form-dialog.tsx';
import { useLocale } from '../../../locale.tsx';
import { RentalUnitStayDocument } from '../stay/generated/stay-quote.generated.ts';
import type { Quote } from '../stay/stay-panel.tsx';
import type { Unit } from '../unit/unit.ts';
import { DialogStay } from './dialog-stay.tsx';
import { RequestReceived } from './request-received.tsx';
import { STAY_REQUEST_FORM, STAY_REQUEST_WITHOUT_PETS } from './stay-request-form.ts';

export interface RequestDialogProps {
  unit: Unit;
  typed: TypedStay;
  /** The current price of the stay, or why it is not possible. */
  quote: Quote;
  /** The URL of the form's own page. */
  path: string;
  isOpen: boolean;
  /** How often the dialog was opened. */
  opening: number;
  onClose(isReceived: boolean): void;
  /** Called with the query string of another stay. */
  onChoose(query: string): void;
}

/** The form that requests a stay, in a dialog over the unit's page. It follows changes of the nights. */
export function RequestDialog({ unit, typed, quote, onChoose, ...dialog }: RequestDialogProps) {
  const { id } = unit;
  const form = useState(unit.allowsPets ? STAY_REQUEST_FORM : STAY_REQUEST_WITHOUT_PETS)[0];
  const { stay } = parseStay(new URLSearchParams({ ...typed }));
  const askAgain = useReloadQuote(id);
  return (
    <FormDialog
      {...dialog}
      form={form}
      messages="holiday/request"
      title="holiday.request.title"
      intro="holiday.request.intro"
      about={{ rentalUnitId: id }}
      hiddenValues={stay ? { ...stay, total: quote.total } : undefined}
      isWithheld={quote.total === null}
      confirm={({ sent, submitted }) => (
        <RequestReceived
          email={String(sent.get('email'))}
          token={submitted.token}
          office={unit.office.name}
        />
      )}
      onFailure={() => stay && askAgain(stay)}
    >
      <DialogStay
        unit={unit}
        typed={typed}
        quote={quote}
        cancel={() => dialog.onClose(false)}
        choose={(period) => onChoose(formatStay({ ...typed, ...period }))}
      />
    </FormDialog>
  );
}

/** Reloads nights and prices, which may have changed, for page and form. */
function useReloadQuote(id: string) {
  const services = use(BrowserServicesContext);
  const results = useResults();
  const locale = useLocale();
  return (stay: { from: string; until: string; persons: number }) => {
    const variables = { id, locale, ...stay };
    services?.runUncached(RentalUnitStayDocument, variables).then(
      (result) => results.write(RentalUnitStayDocument, variables, result),
      // The form's response is shown even when reloading fails.
      () => {},
    );
  };
}
