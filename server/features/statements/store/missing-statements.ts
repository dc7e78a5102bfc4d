/** The only module that writes `missing_mention` and `missing_unit_mention`. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { missingStatements } from '../../../../shared/rules/statements/statements.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { type Advertised, readHomes, readUnits } from './advertised.ts';

const BATCH = 1_000;

interface Scope {
  /** The day of the rules, ISO 8601; also the first day of what is missing from now on. */
  today: string;
  /** A query of listing ids; all homes and projects when absent. */
  ids?: RawBuilder<unknown> | undefined;
}

/** Where the missing statements of homes or of units are stored, and which of them belong to listings. */
interface Kind {
  table: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  read: typeof readHomes;
  isOf(ids: RawBuilder<unknown>): RawBuilder<unknown>;
}

const HOMES: Kind = {
  table: sql`missing_mention`,
  id: sql`listing_id`,
  read: readHomes,
  isOf: (ids) => sql`listing_id in (${ids})`,
};

const UNITS: Kind = {
  table: sql`missing_unit_mention`,
  id: sql`entity_id`,
  read: readUnits,
  isOf: (ids) => sql`entity_id in (select id from project_entity where project_id in (${ids}))`,
};

/**
 * In a transaction, compares homes on offer and in preparation, and units on offer, with the rules. Adds what is
 * missing, keeps since when, and removes what has been provided.
 */
export async function refreshMissingStatements(trx: Kysely<Database>, scope: Scope): Promise<void> {
  await refreshKind(trx, HOMES, scope);
  await refreshKind(trx, UNITS, scope);
}

async function refreshKind(trx: Kysely<Database>, kind: Kind, { today, ids }: Scope): Promise<void> {
  await sql`create temporary table found_mention (id int, code text, rule text) on commit drop`.execute(trx);
  let after = 0;
  for (;;) {
    const adverts = await kind.read(trx, { after, limit: BATCH, ids });
    await addFound(trx, adverts, today);
    const last = adverts.at(-1);
    if (!last || adverts.length < BATCH) break;
    after = last.id;
  }
  await writeFound(trx, kind, { today, isInScope: ids ? kind.isOf(ids) : sql`true` });
  await sql`drop table found_mention`.execute(trx);
}

async function addFound(trx: Kysely<Database>, adverts: readonly Advertised[], today: string): Promise<void> {
  const found = adverts.flatMap(({ id, home }) =>
    missingStatements(home, today).map(({ code, rule }) => [id, code, rule.id] as const),
  );
  if (found.length === 0) return;
  await sql`
    insert into found_mention
    select * from unnest(
      ${found.map(([id]) => id)}::int[], ${found.map(([, code]) => code)}::text[], ${found.map(([, , rule]) => rule)}::text[]
    )`.execute(trx);
}

async function writeFound(
  trx: Kysely<Database>,
  { table, id }: Kind,
  { today, isInScope }: { today: string; isInScope: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    delete from ${table} missing
    where ${isInScope} and not exists (
      select from found_mention found where found.id = missing.${id} and found.code = missing.code
    )`.execute(trx);
  await sql`
    insert into ${table} as missing (${id}, code, rule, since)
    select id, code, rule, ${today}::date from found_mention
    on conflict (${id}, code) do update set rule = excluded.rule
      where missing.rule <> excluded.rule`.execute(trx);
}
