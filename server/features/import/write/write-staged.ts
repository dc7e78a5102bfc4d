/** Writes the staged listings, one statement per table. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { dayInBrussels } from '../../../../shared/days.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CLOSED } from '../../listings/statuses.ts';
import { refreshMissingStatements } from '../../statements/store/missing-statements.ts';
import { forgetWithdrawn, IS_OFFERED_BY_FEED } from '../hidden/hidden-listings.ts';
import type { ListingKind } from '../listing/listing-draft.ts';
import type { Tally } from '../report.ts';
import {
  gatherHiddenProjects,
  gatherHomeChanges,
  isFirstImport,
  writeOfferChanges,
} from './offer-changes.ts';
import { refreshSearchRows } from './search-rows.ts';
import { writeProjects } from './write-projects.ts';
import { writeRentalUnits } from './write-rental-units.ts';

const LISTING_COLUMNS = [
  ...['reference', 'kind', 'transaction', 'status', 'published_at', 'updated_at', 'closed_at'],
  ...['office_id', 'agent_id', 'city_id', 'street', 'number', 'box', 'latitude', 'longitude'],
  ...['is_address_hidden', 'price_cents', 'photos', 'floor_plans', 'documents', 'video', 'virtual_tour'],
  ...['content_hash', 'agency_reference'],
];
const ESTATE_COLUMNS = [
  ...['type', 'sub_type', 'bedrooms', 'living_area', 'plot_area', 'epc_label', 'epc_value', 'terms'],
];

/** Homes whose row for searches was written by the previous release, which knows fewer columns. */
const INCOMPLETE_SEARCH_ROWS = sql`select listing_id from estate_search where office_id is null`;

interface WriteDependencies {
  feed: string;
  now: Date;
  tally: Tally;
  /** The condition for rows of `listing` that are withdrawn. */
  isWithdrawn: RawBuilder<boolean>;
}

/** Writes the staged listings, and withdraws those that meet the condition. Returns how many were withdrawn. */
export async function writeStaged(
  db: Kysely<Database>,
  { feed, now, tally, isWithdrawn }: WriteDependencies,
): Promise<number> {
  await sql`analyze staged (id, is_new, reference, status, kind), staged_content (reference), staged_text (reference, locale), seen`.execute(
    db,
  );
  const isFirst = await isFirstImport(db);
  await gatherHomeChanges(db, isFirst);
  await gatherHiddenProjects(db);
  const withdrawn = await withdrawListings(db, isWithdrawn, now);
  await writeListings(db, feed);
  await forgetWithdrawn(db);
  await endFeatured(db);
  await writeTexts(db);
  await writeEstates(db);
  tally.count('project', 'price', await writeProjects(db, now));
  tally.count('rentalUnit', 'price', await writeRentalUnits(db));
  await sql`
    insert into listing_event (listing_id, at, kind, status, price_cents)
    select staged.id, event.at, event.kind, event.status, event.price_cents
    from staged, jsonb_to_recordset(events)
      as event (at timestamptz, kind text, status text, price_cents bigint)
    order by staged.id, event.at`.execute(db);
  await writeLoweredPrices(db);
  if (!isFirst) await writeOfferChanges(db, now);
  for (const { kind } of withdrawn) tally.count(kind, 'withdrawn');
  const withdrawnIds = withdrawn.map(({ id }) => id);
  const changed = sql`select id from staged union all select unnest(${withdrawnIds}::int[])`;
  await refreshSearchRows(db, sql`${changed} union all ${INCOMPLETE_SEARCH_ROWS}`);
  await refreshMissingStatements(db, { today: dayInBrussels(now), ids: isFirst ? undefined : changed });
  return withdrawn.length;
}

/** Listings on offer of a feed with one of these references. */
export function isNamed(feed: string, references: readonly string[]): RawBuilder<boolean> {
  return sql`listing.feed = ${feed} and ${IS_OFFERED_BY_FEED}
    and listing.reference = any(${references}::text[])`;
}

