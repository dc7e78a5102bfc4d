/** Collects new and changed listings in temporary tables, so that each table is written by one statement. */
import { type Kysely, sql } from 'kysely';
import type { StatusCode } from '../../../../shared/listings/vocabulary.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { ListingRow, TextRow } from '../listing/listing-row.ts';
import { COLUMN_POSITIONS, ROW_COLUMNS } from '../listing/row-columns.ts';
import { allSettledOrThrow } from './all-settled-or-throw.ts';
import { jsonbArray, textArray } from './binary-array.ts';
import type { Outcome, StoredListing } from './history.ts';

/**
 * `staged`: a narrow row per listing to write, read and updated often; `id` is null for new ones.
 * `staged_content`: the long columns; for `sections` see listing-draft.ts. `staged_text`: texts with their tsvectors.
 * `seen`: the listings that the feed still contains. Long rows are stored uncompressed here, to compress only once.
 */
export async function createStagingTables(db: Kysely<Database>): Promise<void> {
  await sql`
    create temp table staged on commit drop as
      select listing.*, estate.*, true as is_new, null::jsonb as events
      from listing join (select * from estate) as estate (estate_id) on estate_id = listing.id
    with no data`.execute(db);
  await sql`alter table staged ${sql.join(CONTENT.map((name) => sql`drop column if exists ${sql.ref(name)}`))}`.execute(
    db,
  );
  await sql`
    create temp table staged_content (
      reference text primary key, ${sql.join(CONTENT.map((name) => sql`${sql.ref(name)} jsonb`))}
    ) with (toast_tuple_target = 8160) on commit drop`.execute(db);
  await sql`
    create temp table staged_text with (toast_tuple_target = 8160) on commit drop as
      select null::text as reference, locale, title, description, words from listing_text with no data`.execute(
    db,
  );
  await sql`create temp table seen (id int primary key) on commit drop`.execute(db);
}

/** Looks up references, and marks the listings as seen in the feed. */
export async function findStored(
  db: Kysely<Database>,
  references: string[],
): Promise<Map<string, StoredListing>> {
  const { rows } = await sql<StoredRow>`
    with found as (
      select ${STORED} from listing where reference = any(${references}::text[])
    ), remembered as (
      insert into seen select id from found on conflict do nothing
    )
    select * from found`.execute(db);
  return new Map(rows.map((row) => [row.reference, toStored(row)]));
}

/** Returns a listing as stored; undefined when there is none with the id. */
export async function findStoredById(db: Kysely<Database>, id: number): Promise<StoredListing | undefined> {
  const { rows } = await sql<StoredRow>`select ${STORED} from listing where id = ${id}`.execute(db);
  return rows[0] && toStored(rows[0]);
}

const STORED = sql`
  id, reference, feed, status, price_cents, published_at, updated_at, closed_at, encode(content_hash, 'hex') as hash`;

interface StoredRow {
  id: number;
  reference: string;
  feed: string;
  status: StatusCode;
  price_cents: number | null;
  published_at: Date;
  updated_at: Date;
  closed_at: Date | null;
  hash: string;
}

function toStored(row: StoredRow): StoredListing {
  return {
    id: row.id,
    feed: row.feed,
    status: row.status,
    priceCents: row.price_cents,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    closedAt: row.closed_at,
    hash: row.hash,
  };
}

export interface StagedListing {
  row: ListingRow;
  outcome: Outcome;
  /** Undefined for a new listing. */
  id?: number;
}

/** The long columns of a row. */
const CONTENT = Object.entries(ROW_COLUMNS).flatMap(([name, type]) => (type === 'jsonb' ? [name] : []));
const COLUMNS = Object.entries(ROW_COLUMNS).filter(([, type]) => type !== 'jsonb');

export async function stage(db: Kysely<Database>, listings: StagedListing[]): Promise<void> {
  if (listings.length === 0) return;
  const texts = listings.flatMap(({ row }) => row.texts);
  await allSettledOrThrow([stageRows(db, listings), stageContent(db, listings), stageTexts(db, texts)]);
}

/**
 * The words of a text for full-text search: title and reference have weight A, town and street (`place`) B, the
 * description C. Needs columns with these names, and `configuration`.
 */
export const TEXT_WORDS = sql`
  setweight(to_tsvector(configuration, title), 'A') || setweight(to_tsvector('simple', reference), 'A')
    || setweight(to_tsvector(configuration, place), 'B') || setweight(to_tsvector(configuration, description), 'C')`;

export async function stageTexts(db: Kysely<Database>, texts: readonly TextRow[]): Promise<void> {
  const columns = (['reference', 'locale', 'title', 'description', 'townAndStreet'] as const).map(
    (name) => sql`${textArray(texts.map((text) => text[name]))}::text[]`,
  );
  await sql`
    insert into staged_text (reference, locale, title, description, words)
    select reference, locale, title, description, ${TEXT_WORDS}
    from unnest(${sql.join(columns)}) as fed (reference, locale, title, description, place),
      lateral (select ('words_' || locale)::regconfig) as language (configuration)`.execute(db);
}

/** Every column is sent as an array of text. */
async function stageRows(db: Kysely<Database>, listings: StagedListing[]): Promise<void> {
  const arrays = COLUMNS.map(([name]) => sql`${textArray(valuesOf(listings, name))}::text[]`);
  const ids = listings.map(({ id }) => (id === undefined ? null : String(id)));
  const hashes = listings.map(({ row }) => row.hash);
  const closings = listings.map(({ outcome }) => outcome.closedAt);
  const events = listings.map(({ outcome }) => JSON.stringify(outcome.events));
  const names = sql.join(COLUMNS.map(([name]) => sql.ref(name)));
  const typed = sql.join(COLUMNS.map(([name, type]) => sql`${sql.ref(name)}::${sql.raw(type)}`));
  await sql`
    insert into staged (id, is_new, content_hash, closed_at, events, ${names})
    select fed_id::int, fed_id is null, decode(fed_hash, 'hex'), fed_closing::timestamptz, fed_events, ${typed}
    from unnest(
      ${textArray(ids)}::text[], ${textArray(hashes)}::text[], ${textArray(closings)}::text[],
      ${jsonbArray(events)}::jsonb[], ${sql.join(arrays)}
    ) as fed (fed_id, fed_hash, fed_closing, fed_events, ${names})`.execute(db);
}

async function stageContent(db: Kysely<Database>, listings: StagedListing[]): Promise<void> {
  const references = listings.map(({ row }) => row.reference);
  const arrays = CONTENT.map((name) => sql`${jsonbArray(valuesOf(listings, name))}::jsonb[]`);
  await sql`
    insert into staged_content (reference, ${sql.join(CONTENT.map((name) => sql.ref(name)))})
    select * from unnest(${textArray(references)}::text[], ${sql.join(arrays)})`.execute(db);
}

function valuesOf(listings: StagedListing[], column: string): (string | null)[] {
  const at = COLUMN_POSITIONS.get(column) as number;
  return listings.map(({ row }) => row.values[at] ?? null);
}
