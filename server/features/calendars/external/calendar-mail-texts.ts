import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../../client/intl/use-messages.ts';
import type { MailTexts } from '../../../platform/mail/rendering/mail-document.ts';
import type { FailingCalendar } from '../store/failing-calendars.ts';
import type { CalendarErrorCode, EventFault } from './calendar-error.ts';

/** `unread`: it was never read; `partial`: only events of it cannot be read. */
export type FailureKind = 'failing' | 'unread' | 'partial';

/** The texts of a mail to the agency about a calendar that cannot be read; without its URL, which is secret. */
export function calendarMailTexts(failing: FailingCalendar, kind: FailureKind, intl: IntlShape): MailTexts {
  const t = translatorOf(intl);
  const { of, name, position, since, fault } = failing;
  // The calendar of an office is called like that of an agent.
  const kindOfOwner = of === 'unit' ? 'unit' : 'agent';
  const day = intl.formatDate(since, { weekday: 'long', day: 'numeric', month: 'long' });
  const time = intl.formatTime(since, { hour: '2-digit', minute: '2-digit' });
  const text = t(`mail.calendar.${kindOfOwner}.${kind}.text`, { name, position, day, time });
  const isPartial = kind === 'partial';
  return {
    subject: t(
      isPartial ? `mail.calendar.${kindOfOwner}.partial.subject` : `mail.calendar.${kindOfOwner}.subject`,
      { name },
    ),
    preview: text,
    title: t(
      isPartial ? `mail.calendar.${kindOfOwner}.partial.title` : `mail.calendar.${kindOfOwner}.title`,
      { name },
    ),
    blocks: [
      { type: 'paragraph', text },
      // The stored codes were written by this site.
      { type: 'paragraph', text: t(`mail.calendar.fault.${fault as CalendarErrorCode | EventFault}`) },
      ...(isPartial ? [] : [{ type: 'paragraph' as const, text: t(meanwhileMessage(of, kind), { name }) }]),
      {
        type: 'paragraph',
        text: isPartial ? t('mail.calendar.partial.next') : t(`mail.calendar.${of}.next`, { name }),
      },
    ],
  };
}

function meanwhileMessage(of: FailingCalendar['of'], kind: Exclude<FailureKind, 'partial'>) {
  if (of === 'office' && kind === 'unread') return 'mail.calendar.office.unread.meanwhile';
  return of === 'unit'
    ? (`mail.calendar.unit.${kind}.meanwhile` as const)
    : (`mail.calendar.agent.${kind}.meanwhile` as const);
}
