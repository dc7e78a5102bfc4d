/** Parses the mails that the site sends. */
import ICAL from 'ical.js';
import { type ParsedMail, simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { MAIL_SOURCES } from '../../../server/composition/mail-sources.ts';
import { createMessage } from '../../../server/platform/mail/message.ts';
import type { MailJob } from '../../../server/platform/mail/queue.ts';
import { composeMail } from '../../../server/platform/mail/rendering/compose-mail.ts';
import type { TestSite } from '../site.ts';

export interface RenderedMail extends ParsedMail {
  job: MailJob;
  /** The source as sent. */
  source: string;
}

/** Renders jobs in order: a mail, or null when the mail is obsolete. */
export async function renderMails(
  { services, database }: TestSite,
  jobs: readonly MailJob[],
): Promise<(RenderedMail | null)[]> {
  const { settings, site } = services;
  const context = { ...services, db: database.db, agency: settings.agency, publicUrl: site.publicUrl };
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const written: (RenderedMail | null)[] = [];
  for (const job of jobs) {
    const mail = await MAIL_SOURCES[job.source]?.writeMail(job, context);
    if (!mail) written.push(null);
    else {
      const outgoing = { ...job, ...mail, ...(await composeMail(mail, context)) };
      const postmark = { from: settings.mailFrom, publicUrl: site.publicUrl };
      const { message } = await transport.sendMail(createMessage(outgoing, postmark));
      const source = String(message);
      written.push({ ...(await simpleParser(source)), job, source });
    }
  }
  return written;
}

/** Returns the calendar event of a mail, and its method. */
export function readInvitation({ attachments, source }: RenderedMail) {
  const file = attachments.find(({ filename }) => filename === 'appointment.ics');
  if (!file) return null;
  const calendar = new ICAL.Component(ICAL.parse(file.content.toString('utf8')));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent('vevent');
  const event = new ICAL.Event(component ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    /** Method of the MIME part that mail programs process. */
    partMethod: /content-type: text\/calendar;[^\r\n]*method=(\w+)/i.exec(source)?.[1],
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    endsAt: event.endDate.toJSDate().toISOString(),
    zone: event.startDate.zone.tzid,
    summary: event.summary,
    description: event.description,
    status: component?.getFirstPropertyValue('status'),
    organizer: component?.getFirstPropertyValue('organizer'),
    attendee: component?.getFirstPropertyValue('attendee'),
  };
}
