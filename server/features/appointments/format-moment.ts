import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';

/** Formats the date and time of a viewing in Brussels local time. */
export function formatMoment({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, intl: IntlShape) {
  const timeOf = (moment: Date) => intl.formatTime(moment, { hour: '2-digit', minute: '2-digit' });
  const day = intl.formatDate(startsAt, { weekday: 'long', day: 'numeric', month: 'long' });
  const time = timeOf(startsAt);
  const when = translatorOf(intl)('mail.appointment.when', { day, start: time, end: timeOf(endsAt) });
  return { day, time, when };
}
