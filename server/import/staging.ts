/** Gathers new and changed listings in temporary tables, so that writing them is one step each. */
import { type Kysely, sql } from 'kysely';
import type { StatusCode } from '../../shared/estates/vocabulary.ts';
import type { Database } from '../database/connect.ts';
import type { KnownListing, Outcome } from './history.ts';
import type { ListingRow } from './listing-row.ts';

/**
 * `staged`: a row for each listing to write, `id` null while it is new. `staged_text`: its texts, with their
 * words. `seen`: the listings that the feed still has.
 */
export async function createStagingTables(db: Kysely<Database>): Promise<void> {
  await sql`
    create temp table staged on commit drop as
      select listing.*, estate.*, estate_details.sections, true as is_new, null::jsonb as events
      from listing
      join (select * from estate) as estate (estate_id) on estate_id = listing.id
      join estate_details on estate_details.listing_id = listing.id
    with no data`.execute(db);
  await sql`
    create temp table staged_text on commit drop as
      select null::text as reference, locale, title, description, words from listing_text with no data`.execute(
    db,
  );
  await sql`create temp table seen (id int primary key) on commit drop`.execute(db);
}

/** Looks the references up, and remembers that the feed has them. */
export async function findKnown(
  db: Kysely<Database>,
  references: string[],
): Promise<Map<string, KnownListing>> {
  const { rows } = await sql<{
    id: number;
    reference: string;
    status: StatusCode;
    price_cents: number | null;
    updated_at: Date;
    closed_at: Date | null;
    hash: string;
  }>`
    with found as (
      select id, reference, status, price_cents, updated_at, closed_at, encode(content_hash, 'hex') as hash
      from listing where reference = any(${references}::text[])
    ), remembered as (
      insert into seen select id from found on conflict do nothing
    )
    select * from found`.execute(db);
  return new Map(
    rows.map((row) => [
      row.reference,
      {
        id: row.id,
        status: row.status,
        priceCents: row.price_cents,
        updatedAt: row.updated_at,
        closedAt: row.closed_at,
        hash: row.hash,
      },
    ]),
  );
}

export interface StagedListing {
  row: ListingRow;
  outcome: Outcome;
  /** Undefined while it is new. */
  id?: number;
}

export async function stage(db: Kysely<Database>, listings: StagedListing[]): Promise<void> {
  if (listings.length === 0) return;
  const rows = `[${listings.map(stagedJson).join(',')}]`;
  await sql`insert into staged select * from json_populate_recordset(null::staged, ${rows}::json)`.execute(
    db,
  );
  const texts = `[${listings
    .map(({ row }) => row.textsJson)
    .filter(Boolean)
    .join(',')}]`;
  await sql`
    insert into staged_text (reference, locale, title, description, words)
    select reference, locale, title, description,
      setweight(to_tsvector(config, title), 'A')
        || setweight(to_tsvector('simple', reference), 'A')
        || setweight(to_tsvector(config, whereabouts), 'B')
        || setweight(to_tsvector(config, description), 'C')
    from json_to_recordset(${texts}::json)
      as fed (reference text, locale text, title text, description text, whereabouts text)
    cross join lateral (select ('words_' || locale)::regconfig as config) as language`.execute(db);
}

/** The row's own JSON, long as it is, is not read and written again. */
function stagedJson({ row, outcome, id }: StagedListing): string {
  const decided = JSON.stringify({
    id: id ?? null,
    is_new: id === undefined,
    content_hash: `\\x${row.hash}`,
    closed_at: outcome.closedAt,
    events: outcome.events,
  });
  return `${decided.slice(0, -1)},${row.json.slice(1)}`;
}
