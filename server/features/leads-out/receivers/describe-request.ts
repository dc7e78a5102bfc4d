/** Says in words what a visitor has booked or requested, for systems that have no place for it. */
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../../client/intl/use-messages.ts';
import { formatMoment } from '../../appointments/format-moment.ts';
import type { EventData } from '../event-data.ts';

/** The title and the time of a viewing or a stay; null for messages and subscriptions. */
export function describeRequest(
  { startsAt, endsAt, arrival, departure }: EventData,
  intl: IntlShape,
): string | null {
  const t = translatorOf(intl);
  if (startsAt && endsAt) {
    const { when } = formatMoment({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, intl);
    return `${t('mail.appointment.agent.booked.title')}\n${when}`;
  }
  if (!arrival || !departure) return null;
  const days = intl.formatDateTimeRange(new Date(arrival), new Date(departure), { dateStyle: 'long' });
  return `${t('mail.stay.host.requested.title')}\n${days}`;
}
