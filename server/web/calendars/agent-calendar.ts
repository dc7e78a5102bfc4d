import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { ViewingTitleParts } from '../../../graphql/appointments/ports.ts';
import { formatPhone } from '../../../shared/submissions/phone.ts';
import { townLabel } from '../../../shared/towns/town-label.ts';
import { type AgentViewing, listAgentViewings } from '../../features/appointments/store/agent-viewings.ts';
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
export function agentCalendar({ db, now, intls, settings, site }: Dependencies) {
  const { locale } = settings.agency;
  return publishedCalendar('agents', db, async (id) => {
    const agent = await db.selectFrom('agent').where('id', '=', id).select('name').executeTakeFirst();
    if (!agent) return null;
    const since = new Date(now().getTime() - DAYS_BACK_MS);
    const viewings = await listAgentViewings(db, id, { since, locale });
    return {
      name: translatorOf(intls[locale])('mail.appointment.feed.name', { agent: agent.name }),
      events: viewings.map((viewing) => eventOf(viewing, site.publicUrl, intls[locale])),
    };
  });
}

function eventOf(viewing: AgentViewing, publicUrl: string, intl: IntlShape): CalendarEvent {
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
function titleOf({ subType, project, number, city, reference }: AgentViewing, intl: IntlShape): string {
  const name = nameOf({ subType, project, number });
  if (!name || !city) return translatorOf(intl)('mail.appointment.feed.gone');
  return `${viewingTitle(name, city, intl)} (${reference})`;
}

function nameOf({
  subType,
  project,
  number,
}: Pick<AgentViewing, 'subType' | 'project' | 'number'>): ViewingTitleParts | null {
  if (project && subType && number) return { project, subType, number };
  if (project) return { project };
  return subType && { subType };
}
