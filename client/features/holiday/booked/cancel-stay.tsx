import '../stay/stays.css';
import { Form } from 'react-router';
import { useMessages } from '../../../intl/use-messages.ts';
import { Button, ButtonSummary } from '../../../ui/button/button.tsx';
import { useDayFormats } from '../stay/use-day-formats.ts';
import type { StayData } from './stay-details.tsx';

interface CancelStayProps {
  stay: StayData;
  /** Idempotency key of the form. */
  formKey: string;
  /** Open after a failed cancellation. */
  isOpen: boolean;
}

/**
 * Cancels a stay in two steps: a disclosure shows the button that cancels. When it is too late to cancel online, a text
 * says so.
 */
export function CancelStay({ stay, formKey, isOpen }: CancelStayProps) {
  const t = useMessages();
  const { day } = useDayFormats();
  const { status, canCancel, cancelUntil } = stay;
  if (!canCancel) return status === 'ACCEPTED' ? <p>{t('forms.fault.stayTooLate')}</p> : null;
  return (
    <>
      <p>{t('holiday.booked.until', { day: day(cancelUntil) })}</p>
      <details className="cancel-stay" open={isOpen}>
        <ButtonSummary look="quiet">{t('holiday.booked.cancel')}</ButtonSummary>
        <Form method="post" className="visitor-form">
          <p>{t('holiday.booked.question')}</p>
          <input type="hidden" name="key" value={formKey} />
          <Button type="submit">{t('holiday.booked.confirm')}</Button>
        </Form>
      </details>
    </>
  );
}
