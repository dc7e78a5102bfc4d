/** The only module that writes `missing_mention`. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Region } from '../../../../shared/cities/vocabulary.ts';
import type { EpcLabel, EstateSubType, EstateType } from '../../../../shared/estates/vocabulary.ts';
import type { Transaction as OfferKind } from '../../../../shared/listings/vocabulary.ts';
import { type AdvertisedHome, missingStatements } from '../../../../shared/rules/statements/statements.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { OFFERED } from '../../listings/statuses.ts';

const BATCH = 1_000;

interface HomeRow {
  id: number;
  region: Region | null;
  transaction: OfferKind;
  type: EstateType;
  sub_type: EstateSubType;
  price_cents: number | null;
  epc_label: EpcLabel | null;
  epc_value: number | null;
  epc: AdvertisedHome['epc'] | null;
  planning: AdvertisedHome['planning'] | null;
  charges: number | null;
}

interface Scope {
  /** The day of the rules, ISO 8601; also the first day of what is missing from now on. */
  today: string;
  /** A query of listing ids; all homes when absent. */
  ids?: RawBuilder<unknown> | undefined;
}

/**
 * In a transaction, compares homes on offer and in preparation with the rules. Adds what is missing, keeps since when,
 * and removes what has been provided.
 */
export async function refreshMissingStatements(trx: Kysely<Database>, { today, ids }: Scope): Promise<void> {
  await sql`
    create temporary table found_mention (listing_id int, code text, rule text) on commit drop`.execute(trx);
  let last = 0;
  for (;;) {
    const homes = await readHomes(trx, last, ids);
    await addFound(trx, homes, today);
    const end = homes.at(-1);
    if (!end || homes.length < BATCH) break;
    last = end.id;
  }
  await writeFound(trx, today, ids ? sql`listing_id in (${ids})` : sql`true`);
  await sql`drop table found_mention`.execute(trx);
}

/** Reads the next homes after an id; the parts of the sections on which rules depend. */
async function readHomes(
  trx: Kysely<Database>,
  after: number,
  ids: RawBuilder<unknown> | undefined,
): Promise<HomeRow[]> {
  const { rows } = await sql<HomeRow>`
    select listing.id, region, transaction, type, sub_type, price_cents, epc_label, epc_value,
      sections->'epc' as epc, sections->'planning' as planning,
      (sections#>>'{financial,charges}')::float8 as charges
    from listing
    join estate on estate.listing_id = listing.id
    join estate_details on estate_details.listing_id = listing.id
    join city on city.id = listing.city_id
    where listing.id > ${after} and (status in ${OFFERED} or status = 'IN_PREPARATION')
      and ${ids ? sql`listing.id in (${ids})` : sql`true`}
    order by listing.id limit ${BATCH}`.execute(trx);
  return rows;
}

async function addFound(trx: Kysely<Database>, homes: readonly HomeRow[], today: string): Promise<void> {
  const found = homes.flatMap((row) =>
    missingStatements(toHome(row), today).map(({ code, rule }) => [row.id, code, rule.id] as const),
  );
  if (found.length === 0) return;
  await sql`
    insert into found_mention
    select * from unnest(
      ${found.map(([id]) => id)}::int[], ${found.map(([, code]) => code)}::text[], ${found.map(([, , rule]) => rule)}::text[]
    )`.execute(trx);
}

function toHome({ price_cents, epc_label, epc_value, epc, planning, ...row }: HomeRow): AdvertisedHome {
  return {
    region: row.region,
    transaction: row.transaction,
    type: row.type,
    subType: row.sub_type,
    price: price_cents === null ? null : price_cents / 100,
    epcLabel: epc_label,
    epcValue: epc_value,
    epc: epc ?? undefined,
    planning: planning ?? undefined,
    charges: row.charges,
  };
}

async function writeFound(
  trx: Kysely<Database>,
  today: string,
  isInScope: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    delete from missing_mention missing
    where ${isInScope} and not exists (
      select from found_mention found where found.listing_id = missing.listing_id and found.code = missing.code
    )`.execute(trx);
  await sql`
    insert into missing_mention (listing_id, code, rule, since)
    select listing_id, code, rule, ${today}::date from found_mention
    on conflict (listing_id, code) do update set rule = excluded.rule
      where missing_mention.rule <> excluded.rule`.execute(trx);
}
