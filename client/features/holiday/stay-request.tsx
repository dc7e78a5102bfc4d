import { formatStay, type TypedStay } from '../../../shared/holiday/stay-params.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { usePath } from '../../locale.tsx';
import { Icon } from '../../ui/icon.tsx';
import { phoneHref } from '../../ui/phone-href.ts';
import type { Unit } from './unit.ts';
import { useDayFormats } from './use-day-formats.ts';

/** How to ask for a stay; without one that is possible, how to ask a question. */
export function StayRequest({ unit, typed }: { unit: Unit; typed: TypedStay | null }) {
  const t = useMessages();
  const { day } = useDayFormats();
  const pathTo = usePath();
  const { id, name, reference, office, agent } = unit;
  const phone = agent?.phone ?? office.phone;
  const email = agent?.email ?? office.email;
  const subject = typed
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
      {typed && (
        <a className="button" href={`${pathTo('requestStay', { rentalUnitId: id })}?${formatStay(typed)}`}>
          {t('holiday.stay.request')}
        </a>
      )}
      {typed && <p>{t('holiday.stay.requestText')}</p>}
      <a className="button button--quiet" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
        <Icon name="mail" />
        {typed ? t('holiday.stay.mail') : t('holiday.stay.question')}
      </a>
      <a className="button button--quiet" href={phoneHref(phone)}>
        <Icon name="phone" />
        {t('estates.detail.call', { phone })}
      </a>
    </div>
  );
}
