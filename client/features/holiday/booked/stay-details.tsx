import { formatStay } from '../../../../shared/holiday/stay-params.ts';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { phoneHref } from '../../../ui/phone-number.ts';
import type { StayQuery } from '../stay/generated/stays.generated.ts';
import { StaySummary } from '../stay/stay-summary.tsx';

export type StayData = NonNullable<StayQuery['stay']>;

interface StayProps {
  stay: StayData;
}

/** Status, dates, price and contacts of a stay. */
export function StayDetails({ stay }: StayProps) {
  const t = useMessages();
  const { status, office, agent } = stay;
  const host = agent ?? office;
  const phone = agent?.phone ?? office.phone;
  const isOff = status === 'DECLINED' || status === 'CANCELLED';
  return (
    <StaySummary stay={stay} lines={stay.parts} isOff={isOff} state={<StayState stay={stay} />}>
      <StayAnswer stay={stay} />
      <p>
        {t('holiday.booked.host', { name: host.name })} <a href={phoneHref(phone)}>{phone}</a>
      </p>
      {isOff && <OtherDays stay={stay} />}
    </StaySummary>
  );
}

function StayState({ stay: { status, office } }: StayProps) {
  const t = useMessages();
  return (
    <>
      <p className={status === 'ACCEPTED' ? 'badge badge--available' : 'badge'}>
        {t(`holiday.booked.status.${status}`)}
      </p>
      <p>{t(`holiday.booked.text.${status}`, { office: office.name })}</p>
    </>
  );
}

/** The message of the answer, and the next steps after an acceptance. */
function StayAnswer({ stay: { status, office, answer, nextSteps } }: StayProps) {
  const t = useMessages();
  return (
    <>
      {answer && (
        <>
          <h2 className="record__label">{t('holiday.booked.answer', { office: office.name })}</h2>
          <blockquote className="record__note">{answer}</blockquote>
        </>
      )}
      {status === 'ACCEPTED' && nextSteps && (
        <>
          <h2 className="record__label">{t('holiday.booked.nextSteps')}</h2>
          <p className="record__text" lang={nextSteps.locale}>
            {nextSteps.text}
          </p>
        </>
      )}
    </>
  );
}

/** Links to other dates; absent when the unit is no longer offered. */
function OtherDays({ stay: { unit, persons } }: StayProps) {
  const t = useMessages();
  if (!unit || !isOffered(unit.status.code)) return null;
  const search = formatStay({ from: '', until: '', persons: String(persons) });
  return <ButtonLink href={`${unit.path}?${search}#stay`}>{t('holiday.booked.otherDays')}</ButtonLink>;
}
