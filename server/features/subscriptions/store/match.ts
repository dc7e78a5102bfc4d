import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { CONDITIONS, storedSearchConditions } from '../../estates/conditions.ts';
import { ENTITY_COLUMNS, OFFERED_ENTITIES } from './offered-entities.ts';

/** The number of changes matched in one statement. */
const BATCH = 100;

/**
 * Matches changed offers with subscribed searches, and stores a notice per subscriber and change, in one transaction.
 * An index yields candidate searches for each home; then all conditions of the search are checked. Returns the number
 * of changes processed; 0 when none are left.
 */
export async function matchChanges(db: Kysely<Database>, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // The statement timeout is meant for visitors' queries.
    await sql`set local statement_timeout = 0`.execute(trx);
    // Many short index scans: JIT compilation costs more than it saves.
    await sql`set local jit = off`.execute(trx);
    const { rows } = await sql<{ changes: number }>`
      with change as materialized (
        update offer_change set matched_at = ${now}
        where id in (
          select id from offer_change where matched_at is null order by id limit ${BATCH} for update skip locked)
        returning id, listing_id, entity_id
      ), ${insertNotices(sql`true`)}
      select count(*) as changes from change`.execute(trx);
    return rows[0]?.changes ?? 0;
  });
}

/**
 * Updates pending notices after a change to a subscription's searches: notices of a search that has ended, is paused or
 * was `changed` are matched again with the current searches.
 */
export async function rematchNotices(
  trx: Transaction<Database>,
  id: string,
  changed: readonly string[] = [],
): Promise<void> {
  const { rows } = await sql<{ change: string }>`
    delete from subscription_notice
    where subscription_id = ${id} and mail is null and (search_id = any(${changed}::uuid[]) or search_id not in (
      select id from subscribed_search where subscription_id = ${id} and not is_paused))
    returning change_id as change`.execute(trx);
  if (rows.length === 0) return;
  await sql`
    with change as materialized (
      select id, listing_id, entity_id from offer_change where id = any(${rows.map((row) => row.change)}::int8[])
    ), ${insertNotices(sql`subscribed.subscription_id = ${id}`)}
    select`.execute(trx);
}

/** Inserts notices for each `change`, for searches that satisfy `whose`. */
const insertNotices = (whose: RawBuilder<SqlBool>) => sql`
  estate_search as materialized (${CHANGED_HOMES}), told as (
    insert into subscription_notice (subscription_id, change_id, search_id)
    select distinct on (subscription_id, change_id) subscription_id, change_id, search_id
    from (${matchingSearches(whose)}) interested
    join subscription on subscription.id = subscription_id and unsubscribed_at is null
    order by subscription_id, change_id, number
    on conflict do nothing
  )`;

const HOME_COLUMNS = Object.keys(ENTITY_COLUMNS).map((column) => sql.ref(`home.${column}`));

/** The homes that searches are matched with: homes on offer, and entities with the columns of homes. */
const CHANGED_HOMES = sql`
  select change.id as change_id, ${sql.join(HOME_COLUMNS)}
  from change join estate_search home on home.listing_id = change.listing_id
  where change.entity_id is null
  union all
  select change.id, ${sql.join(Object.values(ENTITY_COLUMNS))}
  from change join ${OFFERED_ENTITIES} on entity.id = change.entity_id`;

const FOUND = sql`subscribed.id as search_id, subscribed.subscription_id, subscribed.number`;

/** Finds searches by city, or by price for those without a city; `offset 0` forces an index scan for each home. */
const matchingSearches = (whose: RawBuilder<SqlBool>) => sql`
  select change_id, interested.*
  from estate_search
  cross join lateral (
    select ${FOUND} from subscribed_search subscribed
    where subscribed.cities @> array[estate_search.city_id] and subscribed.cities is not null and not subscribed.is_paused
      and ${whose} and ${CONDITIONS.transaction(sql`subscribed.transaction`, 'nl')} and ${storedSearchConditions()}
    union all
    select ${FOUND} from subscribed_search subscribed
    where ${CONDITIONS.transaction(sql`subscribed.transaction`, 'nl')}
      and coalesce(subscribed.max_price, 9223372036854775807) >= coalesce(estate_search.price_cents, 0)
      and subscribed.cities is null and not subscribed.is_paused and ${whose} and ${storedSearchConditions()}
    offset 0
  ) interested`;
