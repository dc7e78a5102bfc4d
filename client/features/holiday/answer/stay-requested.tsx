import { useIntl } from 'react-intl';
import { OutcomeAlert } from '../../../forms/outcome-alert.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { phoneHref } from '../../../ui/phone-number.ts';
import type { StayToAnswerQuery } from '../stay/generated/stays.generated.ts';
import { StaySummary } from '../stay/stay-summary.tsx';

interface StayProps {
  stay: NonNullable<StayToAnswerQuery['stayToAnswer']>;
}

/** The requested stay, the visitor's details, and the answer. */
export function StayRequested({ stay }: StayProps) {
  const t = useMessages();
  const intl = useIntl();
  const { status, answer, requestedAt } = stay;
  const moment = intl.formatDate(requestedAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      {status !== 'REQUESTED' && (
        <OutcomeAlert role="status">
          <p>{t(`holiday.answer.done.${status}`)}</p>
          {answer && <blockquote className="record__note">{answer}</blockquote>}
        </OutcomeAlert>
      )}
      <StaySummary stay={stay}>
        <p className="hint">{t('holiday.answer.requestedAt', { moment })}</p>
        <VisitorLines stay={stay} />
      </StaySummary>
    </>
  );
}

function VisitorLines({ stay: { email, phone } }: StayProps) {
  const t = useMessages();
  if (!email && !phone) return <p>{t('holiday.answer.erased')}</p>;
  return (
    <>
      <h2 className="record__label">{t('holiday.answer.visitor')}</h2>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
    </>
  );
}
