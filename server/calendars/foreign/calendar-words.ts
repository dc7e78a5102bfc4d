import type { SiteIntl } from '../../../client/intl/create-intl.ts';
import { messagesOf } from '../../../client/intl/use-messages.ts';
import type { FailingCalendar } from '../../database/calendars/failing-calendars.ts';
import type { Words } from '../../mail/letter/letter.ts';
import type { CalendarFault } from './calendar-fault.ts';

/** What an agency is written of a calendar that cannot be read; never its address. */
export function calendarWords(failing: FailingCalendar, intl: SiteIntl): Words {
  const t = messagesOf(intl);
  const { of, name, position, since, fault } = failing;
  const day = intl.formatDate(since, { weekday: 'long', day: 'numeric', month: 'long' });
  const time = intl.formatTime(since, { hour: '2-digit', minute: '2-digit' });
  const text = t(`mail.calendar.${of}.text`, { name, position, day, time });
  return {
    subject: t(`mail.calendar.${of}.subject`, { name }),
    preview: text,
    title: t(`mail.calendar.${of}.title`, { name }),
    blocks: [
      { type: 'paragraph', text },
      // The codes are those that this site has stored.
      { type: 'paragraph', text: t(`mail.calendar.fault.${fault as CalendarFault}`) },
      { type: 'paragraph', text: t(`mail.calendar.${of}.meanwhile`) },
      { type: 'paragraph', text: t(`mail.calendar.${of}.next`, { name }) },
    ],
  };
}
