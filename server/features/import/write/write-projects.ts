/** Writes the project tables from the staged listings. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { CLOSED } from '../../listings/statuses.ts';
import { gatherEntityChanges } from './offer-changes.ts';

const PROJECT_COLUMNS = {
  name: 'text',
  developer: 'text',
  architect: 'text',
  stage: 'text',
  delivery: 'date',
  project_kind: 'text',
  viewing_rules: 'jsonb',
};
const ENTITY_COLUMNS = {
  reference: 'text',
  position: 'smallint',
  number: 'text',
  type: 'text',
  sub_type: 'text',
  floor: 'smallint',
  bedrooms: 'smallint',
  area: 'float8',
  living_area: 'float8',
  plot_area: 'float8',
  terrace_area: 'float8',
  price_cents: 'bigint',
  status: 'text',
  plan: 'jsonb',
  legal: 'jsonb',
  taxes: 'jsonb',
  viewing_rules: 'jsonb',
};

/** Returns the number of projects with a new price of an entity. */
export async function writeProjects(db: Kysely<Database>, now: Date): Promise<number> {
  const columns = refs(PROJECT_COLUMNS);
  await sql`
    insert into project (listing_id, ${columns})
    select staged.id, ${columns}
    from staged join staged_content using (reference),
      jsonb_to_record(sections) as own (${typed(PROJECT_COLUMNS)})
    where kind = 'project'
    order by staged.id
    on conflict (listing_id) do update set (${columns}) = row(${refs(PROJECT_COLUMNS, 'excluded')})
      where project is distinct from excluded`.execute(db);
  await gatherEntities(db, now);
  await gatherEntityChanges(db);
  const newPrices = await countNewPrices(db);
  await unlistMissing(db);
  await forgetTakenOver(db);
  await writeEntities(db);
  return newPrices;
}

/** An entity closes when the feed first reports it; one first imported as sold, when its line last changed. */
async function gatherEntities(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    create temp table fed_entity on commit drop as
    select staged.id as project_id, true as is_listed, ${refs(ENTITY_COLUMNS, 'own')},
      case
        when own.status not in ${CLOSED} then null
        when stored.id is null then least(staged.updated_at, ${sql.lit(now.toISOString())}::timestamptz)
        when stored.status = own.status then stored.closed_at
        else ${sql.lit(now.toISOString())}::timestamptz
      end as closed_at
    from staged
    join staged_content using (reference)
    cross join lateral jsonb_to_recordset(sections -> 'entities') as own (${typed(ENTITY_COLUMNS)})
    left join project_entity stored on stored.reference = own.reference
    where staged.kind = 'project'`.execute(db);
}

async function countNewPrices(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct fed.project_id) as count
    from fed_entity fed join project_entity stored using (reference)
    where fed.price_cents is distinct from stored.price_cents`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Entities missing from the feed keep their row and id, in case they return. */
async function unlistMissing(db: Kysely<Database>): Promise<void> {
  await sql`
    update project_entity set is_listed = false
    where is_listed and project_id in (select id from staged where kind = 'project')
      and not exists (select from fed_entity where fed_entity.reference = project_entity.reference)`.execute(
    db,
  );
}

/** Unlists entities of a feed. Their projects count as changed at the next import, which may list them again. */
export async function unlistEntities(
  db: Kysely<Database>,
  feed: string,
  references: readonly string[],
): Promise<void> {
  await sql`
    with unlisted as (
      update project_entity set is_listed = false from listing
      where listing.id = project_id and listing.feed = ${feed} and is_listed
        and project_entity.reference = any(${references}::text[])
      returning project_id
    )
    update listing set content_hash = '' where id in (select project_id from unlisted)`.execute(db);
}

/** Clears the hash of a project that loses an entity to another, so that it counts as changed at the next import. */
async function forgetTakenOver(db: Kysely<Database>): Promise<void> {
  await sql`
    update listing set content_hash = ''
    where id in (
      select stored.project_id from fed_entity fed join project_entity stored using (reference)
      where stored.project_id <> fed.project_id
    ) and id not in (select id from staged)`.execute(db);
}

/** In two steps, because an upsert would use a sequence number for each existing entity. */
async function writeEntities(db: Kysely<Database>): Promise<void> {
  const all = { project_id: 'int', is_listed: 'boolean', ...ENTITY_COLUMNS, closed_at: 'timestamptz' };
  await sql`
    update project_entity set (${refs(all)}) = row(${refs(all, 'fed_entity')})
    from fed_entity
    where fed_entity.reference = project_entity.reference
      and (${refs(all, 'project_entity')}) is distinct from (${refs(all, 'fed_entity')})`.execute(db);
  await sql`
    insert into project_entity (${refs(all)})
    select ${refs(all)} from fed_entity
    where not exists (select from project_entity where project_entity.reference = fed_entity.reference)
    order by project_id, position`.execute(db);
}

function refs(columns: Record<string, string>, table?: string): RawBuilder<unknown> {
  return sql.join(Object.keys(columns).map((column) => sql.ref(table ? `${table}.${column}` : column)));
}

/** The columns of a record definition: names with types. */
function typed(columns: Record<string, string>): RawBuilder<unknown> {
  return sql.join(Object.entries(columns).map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`));
}
