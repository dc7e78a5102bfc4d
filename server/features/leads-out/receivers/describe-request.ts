/** Says in words what a visitor has booked or requested, for systems that have no place for it. */
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../../client/intl/use-messages.ts';
import { formatMoment } from '../../appointments/format-moment.ts';
import type { EventData } from '../event-data.ts';

/**
 * The title and the time of a viewing or a stay. The time of a cancelled one is left out. Null for
 * messages, subscriptions and declined stays.
 */
export function describeRequest(
  { state, startsAt, endsAt, arrival, departure }: EventData,
  intl: IntlShape,
): string | null {
  const t = translatorOf(intl);
  if (startsAt && endsAt) {
    if (state === 'CANCELLED') return t('mail.appointment.agent.cancelled.title');
    const { when } = formatMoment({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, intl);
    return `${t('mail.appointment.agent.booked.title')}\n${when}`;
  }
  if (!arrival || !departure || state === 'DECLINED') return null;
  if (state === 'CANCELLED') return t('mail.stay.host.cancelled.title');
  const days = intl.formatDateTimeRange(new Date(arrival), new Date(departure), { dateStyle: 'long' });
  return `${t('mail.stay.host.requested.title')}\n${days}`;
}

/** The reference and the address of the page of the listing; null when there is none. */
export function describeListing({ listing }: EventData): string | null {
  return listing && `${listing.reference}: ${listing.url}`;
}
