import type { RefObject } from 'react';
import { Form, useNavigation } from 'react-router';
import { isSelectable, slotState } from '../../../../shared/appointments/agenda-changes.ts';
import { formatBooking } from '../../../../shared/appointments/booking-params.ts';
import type { FormValues } from '../../../forms/form-definition.ts';
import { VisitorForm } from '../../../forms/visitor-form.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { usePathTo } from '../../../locale.tsx';
import { useSlotFormats } from '../agenda/use-slot-formats.ts';
import { INTENTS } from './booking-action.ts';
import { BOOKING_FORM } from './booking-form.ts';
import type { BookingStepProps } from './choose-step.tsx';
import { FreeSlots } from './free-slots.tsx';
import { HoldNotice } from './hold-notice.tsx';

interface DetailsStepProps extends BookingStepProps {
  /** Values typed before another slot was chosen. */
  draft: RefObject<FormValues | undefined>;
}

/** Contact details and confirmation. When the slot is lost, another one is chosen in the same form. */
export function DetailsStep({ loaded, agenda, outcome, listingId, draft }: DetailsStepProps) {
  const t = useMessages();
  const path = usePathTo()('bookAppointment', { listingId });
  const { hold, token, slot, challenge } = loaded;
  const { formData } = useNavigation();
  const isBooking = formData?.has('formToken') === true && formData.get('intent') !== INTENTS.extend;
  const failure = outcome?.of === 'details' ? outcome.failure : undefined;
  // A held slot may already be too soon for other visitors, in which case the agenda omits it.
  const isFree = slot !== null && (hold?.startsAt === slot || isSelectable(slotState(slot, loaded.agenda)));
  const own = `${path}?${formatBooking({ slot, hold: token })}`;
  const other = `${path}?${formatBooking({ hold: token, slot, isChoosingSlot: true })}`;
  const { contact } = hold ?? {};
  return (
    <>
      <h2>{t('appointments.details.title')}</h2>
      {slot && isFree && <ChosenTime slot={slot} other={other} />}
      <VisitorForm
        form={BOOKING_FORM}
        Form={Form}
        action={own}
        challenge={challenge}
        outcome={failure}
        isSending={isBooking}
        initial={draft.current ?? (contact ? { ...contact } : undefined)}
        customFields={{
          startsAt: ({ id, value, error, check }) =>
            isFree || !agenda ? (
              <input type="hidden" name="startsAt" value={slot ?? ''} />
            ) : (
              <FreeSlots
                id={id}
                agenda={agenda}
                chosen={value}
                error={error ?? (failure ? undefined : t('forms.fault.slotTaken'))}
                onChoose={check}
              />
            ),
        }}
        onDraft={(values) => {
          draft.current = values;
        }}
      >
        {slot && isFree && <HoldNotice hold={hold} state={slotState(slot, agenda)} />}
      </VisitorForm>
    </>
  );
}

/** The slot that will be booked, and a link to choose another one. */
function ChosenTime({ slot, other }: { slot: string; other: string }) {
  const t = useMessages();
  const formats = useSlotFormats();
  return (
    <p className="chosen-time">
      <strong>{formats.moment(slot)}</strong>
      <a href={other}>{t('appointments.details.other')}</a>
    </p>
  );
}
