/** Reads the numbers of listings in a month. */
import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { shownReference } from '../../listings/shown-reference.ts';
import { type Month, momentsOf, monthBefore } from '../months.ts';

export interface Numbers {
  views: number;
  leads: number;
}

/** A listing as its owner knows it. */
export interface OwnedListing {
  id: number;
  reference: string;
  street: string | null;
  number: string | null;
  box: string | null;
  cityId: number;
}

export interface ListingMonth extends OwnedListing, Numbers {
  /** The numbers of the month before; null when nothing was counted then on the whole site. */
  before: Numbers | null;
}

export interface DayNumbers extends Numbers {
  day: string;
}

type Row = OwnedListing & Numbers & { viewsBefore: number; leadsBefore: number };

const OWNED = sql`listing.id, ${shownReference} as reference, street, number, box, city_id as "cityId"`;

/**
 * Lists the listings of an office that were on offer in a month, most viewed first. Listings that were sold, rented or
 * withdrawn during the month are included.
 */
export async function readMonth(
  db: Kysely<Database>,
  { officeId, month }: { officeId: number; month: Month },
): Promise<ListingMonth[]> {
  const { first, next } = month;
  const before = monthBefore(month);
  const { start, end } = momentsOf(month);
  const sumOf = (column: 'views' | 'leads', condition: typeof OWNED) =>
    sql`coalesce(sum(counted.${sql.ref(column)}) filter (where ${condition}), 0)::int`;
  const inMonth = sql`counted.day >= ${first}::date`;
  const inBefore = sql`counted.day < ${first}::date`;
  const { rows } = await sql<Row>`
    select ${OWNED}, ${sumOf('views', inMonth)} as views, ${sumOf('leads', inMonth)} as leads,
      ${sumOf('views', inBefore)} as "viewsBefore", ${sumOf('leads', inBefore)} as "leadsBefore"
    from listing
    left join listing_statistics counted on counted.listing_id = listing.id
      and counted.day >= ${before.first}::date and counted.day < ${next}::date
    where office_id = ${officeId} and status <> 'IN_PREPARATION' and published_at < ${end}
      and (closed_at is null or closed_at >= ${start})
    group by listing.id
    order by views desc, reference
  `.execute(db);
  const hasBefore = await hasNumbers(db, before);
  return rows.map(({ viewsBefore, leadsBefore, ...listing }) => ({
    ...listing,
    before: hasBefore ? { views: viewsBefore, leads: leadsBefore } : null,
  }));
}

/** Whether anything was counted in a month. */
async function hasNumbers(db: Kysely<Database>, { first, next }: Month): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from listing_statistics where day >= ${first}::date and day < ${next}::date) as has
  `.execute(db);
  return rows[0]?.has ?? false;
}

/** The days of a month with views or leads, by listing. */
export async function readDays(
  db: Kysely<Database>,
  { ids, month }: { ids: readonly number[]; month: Month },
): Promise<Map<number, DayNumbers[]>> {
  const rows = await db
    .selectFrom('listing_statistics')
    .where('listing_id', '=', anyOf(ids))
    .where('day', '>=', month.first)
    .where('day', '<', month.next)
    .select(['listing_id as id', 'day', 'views', 'leads'])
    .execute();
  return Map.groupBy(rows, ({ id }) => id);
}

/** Finds a listing by the reference that visitors see, or by its key in the feed. */
export async function findByReference(
  db: Kysely<Database>,
  reference: string,
): Promise<OwnedListing | undefined> {
  const { rows } = await sql<OwnedListing>`
    select ${OWNED} from listing
    where ${shownReference} = ${reference} or listing.reference = ${reference}
    order by closed_at desc nulls first, id desc
    limit 1
  `.execute(db);
  return rows[0];
}
