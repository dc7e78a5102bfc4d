import type { RequestHandler } from 'express';
import { type Kysely, sql } from 'kysely';
import { messagesOf } from '../../client/intl/use-messages.ts';
import { dayInBrussels } from '../../shared/days.ts';
import { readCalendarAddress } from '../calendars/calendar-address.ts';
import { calendarFile } from '../calendars/calendar-file.ts';
import { uidOf } from '../calendars/event-uid.ts';
import type { Database } from '../database/connect.ts';
import { findSecret } from '../database/secret.ts';
import type { Services } from '../services.ts';

/** How often programs look again. */
const REFRESH = 'PT15M';

type Parts = Pick<Services, 'db' | 'now' | 'intls' | 'settings' | 'site'>;

/**
 * `/calendars/units/<id>/<tag>.ics`: the accepted stays of a unit that are not over, for channel managers: nights, and
 * nothing of who comes.
 */
export function unitCalendar({
  db,
  now,
  intls,
  settings,
  site,
}: Parts): RequestHandler<{ id: string; file: string }> {
  const t = messagesOf(intls[settings.agency.locale]);
  return async ({ params }, res) => {
    res.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    const unit = await findUnit(db, params);
    if (!unit) {
      res.status(404).type('text/plain').send('Not found');
      return;
    }
    const stays = await listAccepted(db, unit.id, dayInBrussels(now()));
    const events = stays.map(({ id, sequence, from, until, answeredAt }) => ({
      uid: uidOf(id, site.publicUrl),
      sequence,
      startsAt: from,
      endsAt: until,
      stamp: answeredAt ?? now(),
      summary: t('mail.stay.feed.taken'),
      status: 'CONFIRMED' as const,
    }));
    // Express adds the ETag, and answers 304 to who has it.
    res.set('cache-control', 'private, no-cache').type('text/calendar; charset=utf-8');
    res.send(calendarFile(events, { name: unit.name, refresh: REFRESH }));
  };
}

async function findUnit(db: Kysely<Database>, params: { id: string; file: string }) {
  const id = readCalendarAddress(await findSecret(db, 'calendars'), 'units', params);
  if (id === null) return null;
  return db
    .selectFrom('rental_unit')
    .where('listing_id', '=', id)
    .select(['listing_id as id', 'name'])
    .executeTakeFirst();
}

function listAccepted(db: Kysely<Database>, unitId: number, today: string) {
  return db
    .selectFrom('stay')
    .where('listing_id', '=', unitId)
    .where('state', '=', 'ACCEPTED')
    .where(sql<boolean>`upper(period) > ${today}::date`)
    .select(['id', 'sequence', 'answered_at as answeredAt'])
    .select([sql<string>`lower(period)`.as('from'), sql<string>`upper(period)`.as('until')])
    .orderBy('period')
    .execute();
}
