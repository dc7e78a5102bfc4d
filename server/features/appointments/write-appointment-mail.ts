import { calendarLinks } from '../../../graphql/appointments/calendar-links.ts';
import type { AppointmentRecord } from '../../../graphql/appointments/ports.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { getOrCreateSecret } from '../../platform/database/secret.ts';
import type { MailContext, WrittenMail } from '../../platform/mail/mail-source.ts';
import { toPlainLine } from '../../platform/mail/rendering/plain-text.ts';
import { createToken } from '../../platform/security/tokens.ts';
import { createInvitation } from '../calendars/invitation.ts';
import { findContact } from '../offices/find-contact.ts';
import { withDataLink } from '../personal-data/data-link.ts';
import { type AgentMail, agentMailTexts } from './agent-mail-texts.ts';
import { agentTokenId } from './agent-token.ts';
import { type AppointmentContent, readAppointmentContent } from './appointment-content.ts';
import { findFreeSlots } from './free-slots.ts';
import type { AppointmentMail } from './mail-names.ts';
import { agentViewingEvent, titleOf, viewingEvent } from './viewing-event.ts';
import { type VisitorMail, visitorMailTexts } from './visitor-mail-texts.ts';

const MAX_ALTERNATIVES = 3;

/** Writes a mail about the current state of a viewing; null when the mail is no longer needed. */
export async function writeAppointmentMail(
  appointment: AppointmentRecord,
  mail: AppointmentMail,
  context: MailContext,
): Promise<WrittenMail | null> {
  if (mail === 'AGENT') return agentMail(appointment, kindOf(appointment), context);
  if (mail === 'FORMER') return formerHostMail(appointment, context);
  if (appointment.state !== 'BOOKED' && mail !== 'VISITOR') return null;
  if (mail === 'CLOSED') return appointment.isOffered ? null : agentMail(appointment, 'closed', context);
  return appointment.visitor && visitorMail(appointment, mail === 'REMINDER', context);
}

async function visitorMail(
  appointment: AppointmentRecord,
  isReminder: boolean,
  context: MailContext,
): Promise<WrittenMail | null> {
  const { visitor, locale, listingId } = appointment;
  if (!visitor) return null;
  const { publicUrl, agency } = context;
  const intl = context.intls[locale];
  const content = await readAppointmentContent(appointment, context, locale);
  const kind = isReminder ? 'reminder' : kindOf(appointment);
  const token = createToken(await getOrCreateSecret(context.db, 'appointments'), 'visitor', appointment.id);
  const url = publicUrl + routePath('appointment', locale, { appointmentId: token });
  const to = { name: toPlainLine(`${visitor.firstName} ${visitor.name}`), address: visitor.email };
  const others =
    kind === 'declined'
      ? await findFreeSlots(listingId, context, {
          locale,
          limit: MAX_ALTERNATIVES,
          excludedStart: appointment.startsAt,
        })
      : [];
  const texts = visitorMailTexts(
    {
      ...content,
      kind,
      url,
      others,
      bookUrl: publicUrl + routePath('bookAppointment', locale, { listingId }),
      calendarUrls: calendarUrlsOf(content, { token, locale }, context),
    },
    intl,
  );
  return {
    locale,
    texts: await withDataLink(texts, { email: visitor.email, locale }, context),
    to,
    replyTo: content.host,
    isToAgency: false,
    ...(isReminder
      ? {}
      : { calendar: createInvitation(to, agency, viewingEvent({ content, url, publicUrl, intl })) }),
  };
}

async function agentMail(
  appointment: AppointmentRecord,
  kind: AgentMail['kind'],
  context: MailContext,
): Promise<WrittenMail> {
  const { agency, publicUrl, db } = context;
  const { locale } = agency;
  const intl = context.intls[locale];
  const content = await readAppointmentContent(appointment, context, locale);
  const secret = await getOrCreateSecret(db, 'appointments');
  const token = createToken(secret, 'agent', agentTokenId(appointment));
  // The page shows the visitor's data.
  const hasPage = kind !== 'handedOver';
  const url = hasPage ? publicUrl + routePath('agentAppointment', locale, { token }) : publicUrl;
  const { host: to } = content;
  const { visitor } = appointment;
  return {
    locale,
    texts: agentMailTexts({ ...content, kind, url }, intl),
    to,
    replyTo: visitor
      ? { name: toPlainLine(`${visitor.firstName} ${visitor.name}`), address: visitor.email }
      : { name: agency.name, address: agency.email },
    isToAgency: true,
    ...(kind === 'closed'
      ? {}
      : { calendar: createInvitation(to, agency, agentViewingEvent({ content, url, publicUrl, intl })) }),
  };
}

/**
 * Tells the former host that a colleague conducts the viewing, without the visitor's data. Null when both read the same
 * mailbox: the mail to the new host has moved the event in its calendar.
 */
async function formerHostMail(
  appointment: AppointmentRecord,
  context: MailContext,
): Promise<WrittenMail | null> {
  const { formerHost } = appointment;
  if (!formerHost) return null;
  const hosts = await Promise.all([formerHost, appointment].map((one) => findContact(context.db, one)));
  const [former, current] = hosts.map(({ host }) => host.address.toLowerCase());
  if (former === current) return null;
  // The event is removed from the former host's calendar.
  const asSeen = { ...appointment, ...formerHost, state: 'CANCELLED', visitor: null } as const;
  return agentMail(asSeen, 'handedOver', context);
}

function kindOf({
  state,
  sequence,
  cancelledBy,
  isOffered,
}: AppointmentRecord): Exclude<VisitorMail['kind'], 'reminder'> {
  if (state === 'CANCELLED' && cancelledBy === 'AGENT') return isOffered ? 'declined' : 'notOffered';
  if (state === 'CANCELLED') return 'cancelled';
  return sequence === 0 ? 'booked' : 'moved';
}

function calendarUrlsOf(
  content: AppointmentContent,
  { token, locale }: { token: string; locale: Locale },
  { agency, intls }: MailContext,
): VisitorMail['calendarUrls'] {
  const { appointment, listing } = content;
  const event = {
    title: titleOf(content, intls[locale]),
    place: listing?.address ?? '',
    agencyName: agency.name,
  };
  const links = calendarLinks({ appointment, token, locale }, event);
  const urlOf = (calendar: string) => links.find((link) => link.calendar === calendar)?.url ?? '';
  return { google: urlOf('GOOGLE'), outlook: urlOf('OUTLOOK') };
}
