import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { ViewedListing } from '../../../graphql/appointments/ports.ts';
import { formatPhone } from '../../../shared/submissions/phone.ts';
import { townLabel } from '../../../shared/towns/town-label.ts';
import { type HostViewing, listViewings } from '../../features/appointments/store/host-viewings.ts';
import { viewingTitle } from '../../features/appointments/viewing-titles.ts';
import type { CalendarEvent } from '../../features/calendars/calendar-file.ts';
import { eventUid } from '../../features/calendars/event-uid.ts';
import type { Services } from '../../services.ts';
import { publishedCalendar } from './published-calendar.ts';

const DAYS_BACK_MS = 30 * 86_400_000;

type Dependencies = Pick<Services, 'db' | 'now' | 'intls' | 'settings' | 'site'>;

/**
 * `/calendars/agents/<id>/<tag>.ics`: the viewings of an agent, for the agent's own calendar, in the agency's language.
 * Anyone who knows the URL can read it.
 */
export function agentCalendar(dependencies: Dependencies) {
  const { db, intls, settings } = dependencies;
  return publishedCalendar('agents', db, async (agentId) => {
    const agent = await db.selectFrom('agent').where('id', '=', agentId).select('name').executeTakeFirst();
    if (!agent) return null;
    const t = translatorOf(intls[settings.agency.locale]);
    const name = t('mail.appointment.feed.name', { agent: agent.name });
    return { name, events: await listEvents({ agentId }, dependencies) };
  });
}

/** `/calendars/offices/<id>/<tag>.ics`: the viewings that an office conducts without an agent, as `agentCalendar`. */
export function officeCalendar(dependencies: Dependencies) {
  const { db, intls, settings } = dependencies;
  return publishedCalendar('offices', db, async (officeId) => {
    const office = await db.selectFrom('office').where('id', '=', officeId).select('name').executeTakeFirst();
    if (!office) return null;
    const t = translatorOf(intls[settings.agency.locale]);
    const name = t('mail.appointment.feed.office', { office: office.name });
    return { name, events: await listEvents({ officeId }, dependencies) };
  });
}

async function listEvents(
  host: Parameters<typeof listViewings>[1],
  { db, now, intls, settings, site }: Dependencies,
): Promise<CalendarEvent[]> {
  const { locale } = settings.agency;
  const since = new Date(now().getTime() - DAYS_BACK_MS);
  const viewings = await listViewings(db, host, { since, locale });
  return viewings.map((viewing) => eventOf(viewing, site.publicUrl, intls[locale]));
}

function eventOf(viewing: HostViewing, publicUrl: string, intl: IntlShape): CalendarEvent {
  const { id, sequence, startsAt, endsAt, bookedAt, movedAt, cancelledAt, state } = viewing;
  const { street, postalCode, city, visitor, phone, email, message } = viewing;
  return {
    uid: eventUid(id, publicUrl),
    sequence,
    startsAt,
    endsAt,
    stamp: cancelledAt ?? movedAt ?? bookedAt,
    summary: [titleOf(viewing, intl), visitor].filter(Boolean).join(' – '),
    location: city
      ? [street, townLabel({ postalCode: postalCode ?? '', name: city })].filter(Boolean).join(', ')
      : undefined,
    description: [phone && formatPhone(phone), email, message].filter(Boolean).join('\n') || undefined,
    status: state === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
  };
}

/** The viewed listing and its reference; a deleted listing has no name. */
function titleOf({ subType, project, number, city, reference }: HostViewing, intl: IntlShape): string {
  const name = nameOf({ subType, project, number });
  if (!name || !city) return translatorOf(intl)('mail.appointment.feed.gone');
  return `${viewingTitle(name, city, intl)} (${reference})`;
}

function nameOf({
  subType,
  project,
  number,
}: Pick<HostViewing, 'subType' | 'project' | 'number'>): ViewedListing | null {
  if (project && subType && number) return { project, subType, number };
  if (project) return { project };
  return subType && { subType };
}
