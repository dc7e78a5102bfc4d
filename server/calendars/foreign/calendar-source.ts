import { readFailing } from '../../database/calendars/failing-calendars.ts';
import type { MailContext, MailSource, WrittenMail } from '../../mail/mail-source.ts';
import type { CalendarFault } from './calendar-fault.ts';
import { calendarWords, type FailingCalendar } from './calendar-words.ts';

/** Calendars of agents that cannot be read: the agency is told. */
export const calendarSource: MailSource = {
  async writeMail({ id }, context) {
    const failing = await readFailing(context.db, id);
    // The codes are those that this site has stored.
    return failing && write({ ...failing, fault: failing.fault as CalendarFault }, context);
  },
  onceMails: [],
  sampleMails: [
    {
      name: 'failing',
      write: async (_locale, context) =>
        write({ agent: 'An Peeters', since: new Date(), fault: 'ANSWER' }, context),
    },
  ],
};

function write(failing: FailingCalendar, { agency, intls }: MailContext): WrittenMail {
  const { locale, name, email } = agency;
  const to = { name, address: email };
  return { locale, words: calendarWords(failing, intls[locale]), to, replyTo: to, isToAgency: true };
}
