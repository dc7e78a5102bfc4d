import { Form, useNavigation, useParams } from 'react-router';
import { isSelectable } from '../../../../shared/appointments/agenda-changes.ts';
import { formatBooking } from '../../../../shared/appointments/booking-params.ts';
import { RejectionAlert } from '../../../forms/rejection-alert.tsx';
import type { Rejection } from '../../../forms/send-mutation.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { usePathTo } from '../../../locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { ShownAgenda } from '../agenda/load-agenda.ts';
import { SlotChooser } from '../agenda/slot-chooser.tsx';
import { useLiveAgenda } from '../agenda/use-live-agenda.ts';
import { WaitingListLink } from '../agenda/waiting-list-link.tsx';
import type { OwnAppointment } from './appointment-loader.ts';

interface MoveSectionProps {
  appointment: OwnAppointment;
  shown: ShownAgenda;
  rejection: Rejection | null;
  formKey: string;
}

/** The form that moves a viewing to another slot, and a link to the waiting list. */
export function MoveSection({ appointment, shown, rejection, formKey }: MoveSectionProps) {
  const t = useMessages();
  const { appointmentId = '' } = useParams();
  const path = usePathTo()('appointment', { appointmentId });
  const agenda = useLiveAgenda(shown);
  const isSending = useNavigation().formAction?.startsWith(path) === true;
  const { listingId, startsAt } = appointment;
  const isSlotRejected = rejection?.field === 'startsAt';
  const hasSelectableSlot = agenda?.days.some(({ slots }) => slots.some(({ state }) => isSelectable(state)));
  return (
    <section id="move" className="booking" aria-labelledby="move-title">
      <h2 id="move-title">{t('appointments.move.title')}</h2>
      {rejection && !isSlotRejected && (
        <RejectionAlert rejection={rejection} unknownReason="appointments.failed" />
      )}
      {agenda && (hasSelectableSlot || agenda.next) ? (
        <Form
          method="post"
          action={`${path}?${formatBooking({ date: shown.date })}`}
          className="visitor-form"
          preventScrollReset
          noValidate
        >
          <input type="hidden" name="key" value={formKey} />
          <SlotChooser
            id="slot"
            agenda={agenda}
            date={shown.date}
            hasEarlier={shown.hasEarlier}
            hrefOf={(date) => `${path}?${formatBooking({ date })}`}
            chosen={null}
            own={startsAt}
            rejection={isSlotRejected ? rejection : null}
          />
          <Button type="submit" aria-disabled={isSending || undefined}>
            {t('appointments.move.submit')}
          </Button>
          <p role="status">{isSending && t('appointments.details.sending')}</p>
        </Form>
      ) : (
        <p>{t('appointments.noSlots')}</p>
      )}
      <WaitingListLink listingId={listingId} before={startsAt} />
    </section>
  );
}
