/** What the page of one home shows of it. */
import { type Kysely, sql } from 'kysely';
import type { DeskHomeDay, DeskHomeRecords } from '../../../../graphql/desk/homes/home-ports.ts';
import type { DeskScope } from '../../../../graphql/desk/scope.ts';
import type { StatementCode } from '../../../../shared/rules/statements/statement-rule.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { selectMessages } from './message-queries.ts';
import { isInScope } from './scope-condition.ts';

const MAX_NEWEST = 5;

/** The last days with their numbers, oldest first. */
export async function listDays(
  db: Kysely<Database>,
  { id, today, count }: { id: number; today: string; count: number },
): Promise<DeskHomeDay[]> {
  const { rows } = await sql<DeskHomeDay>`
    select each.day::date::text as day, coalesce(counted.views, 0) as views, coalesce(counted.leads, 0) as leads
    from generate_series(${today}::date - ${count - 1}::int, ${today}::date, interval '1 day') each (day)
    left join listing_statistics counted on counted.listing_id = ${id} and counted.day = each.day::date
    order by each.day`.execute(db);
  return rows;
}

export async function listMissing(
  db: Kysely<Database>,
  id: number,
): Promise<{ code: StatementCode; rule: string; since: string }[]> {
  const rows = await db
    .selectFrom('missing_mention')
    .select(['code', 'rule', 'since'])
    .where('listing_id', '=', id)
    .orderBy('code')
    .execute();
  return rows as { code: StatementCode; rule: string; since: string }[];
}

/** Messages about a listing, or about a unit of the project: those of the list of messages. */
export async function findMessages(
  db: Kysely<Database>,
  scope: DeskScope,
  id: number,
): Promise<DeskHomeRecords> {
  const rows = await selectMessages(db, scope)
    .where(isOfListing('m', id))
    .select(['m.id', 'm.received_at as at', sql<number>`(count(*) over ())::int`.as('count')])
    .orderBy('m.received_at', 'desc')
    .orderBy('m.id')
    .limit(MAX_NEWEST)
    .execute();
  return toRecords(rows);
}

/** Viewings of a listing, or of a unit of the project; held times and cancelled ones are none. */
export async function findViewings(
  db: Kysely<Database>,
  scope: DeskScope,
  id: number,
): Promise<DeskHomeRecords> {
  const rows = await db
    .selectFrom('appointment as a')
    .where(isOfListing('a', id))
    .where('a.state', 'not in', ['HELD', 'CANCELLED'])
    .where(isInScope(scope, { agent: 'a.agent_id', office: 'a.office_id' }))
    .select(['a.id', 'a.starts_at as at', sql<number>`(count(*) over ())::int`.as('count')])
    .orderBy('a.starts_at', 'desc')
    .orderBy('a.id')
    .limit(MAX_NEWEST)
    .execute();
  return toRecords(rows);
}

const isOfListing = (table: 'a' | 'm', id: number) => sql<boolean>`
  ${sql.ref(`${table}.listing_id`)} in (
    select ${id}::int union all select entity.id from project_entity entity where entity.project_id = ${id})`;

function toRecords(rows: readonly { id: string; at: Date; count: number }[]): DeskHomeRecords {
  return { count: rows[0]?.count ?? 0, newest: rows.map(({ id, at }) => ({ id, at })) };
}
