import type { IntlShape } from 'react-intl';
import { messagesOf } from '../../../client/intl/use-messages.ts';
import type { Words } from '../../mail/letter.ts';
import type { CalendarFault } from './calendar-fault.ts';

export interface FailingCalendar {
  /** Their name. */
  agent: string;
  since: Date;
  fault: CalendarFault;
}

/** What an agency is written of a calendar that cannot be read; never its address. */
export function calendarWords({ agent, since, fault }: FailingCalendar, intl: IntlShape): Words {
  const t = messagesOf(intl);
  const day = intl.formatDate(since, { weekday: 'long', day: 'numeric', month: 'long' });
  const time = intl.formatTime(since, { hour: '2-digit', minute: '2-digit' });
  const text = t('mail.calendar.text', { agent, day, time });
  return {
    subject: t('mail.calendar.subject', { agent }),
    preview: text,
    title: t('mail.calendar.title', { agent }),
    blocks: [
      { type: 'paragraph', text },
      { type: 'paragraph', text: t(`mail.calendar.fault.${fault}`) },
      { type: 'paragraph', text: t('mail.calendar.meanwhile') },
      { type: 'paragraph', text: t('mail.calendar.next', { agent }) },
    ],
  };
}
