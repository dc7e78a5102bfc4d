import type { StayRecord } from '../../../graphql/holiday/stay-ports.ts';
import { dayInBrussels } from '../../../shared/days.ts';
import { findAlternativePeriods } from '../../../shared/holiday/alternative-periods.ts';
import { formatStay } from '../../../shared/holiday/stay-params.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { getOrCreateSecret } from '../../platform/database/secret.ts';
import type { MailContext, WrittenMail } from '../../platform/mail/mail-source.ts';
import { createToken } from '../../platform/security/tokens.ts';
import { createInvitation } from '../calendars/invitation.ts';
import { withDataLink } from '../personal-data/data-link.ts';
import type { StayMail } from './mail-names.ts';
import { readStayContent, type StayContent } from './stay-content.ts';
import { stayEvent } from './stay-event.ts';
import { hostStayMailTexts, visitorStayMailTexts } from './stay-mail-texts.ts';
import { createRentalUnitStore } from './store/units.ts';

const MAX_ALTERNATIVES = 3;

/** Writes a mail about the current state of a stay; null when the mail is no longer needed. */
export async function writeStayMail(
  stay: StayRecord,
  mail: StayMail,
  context: MailContext,
): Promise<WrittenMail | null> {
  const isLate = mail === 'UNANSWERED' || mail === 'OVERDUE';
  if (isLate && stay.state !== 'REQUESTED') return null;
  return mail === 'VISITOR' || mail === 'UNANSWERED'
    ? visitorMail(stay, isLate, context)
    : hostMail(stay, mail, context);
}

async function visitorMail(
  stay: StayRecord,
  isLate: boolean,
  context: MailContext,
): Promise<WrittenMail | null> {
  const { visitor, locale } = stay;
  if (!visitor) return null;
  const { agency, publicUrl, db, intls } = context;
  const content = await readStayContent(stay, context, locale);
  const token = createToken(await getOrCreateSecret(db, 'stays'), 'stay', stay.id);
  const url = publicUrl + routePath('stay', locale, { token });
  const kind = isLate ? 'unanswered' : KINDS[stay.state];
  const to = { name: '', address: visitor.email };
  const others = kind === 'declined' ? await findOthers(stay, context) : [];
  const isInCalendars = stay.state === 'ACCEPTED' || (stay.state === 'CANCELLED' && stay.sequence > 1);
  const texts = visitorStayMailTexts({ ...content, kind, url, others }, intls[locale]);
  return {
    locale,
    texts: await withDataLink(texts, { email: visitor.email, locale }, context),
    to,
    replyTo: content.host,
    isToAgency: false,
    ...(isInCalendars
      ? { calendar: createInvitation(to, agency, stayEvent({ content, url, locale }, context)) }
      : {}),
  };
}

const KINDS = {
  REQUESTED: 'requested',
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  CANCELLED: 'cancelled',
} as const;

/** A mail to the person who answers requests; problems are reported to the agency. */
async function hostMail(
  stay: StayRecord,
  mail: Exclude<StayMail, 'VISITOR' | 'UNANSWERED'>,
  context: MailContext,
): Promise<WrittenMail | null> {
  const { agency, publicUrl, db, intls } = context;
  const { locale } = agency;
  const content: StayContent = await readStayContent(stay, context, locale);
  const token = createToken(await getOrCreateSecret(db, 'stays'), 'answer', stay.id);
  const url = publicUrl + routePath('answerStay', locale, { token });
  const own = { name: agency.name, address: agency.email };
  const kind = mail !== 'HOST' ? WRONG[mail] : stay.state === 'CANCELLED' ? 'cancelled' : 'requested';
  return {
    locale,
    texts: hostStayMailTexts({ ...content, kind, url }, intls[locale]),
    to: mail === 'HOST' ? content.host : own,
    replyTo: stay.visitor && mail !== 'DOUBLE' ? { name: '', address: stay.visitor.email } : own,
    isToAgency: true,
  };
}

const WRONG = { OVERDUE: 'overdue', DOUBLE: 'double' } as const;

/** Alternative periods of the same length, with the URLs of their request forms. */
async function findOthers(stay: StayRecord, { db, publicUrl, now }: MailContext) {
  const { unitId, locale, persons } = stay;
  const units = createRentalUnitStore(db);
  const [[unit], seasons, unavailable] = await Promise.all([
    units.findMany([unitId]),
    units.listSeasons([unitId]),
    units.listUnavailable([unitId]),
  ]);
  if (!unit) return [];
  const rental = { persons: unit.persons, seasons, unavailable };
  const found = findAlternativePeriods(stay, rental, {
    today: dayInBrussels(now()),
    limit: MAX_ALTERNATIVES,
  });
  return found.map((period) => ({ ...period, url: urlOf(period) }));

  function urlOf({ from, until }: { from: string; until: string }): string {
    const query = formatStay({ from, until, persons: String(persons) });
    return `${publicUrl}${unitPath(unitId, locale)}?${query}#stay`;
  }
}

function unitPath(rentalUnitId: number, locale: Locale): string {
  return routePath('holidayUnit', locale, { rentalUnitId });
}
