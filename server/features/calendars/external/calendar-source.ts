import type { MailContext, MailSource, SampleMail, WrittenMail } from '../../../platform/mail/mail-source.ts';
import {
  type FailingCalendar,
  readFailingCalendar,
  readPartialCalendar,
} from '../store/failing-calendars.ts';
import type { CalendarErrorCode, EventFault } from './calendar-error.ts';
import { calendarMailTexts, type FailureKind } from './calendar-mail-texts.ts';

/** Mails to the agency about calendars of agents, offices and rental units that cannot be read. */
export const calendarSource: MailSource = {
  async writeMail({ id }, context) {
    const failing = await readFailingCalendar(context.db, id);
    return failing && write(failing, failing.wasRead ? 'failing' : 'unread', context);
  },
  singleUseMails: [],
  sampleMails: [...samples('failing', 'ANSWER'), ...samples('unread', 'ANSWER')],
};

/** Mails to the agency about events of such calendars that cannot be read. */
export const calendarEventsSource: MailSource = {
  async writeMail({ id }, context) {
    const partial = await readPartialCalendar(context.db, id);
    return partial && write(partial, 'partial', context);
  },
  singleUseMails: [],
  sampleMails: samples('partial', 'EVENT'),
};

function samples(kind: FailureKind, fault: CalendarErrorCode | EventFault): SampleMail[] {
  const common = { position: 1, since: new Date(), fault, wasRead: kind !== 'unread' };
  const owners = [
    { of: 'agent', name: 'An Peeters' },
    { of: 'office', name: 'Peeters Gent' },
    { of: 'unit', name: 'Zeezicht' },
  ] as const;
  return owners.map((owner) => ({
    name: `${kind}-${owner.of}`,
    write: async (_locale, context) => write(Object.assign(owner, common), kind, context),
  }));
}

function write(
  calendar: FailingCalendar,
  kind: FailureKind,
  { agency, intls }: Pick<MailContext, 'agency' | 'intls'>,
): WrittenMail {
  const { locale, name, email } = agency;
  const to = { name, address: email };
  return {
    locale,
    texts: calendarMailTexts(calendar, kind, intls[locale]),
    to,
    replyTo: to,
    isToAgency: true,
  };
}
