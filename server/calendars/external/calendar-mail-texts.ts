import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { FailingCalendar } from '../../database/calendars/failing-calendars.ts';
import type { MailTexts } from '../../mail/rendering/mail-document.ts';
import type { CalendarErrorCode } from './calendar-error.ts';

/** The texts of a mail to the agency about a calendar that cannot be read; without its URL, which is secret. */
export function calendarMailTexts(failing: FailingCalendar, intl: IntlShape): MailTexts {
  const t = translatorOf(intl);
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
      // The stored codes were written by this site.
      { type: 'paragraph', text: t(`mail.calendar.fault.${fault as CalendarErrorCode}`) },
      { type: 'paragraph', text: t(`mail.calendar.${of}.meanwhile`) },
      { type: 'paragraph', text: t(`mail.calendar.${of}.next`, { name }) },
    ],
  };
}
