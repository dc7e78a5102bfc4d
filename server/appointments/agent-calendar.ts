import type { RequestHandler } from 'express';
import type { IntlShape } from 'react-intl';
import { messagesOf } from '../../client/intl/use-messages.ts';
import { readCalendarAddress } from '../calendars/calendar-address.ts';
import { type CalendarEvent, calendarFile } from '../calendars/calendar-file.ts';
import { uidOf } from '../calendars/event-uid.ts';
import { type AgentViewing, listAgentViewings } from '../database/appointments/agent-viewings.ts';
import { findSecret } from '../database/secret.ts';
import type { Services } from '../services.ts';

const DAYS_BACK_MS = 30 * 86_400_000;
/** How often programs look again. */
const REFRESH = 'PT15M';

type Parts = Pick<Services, 'db' | 'now' | 'intls' | 'settings' | 'site'>;

/**
 * `/calendars/agents/<id>/<tag>.ics`: the viewings of an agent, for the agent's own calendar, in the agency's language.
 * Whoever has the address reads them.
 */
export function agentCalendar({
  db,
  now,
  intls,
  settings,
  site,
}: Parts): RequestHandler<{ id: string; file: string }> {
  const { locale } = settings.agency;
  return async ({ params }, res) => {
    res.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    const agent = await findAgent(db, params);
    if (!agent) {
      res.status(404).type('text/plain').send('Not found');
      return;
    }
    const since = new Date(now().getTime() - DAYS_BACK_MS);
    const viewings = await listAgentViewings(db, agent.id, { since, locale });
    const events = viewings.map((viewing) => eventOf(viewing, site.publicUrl, intls[locale]));
    const name = messagesOf(intls[locale])('mail.appointment.feed.name', { agent: agent.name });
    // Express adds the ETag, and answers 304 to who has it.
    res.set('cache-control', 'private, no-cache').type('text/calendar; charset=utf-8');
    res.send(calendarFile(events, { name, refresh: REFRESH }));
  };
}

async function findAgent(db: Parts['db'], params: { id: string; file: string }) {
  const id = readCalendarAddress(await findSecret(db, 'calendars'), 'agents', params);
  if (id === null) return null;
  return db.selectFrom('agent').where('id', '=', id).select(['id', 'name']).executeTakeFirst();
}

function eventOf(viewing: AgentViewing, publicUrl: string, intl: IntlShape): CalendarEvent {
  const { id, sequence, startsAt, endsAt, bookedAt, cancelledAt, state } = viewing;
  const { street, postalCode, city, visitor, phone, email, message } = viewing;
  return {
    uid: uidOf(id, publicUrl),
    sequence,
    startsAt,
    endsAt,
    stamp: cancelledAt ?? bookedAt,
    summary: [homeOf(viewing, intl), visitor].filter(Boolean).join(' – '),
    location: city ? [street, `${postalCode} ${city}`].filter(Boolean).join(', ') : undefined,
    description: [phone, email, message].filter(Boolean).join('\n') || undefined,
    status: state === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
  };
}

/** What the home is called; a home that is gone has no name. */
function homeOf({ subType, city, reference }: AgentViewing, intl: IntlShape): string {
  const t = messagesOf(intl);
  if (!subType || !city) return t('mail.appointment.feed.gone');
  const kind = t(`estates.subType.${subType}`);
  return `${t('mail.appointment.event', { kind, city })} (${reference})`;
}
