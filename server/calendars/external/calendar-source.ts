import { type FailingCalendar, readFailingCalendar } from '../../database/calendars/failing-calendars.ts';
import type { MailContext, MailSource, SampleMail, WrittenMail } from '../../mail/mail-source.ts';
import { calendarMailTexts } from './calendar-mail-texts.ts';

/** Mails to the agency about calendars of agents and rental units that cannot be read. */
export const calendarSource: MailSource = {
  async writeMail({ id }, context) {
    const failing = await readFailingCalendar(context.db, id);
    return failing && write(failing, context);
  },
  singleUseMails: [],
  sampleMails: [sample('agent', 'An Peeters'), sample('unit', 'Zeezicht')],
};

function sample(of: FailingCalendar['of'], name: string): SampleMail {
  return {
    name: `failing-${of}`,
    write: async (_locale, context) =>
      write({ of, name, position: 1, since: new Date(), fault: 'ANSWER' }, context),
  };
}

function write(failing: FailingCalendar, { agency, intls }: MailContext): WrittenMail {
  const { locale, name, email } = agency;
  const to = { name, address: email };
  return { locale, texts: calendarMailTexts(failing, intls[locale]), to, replyTo: to, isToAgency: true };
}