/** Clears the content hash, so that the listing counts as changed when it returns. */
async function withdrawListings(
  db: Kysely<Database>,
  isWithdrawn: RawBuilder<boolean>,
  now: Date,
): Promise<{ id: number; kind: ListingKind }[]> {
  const { rows } = await sql<{ id: number; kind: ListingKind }>`
    with gone as (
      update listing set status = 'WITHDRAWN', closed_at = ${now}, updated_at = ${now}, content_hash = ''
      where ${isWithdrawn} returning id, kind
    ), logged as (
      insert into listing_event (listing_id, at, kind, status)
      select id, ${now}, 'STATUS', 'WITHDRAWN' from gone order by id
    )
    select id, kind from gone order by id`.execute(db);
  return rows;
}

/** Inserts new homes ordered by city, so that those of a city get neighbouring ids and share pages. Deterministic. */
async function writeListings(db: Kysely<Database>, feed: string): Promise<void> {
  const columns = refs(LISTING_COLUMNS);
  await sql`
    update listing set (${columns}, feed) = row(${refs(LISTING_COLUMNS, 'fed')}, ${feed})
    from (staged join staged_content using (reference)) as fed
    where fed.id = listing.id and not is_new`.execute(db);
  await sql`
    insert into listing (${columns}, feed)
    select ${columns}, ${feed} from staged join staged_content using (reference) where is_new
    order by transaction, city_id, published_at, reference collate "C"`.execute(db);
  await sql`
    update staged set id = listing.id
    from listing where staged.is_new and listing.reference = staged.reference`.execute(db);
}

/** Listings are no longer featured when their offer ends. A hidden one is featured again when it is shown. */
async function endFeatured(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from featured_listing using listing
    where listing.id = listing_id and listing.status in ${CLOSED}`.execute(db);
}

async function writeTexts(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from listing_text using staged
    where listing_id = staged.id and not staged.is_new and not exists (
      select from staged_text
      where staged_text.reference = staged.reference and staged_text.locale = listing_text.locale
    )`.execute(db);
  await sql`
    insert into listing_text (listing_id, locale, title, description, words)
    select staged.id, locale, title, description, words
    from staged_text join staged using (reference)
    on conflict (listing_id, locale) do update
      set title = excluded.title, description = excluded.description, words = excluded.words
      where (listing_text.title, listing_text.description, listing_text.words)
        is distinct from (excluded.title, excluded.description, excluded.words)`.execute(db);
}

async function writeEstates(db: Kysely<Database>): Promise<void> {
  const updates = sql.join(
    ESTATE_COLUMNS.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  );
  await sql`
    insert into estate (listing_id, ${refs(ESTATE_COLUMNS)})
    select id, ${refs(ESTATE_COLUMNS)} from staged join staged_content using (reference)
    where kind = 'estate' order by id
    on conflict (listing_id) do update set ${updates}
      where (${refs(ESTATE_COLUMNS, 'estate')}) is distinct from (${refs(ESTATE_COLUMNS, 'excluded')})`.execute(
    db,
  );
  await sql`
    insert into estate_details (listing_id, sections)
    select id, sections from staged join staged_content using (reference) where kind = 'estate'
    on conflict (listing_id) do update set sections = excluded.sections
      where estate_details.sections is distinct from excluded.sections`.execute(db);
}

/** For existing homes: whether the last price change lowered the price. */
async function writeLoweredPrices(db: Kysely<Database>): Promise<void> {
  await sql`
    update estate set price_lowered_at = lowered_at
    from (
      select distinct on (listing_id) listing_id, case when price_cents < before then at end as lowered_at
      from (
        select listing_id, event.id, at, event.price_cents, lag(event.price_cents) over prices as before
        from listing_event event join staged on staged.id = listing_id
        where not is_new and event.kind <> 'STATUS'
        window prices as (partition by listing_id order by at, event.id)
      ) price
      order by listing_id, at desc, id desc
    ) lowered
    where lowered.listing_id = estate.listing_id and price_lowered_at is distinct from lowered_at`.execute(
    db,
  );
}

function refs(columns: string[], table?: string): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(table ? `${table}.${column}` : column)));
}
