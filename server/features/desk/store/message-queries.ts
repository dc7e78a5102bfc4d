/** Finds messages of an employee's scope. The data of those on a page are read afterwards. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { MessageCounts, MessageSearch } from '../../../../graphql/desk/message-ports.ts';
import type { DeskScope } from '../../../../graphql/desk/scope.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { escapeLike } from '../../../platform/database/escape-like.ts';
import { isInScope } from './scope-condition.ts';

/** A list has at most the newest messages of its states, and searches their texts only: both take bounded time. */
const MAX_LISTED = 10_000;
const AGENT_OR_OFFICE = { agent: 'm.agent_id', office: 'm.owner_office_id' };

/** The office of a lead; a lead without one belongs to the only office. */
export const officeOfLead = sql<number | null>`coalesce(
  lead.office_id, (select min(office.id) from office having count(*) = 1))`;
/** How far the answer to a lead is; a lead without progress is new. */
export const leadState = sql<string>`coalesce(progress.state, 'NEW')`;

/** The messages to the agency that an employee may see. */
export function selectMessages(db: Kysely<Database>, scope: DeskScope) {
  const messages = db
    .selectFrom('lead')
    .leftJoin('lead_progress as progress', 'progress.lead_id', 'lead.id')
    .where('lead.kind', '<>', 'FRIEND')
    .selectAll('lead')
    .select(['progress.assignee', leadState.as('state'), officeOfLead.as('owner_office_id')]);
  return db.selectFrom(messages.as('m')).where(isInScope(scope, AGENT_OR_OFFICE));
}

interface MessageList {
  scope: DeskScope;
  search: MessageSearch;
  page: { limit: number; offset: number };
}

/** The ids of a page: the overdue ones first, then the newest. */
export async function listMessageIds(
  db: Kysely<Database>,
  { scope, search, page }: MessageList,
): Promise<string[]> {
  const { states, assignee, words, overdueBefore } = search;
  const newest = selectMessages(db, scope)
    .where('m.state', 'in', [...states])
    .$if(assignee !== null, (query) => query.where('m.assignee', '=', assignee))
    .selectAll()
    .orderBy('m.received_at', 'desc')
    .limit(MAX_LISTED);
  const rows = await db
    .selectFrom(newest.as('m'))
    .$if(words.length > 0, (query) => query.where(hasWords(search)))
    .select('m.id')
    .orderBy(sql`m.state = 'NEW' and m.received_at < ${overdueBefore}`, 'desc')
    .orderBy('m.received_at', 'desc')
    .orderBy('m.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a message has all words, or the telephone number. */
function hasWords({ words, phone }: MessageSearch): RawBuilder<boolean> {
  const patterns = words.map((word) => `%${escapeLike(word)}%`);
  const text = sql<string>`concat_ws(' ', m.first_name, m.name, m.email, m.phone, m.street, m.message, m.remarks,
    (select concat_ws(' ', listing.agency_reference, listing.reference) from listing where listing.id = m.listing_id),
    (select entity.reference from project_entity entity where entity.id = m.listing_id),
    (select concat_ws(' ', property.postal_code, property.city) from lead_valuation property where property.lead_id = m.id))`;
  return sql<boolean>`(${text} ilike all(${patterns}::text[]) or m.phone like ${phone && `%${phone}%`})`;
}

export async function countMessages(
  db: Kysely<Database>,
  scope: DeskScope,
  { assignee, overdueBefore }: { assignee: string; overdueBefore: Date },
): Promise<MessageCounts> {
  const counts = await selectMessages(db, scope)
    .where('m.state', '<>', 'DONE')
    .select([
      sql<number>`count(*) filter (where m.state = 'NEW')::int`.as('new'),
      sql<number>`count(*) filter (where m.state = 'NEW' and m.received_at < ${overdueBefore})::int`.as(
        'overdue',
      ),
      sql<number>`count(*) filter (where m.state = 'ANSWERING' and m.assignee = ${assignee})::int`.as('mine'),
    ])
    .executeTakeFirstOrThrow();
  return counts;
}
