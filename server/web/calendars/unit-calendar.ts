import { type Kysely, sql } from 'kysely';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { dayInBrussels } from '../../../shared/days.ts';
import { eventUid } from '../../features/calendars/event-uid.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Services } from '../../services.ts';
import { publishedCalendar } from './published-calendar.ts';

type Dependencies = Pick<Services, 'db' | 'now' | 'intls' | 'settings' | 'site'>;

/**
 * `/calendars/units/<id>/<tag>.ics`: the current and future accepted stays of a unit, and the nights blocked at the
 * desk, for channel managers. Contains nights only, no personal data.
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
    const taken = await listTaken(db, id, dayInBrussels(now()));
    const events = taken.map(({ id: takenId, sequence, from, until, stamp }) => ({
      uid: eventUid(takenId, site.publicUrl),
      sequence,
      startsAt: from,
      endsAt: until,
      stamp: stamp ?? now(),
      summary: t('mail.stay.feed.taken'),
      status: 'CONFIRMED' as const,
    }));
    return { name: unit.name, events };
  });
}

interface TakenNights {
  id: string;
  sequence: number;
  from: string;
  until: string;
  stamp: Date | null;
}

async function listTaken(db: Kysely<Database>, unitId: number, today: string): Promise<TakenNights[]> {
  const { rows } = await sql<TakenNights>`
    with taken as (
      select id, sequence, period, answered_at as stamp from stay
      where listing_id = ${unitId} and state = 'ACCEPTED'
      union all
      select id, 0, period, blocked_at from desk_blocked_nights where listing_id = ${unitId}
    )
    select id, sequence, lower(period)::text as "from", upper(period)::text as until, stamp
    from taken where upper(period) > ${today}::date order by period`.execute(db);
  return rows;
}
