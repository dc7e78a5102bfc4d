/** Searches of subscribers that find no home at the moment. */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { DeskSubscriptions } from '../../../../graphql/desk/report-ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CONDITIONS, storedSearchConditions } from '../../estates/conditions.ts';
import { OFFERED_ENTITY_HOMES } from './offered-entities.ts';
import { criteriaOf } from './searches.ts';

/**
 * The work of a report is bounded: the newest searches are read, and of the different ones those with most subscribers
 * are matched. Each is matched once, until a home is found.
 */
const MAX_READ = 10_000;
const MAX_MATCHED = 500;

interface UnmatchedRow extends Selectable<Database['subscribed_search']> {
  subscriptions: string[];
}

export function createDeskSubscriptions(db: Kysely<Database>): DeskSubscriptions {
  return {
    async count() {
      const { count } = await db
        .selectFrom('subscription')
        .where('unsubscribed_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    listUnmatched: () =>
      db.transaction().execute(async (trx) => {
        // Many short scans: JIT compilation costs more than it saves.
        await sql`set local jit = off`.execute(trx);
        const { rows } = await sql<UnmatchedRow>`${UNMATCHED}`.execute(trx);
        return rows.map((row) => ({ criteria: criteriaOf(row), subscriptions: row.subscriptions }));
      }),
  };
}

/** Columns in which two subscribers with the same search differ. */
const OWN_COLUMNS = ['id', 'subscription_id', 'created_at', 'number', 'locale', 'is_paused'];

/** Typed words are left out: they may name a person, and matching them is the most expensive. */
const NEWEST = sql`
  select search.* from subscribed_search search
  join subscription on subscription.id = search.subscription_id and subscription.unsubscribed_at is null
  where not search.is_paused and search.text is null
  order by search.number desc limit ${sql.lit(MAX_READ)}`;

/** Whether a search finds a row of a table with the columns of `estate_search`. */
const finds = (homes: RawBuilder<unknown>) => sql`exists (
  select from ${homes}
  where ${CONDITIONS.transaction(sql`subscribed.transaction`, 'nl')}
    and (subscribed.cities is null or ${CONDITIONS.cities(sql`subscribed.cities`, 'nl')})
    and ${storedSearchConditions()})`;

const UNMATCHED = sql`
  with newest as materialized (${NEWEST}),
  different as materialized (
    select (array_agg(id order by number))[1] as id, array_agg(distinct subscription_id::text) as subscriptions
    from newest
    group by to_jsonb(newest) - ${sql.lit(`{${OWN_COLUMNS.join(',')}}`)}::text[]
    order by count(distinct subscription_id) desc, max(number) desc
    limit ${sql.lit(MAX_MATCHED)}
  ),
  entity_home as materialized (${OFFERED_ENTITY_HOMES})
  select subscribed.*, different.subscriptions
  from different join subscribed_search subscribed on subscribed.id = different.id
  where not ${finds(sql`estate_search`)} and not ${finds(sql`entity_home as estate_search`)}`;
