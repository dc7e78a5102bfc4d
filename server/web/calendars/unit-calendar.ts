import { type Kysely, sql } from 'kysely';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { dayInBrussels } from '../../../shared/days.ts';
import { eventUid } from '../../features/calendars/event-uid.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Services } from '../../services.ts';
import { publishedCalendar } from './published-calendar.ts';

type Dependencies = Pick<Services, 'db' | 'now' | 'intls' | 'settings' | 'site'>;

/**
 * `/calendars/units/<id>/<tag>.ics`: the current and future accepted stays of a unit, for channel managers. Contains
 * nights only, no personal data.
 */
export function unitCalendar({ db, now, intls, settings, site }: Dependencies) {
  const t = translatorOf(intls[settings.agency.locale]);
  return publishedCalendar('units', db, async (id) => {
    const unit = await db
      .selectFrom('rental_unit')
      .where('listing_id', '=', id)
      .select('name')
      .executeTakeFirst();
    if (!unit) return null;
    const stays = await listAccepted(db, id, dayInBrussels(now()));
    const events = stays.map(({ id: stayId, sequence, from, until, answeredAt }) => ({
      uid: eventUid(stayId, site.publicUrl),
      sequence,
      startsAt: from,
      endsAt: until,
      stamp: answeredAt ?? now(),
      summary: t('mail.stay.feed.taken'),
      status: 'CONFIRMED' as const,
    }));
    return { name: unit.name, events };
  });
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
