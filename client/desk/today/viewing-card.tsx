import { useIntl } from 'react-intl';
import { writeTimeSpan } from '../../../shared/time-format.ts';
import { useSlotFormats } from '../../features/appointments/agenda/use-slot-formats.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { phoneHref } from '../../ui/phone-number.ts';
import { ListingLine } from '../listing-line.tsx';
import type { DeskViewingFragment } from './generated/today.generated.ts';

/** A viewing in a list: when, who comes, what is viewed, and its state. */
export function ViewingCard({ viewing }: { viewing: DeskViewingFragment }) {
  const t = useMessages();
  const { locale } = useIntl();
  const { time } = useSlotFormats();
  const { id, startsAt, endsAt, status, visitorName, phone, listing, isMissed } = viewing;
  const isCancelled = status === 'CANCELLED';
  return (
    <li className={isCancelled ? 'desk-viewing desk-viewing--cancelled' : 'desk-viewing'}>
      <a className="desk-viewing__time" href={`/desk/viewings/${id}`}>
        <time dateTime={startsAt}>{time(startsAt)}</time>
        {writeTimeSpan('', time(endsAt), locale)}
      </a>
      <div className="desk-viewing__facts">
        <p>
          <strong>{visitorName ?? t('desk.visitor.erased')}</strong>
          {phone && (
            <>
              {' '}
              <a href={phoneHref(phone)}>{phone}</a>
            </>
          )}
        </p>
        <p>
          <ListingLine listing={listing} />
        </p>
        {isCancelled && <p className="desk-mark">{t('desk.viewing.cancelled')}</p>}
        {isMissed && <p className="desk-mark">{t('desk.viewing.missed')}</p>}
      </div>
    </li>
  );
}
