import type { TypedStay } from '../../../../shared/holiday/stay-params.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { phoneHref, unbrokenPhone } from '../../../ui/phone-number.ts';
import type { Quote } from '../stay/stay-panel.tsx';
import { useDayFormats } from '../stay/use-day-formats.ts';
import type { Unit } from '../unit/unit.ts';
import { RequestLink } from './request-link.tsx';

interface StayRequestProps {
  unit: Unit;
  typed: TypedStay;
  /** Null when no dates were chosen. */
  quote: Quote | null;
}

/** A link to request the stay; for an impossible stay, a link to ask a question. */
export function StayRequest({ unit, typed, quote }: StayRequestProps) {
  const t = useMessages();
  const { day } = useDayFormats();
  const { name, reference, office, agent } = unit;
  const isPossible = typeof quote?.total === 'number';
  const phone = agent?.phone ?? office.phone;
  const email = agent?.email ?? office.email;
  const subject = isPossible
    ? t('holiday.stay.mailSubject', {
        name,
        reference,
        from: day(typed.from),
        until: day(typed.until),
        persons: Number(typed.persons),
      })
    : t('holiday.stay.questionSubject', { name, reference });
  return (
    <div className="stay__request">
      {quote && <RequestLink unit={unit} typed={typed} quote={quote} />}
      {isPossible && <p>{t('holiday.stay.requestText')}</p>}
      <ButtonLink look="quiet" shape="wide" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
        <Icon name="mail" />
        {isPossible ? t('holiday.stay.mail') : t('holiday.stay.question')}
      </ButtonLink>
      <ButtonLink look="quiet" shape="wide" href={phoneHref(phone)}>
        <Icon name="phone" />
        {t('estates.detail.call', { phone: unbrokenPhone(phone) })}
      </ButtonLink>
    </div>
  );
}
