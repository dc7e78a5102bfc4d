import { Form, useNavigation } from 'react-router';
import { formatBooking } from '../../../../shared/appointments/booking-params.ts';
import { OutcomeAlert } from '../../../forms/outcome-alert.tsx';
import { RejectionAlert } from '../../../forms/rejection-alert.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { usePathTo } from '../../../locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { AgendaFragment } from '../agenda/generated/agenda.generated.ts';
import { SlotChooser } from '../agenda/slot-chooser.tsx';
import { WaitingListLink } from '../agenda/waiting-list-link.tsx';
import { type BookingOutcome, INTENTS } from './booking-action.ts';
import type { LoadedBooking } from './booking-loader.ts';

/** The props of both steps of a booking. */
export interface BookingStepProps {
  loaded: LoadedBooking;
  agenda: AgendaFragment | null;
  outcome: BookingOutcome | undefined;
  listingId: string;
}

/** First step: the visitor chooses a slot, and submitting the form holds it. Null without an agenda. */
export function ChooseStep({ loaded, agenda, outcome, listingId }: BookingStepProps) {
  const t = useMessages();
  const path = usePathTo()('bookAppointment', { listingId });
  const { hold, token, slot, date, hasEarlier, key } = loaded;
  const isSending = useNavigation().state === 'submitting';
  const rejection = outcome?.of === 'slot' ? outcome.rejection : null;
  const isSlotRejected = rejection?.field === 'startsAt';
  if (!agenda) return null;
  const hrefOf = (day: string) =>
    `${path}?${formatBooking({ date: day, hold: token, isChoosingSlot: token !== null })}`;
  const holdPath = hold && `${path}?${formatBooking({ slot: hold.startsAt, hold: hold.token })}`;
  const action = `${path}?${formatBooking({ date, hold: hold && token, isChoosingSlot: hold !== null })}`;
  return (
    <>
      <h2>{t('appointments.choose.title')}</h2>
      {token && !hold && <OutcomeAlert role="alert">{t('forms.fault.holdExpired')}</OutcomeAlert>}
      {rejection && !isSlotRejected && (
        <RejectionAlert rejection={rejection} unknownReason="appointments.failed" />
      )}
      <Form method="post" action={action} className="visitor-form" noValidate>
        <input type="hidden" name="intent" value={INTENTS.hold} />
        <input type="hidden" name="key" value={key} />
        <SlotChooser
          id="slot"
          agenda={agenda}
          date={date}
          hasEarlier={hasEarlier}
          hrefOf={hrefOf}
          chosen={slot}
          rejection={isSlotRejected ? rejection : null}
        />
        <Button type="submit" aria-disabled={isSending || undefined}>
          {t('appointments.choose.submit')}
        </Button>
      </Form>
      {holdPath && (
        <p>
          <a href={holdPath}>{t('appointments.choose.keep')}</a>
        </p>
      )}
      <WaitingListLink listingId={listingId} before={agenda.next?.startsAt ?? null} />
    </>
  );
}
