/** Listings that are missing from their feed. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { IS_OFFERED_BY_FEED } from '../hidden/hidden-listings.ts';
import type { Removals } from '../removal-rules.ts';
import { isNamed } from './write-staged.ts';

const HOUR_MS = 3_600_000;

/** Homes on offer that are missing from their feed are withdrawn; sold and rented ones keep their page. */
export function isMissing(feed: string): RawBuilder<boolean> {
  return sql`listing.feed = ${feed} and ${IS_OFFERED_BY_FEED}
    and not exists (select from seen where seen.id = listing.id)`;
}

/** Counts before anything is written. `goes`: the condition for listings that the feed takes from offer. */
export async function countRemovals(
  db: Kysely<Database>,
  { feed, goes }: { feed: string; goes: RawBuilder<boolean> },
): Promise<Removals> {
  const { rows } = await sql<Removals>`
    select count(*) as "onOffer", count(*) filter (where ${goes}) as missing,
      count(*) filter (where (${goes}) or exists (
        select from staged where staged.id = listing.id and staged.status in ('WITHDRAWN', 'IN_PREPARATION')
          and staged.status <> listing.status
      )) as removed
    from listing where feed = ${feed} and ${IS_OFFERED_BY_FEED}`.execute(db);
  return rows[0] as Removals;
}

/**
 * Counts listings that the feed withdraws by their references, with those that it has withdrawn since a time: many
 * small withdrawals are as many as a large one.
 */
export async function countWithdrawals(
  db: Kysely<Database>,
  feed: string,
  { withdrawn, since }: { withdrawn: readonly string[]; since: Date | null },
): Promise<Removals> {
  const { rows } = await sql<{ offered: number; named: number; past: number }>`
    select count(*) filter (where ${IS_OFFERED_BY_FEED})::int as offered,
      count(*) filter (where ${isNamed(feed, withdrawn)})::int as named,
      count(*) filter (where status = 'WITHDRAWN' and exists (
        select from listing_event event
        where event.listing_id = listing.id and event.status = 'WITHDRAWN' and event.at > ${since ?? new Date(0)}
      ))::int as past
    from listing where feed = ${feed}`.execute(db);
  const { offered, named, past } = rows[0] ?? { offered: 0, named: 0, past: 0 };
  return { onOffer: offered + past, missing: named + past, removed: named + past };
}

const DAY_MS = 24 * HOUR_MS;

/**
 * Counts listings that the feed has withdrawn within a day and that are still withdrawn: many small withdrawals are as
 * many as a large one. Those that the agency has confirmed do not count.
 */
export async function countRecentWithdrawals(db: Kysely<Database>, feed: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from listing
    where feed = ${feed} and status = 'WITHDRAWN' and exists (
      select from listing_event event
      where event.listing_id = listing.id and event.status = 'WITHDRAWN'
        and event.at > greatest(${new Date(now.getTime() - DAY_MS)}::timestamptz, (
          select max(at) from feed_run where feed = ${feed} and report ->> 'isConfirmed' = 'true'
        )))`.execute(db);
  return rows[0]?.count ?? 0;
}

/** More references make reports and mails unreadable. */
const MAX_MISSING = 100;

/** The first references of listings that the feed takes from offer. */
export async function findMissing(db: Kysely<Database>, goes: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from listing where ${goes} order by reference limit ${MAX_MISSING}`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** The references of visible listings and entities that are missing from the feed: sold and rented ones. */
export async function findAbsent(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    with absent as (
      select id, reference from listing
      where status <> 'WITHDRAWN' and not exists (select from seen where seen.id = listing.id)
        and not exists (select from staged where staged.id = listing.id)
    )
    select reference from absent
    union all
    select project_entity.reference from project_entity join absent on absent.id = project_id`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** Notes since when listings have been missing, and clears this for those that are back. */
export async function noteMissing(db: Kysely<Database>, feed: string, now: Date): Promise<void> {
  await sql`
    update listing set missing_since = ${now} where missing_since is null and ${isMissing(feed)}`.execute(db);
  await sql`
    update listing set missing_since = null
    where feed = ${feed} and missing_since is not null and exists (select from seen where seen.id = listing.id)
  `.execute(db);
}

/** Listings that have been missing from their feed for this number of hours. */
export function isMissingFor(feed: string, graceHours: number, now: Date): RawBuilder<boolean> {
  if (graceHours === 0) return isMissing(feed);
  const latest = new Date(now.getTime() - graceHours * HOUR_MS);
  return sql`${isMissing(feed)} and missing_since <= ${latest}`;
}
