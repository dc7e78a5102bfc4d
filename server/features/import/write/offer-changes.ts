/** Collects the new offers of an import, about which subscribers are mailed. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { OFFERED } from '../../listings/statuses.ts';

interface Offer {
  status: RawBuilder<unknown>;
  price: RawBuilder<unknown>;
  /** As in shared/estates/terms.ts; null: it has none. */
  progress: RawBuilder<unknown>;
}

/** The kind of change, or null when subscribers are not mailed about it. A null `before.status` means a new listing. */
const changeOf = (before: Offer, fed: Offer) => sql`
  case
    when ${fed.status} not in ${OFFERED} then null
    when ${before.status} is null or ${before.status} = 'IN_PREPARATION' then 'NEW'
    when ${fed.progress} is not null then null
    when ${before.progress} = 'ANNOUNCED' then 'NEW'
    when ${before.status} not in ${OFFERED} then 'RETURNED'
    when ${before.status} = 'OPTION' and ${fed.status} = 'AVAILABLE' then 'RETURNED'
    when ${fed.price} < ${before.price} then 'PRICE_LOWERED'
  end`;

const progressOf = (terms: RawBuilder<unknown>) => sql`${terms} ->> 'progress'`;

const loweredFrom = (before: Offer, fed: Offer) =>
  sql`case when ${fed.price} < ${before.price} then ${before.price} end`;

/** Whether the catalogue is empty: in a first import everything is new, so subscribers are not mailed. */
export async function isFirstImport(db: Kysely<Database>): Promise<boolean> {
  return !(await db.selectFrom('listing').select('id').limit(1).executeTakeFirst());
}

/** Must run before homes are written. */
export async function gatherHomeChanges(db: Kysely<Database>, isFirst: boolean): Promise<void> {
  const before = {
    status: sql`stored.status`,
    price: sql`stored.price_cents`,
    progress: progressOf(sql`estate.terms`),
  };
  const fed = {
    status: sql`staged.status`,
    price: sql`staged.price_cents`,
    progress: progressOf(sql`content.terms`),
  };
  await sql`
    create temp table fed_change on commit drop as
    select reference, false as is_entity, kind, price_before_cents
    from (
      select staged.reference, ${changeOf(before, fed)} as kind, ${loweredFrom(before, fed)} as price_before_cents
      from staged
      join staged_content content using (reference)
      left join listing stored on stored.id = staged.id
      left join estate on estate.listing_id = stored.id
      where staged.kind = 'estate' and not ${isFirst}::bool
    ) change
    where kind is not null`.execute(db);
}

/** Must run before listings are written: entities of these projects were not visible. */
export async function gatherHiddenProjects(db: Kysely<Database>): Promise<void> {
  await sql`
    create temp table hidden_project on commit drop as
    select id, status from listing where kind = 'project' and status not in ${OFFERED}`.execute(db);
}

/** Must run before entities are written; `fed_entity` contains the entities of the feed. */
export async function gatherEntityChanges(db: Kysely<Database>): Promise<void> {
  const before = {
    status: sql`
      case
        when 'IN_PREPARATION' in (stored.status, hidden.status) then 'IN_PREPARATION'
        when stored.is_listed then coalesce(hidden.status, stored.status)
        when stored.id is not null then 'WITHDRAWN'
      end`,
    price: sql`stored.price_cents`,
    progress: sql`null::text`,
  };
  const fed = { status: sql`fed.status`, price: sql`fed.price_cents`, progress: sql`null::text` };
  await sql`
    insert into fed_change
    select reference, true, kind, price_before_cents
    from (
      select fed.reference, ${changeOf(before, fed)} as kind, ${loweredFrom(before, fed)} as price_before_cents
      from fed_entity fed
      join staged on staged.id = fed.project_id and staged.status in ${OFFERED}
      left join project_entity stored on stored.reference = fed.reference
      left join hidden_project hidden on hidden.id = stored.project_id
    ) change
    where kind is not null`.execute(db);
}

/** Must run when all listings and entities have ids. */
export async function writeOfferChanges(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    insert into offer_change (listing_id, entity_id, kind, price_before_cents, at)
    select listing_id, entity_id, kind, price_before_cents, ${now}
    from (
      select listing.id as listing_id, null::int as entity_id, change.*
      from fed_change change join listing using (reference) where not is_entity
      union all
      select entity.project_id, entity.id, change.*
      from fed_change change join project_entity entity using (reference) where is_entity
    ) change
    order by listing_id, entity_id`.execute(db);
}
