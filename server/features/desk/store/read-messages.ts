import { type Kysely, type Selectable, sql } from 'kysely';
import type { DeskMessage, MessageState } from '../../../../graphql/desk/message-ports.ts';
import type { QuestionType } from '../../../../shared/leads/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { shownReference } from '../../listings/shown-reference.ts';
import { leadState, officeOfLead } from './message-queries.ts';

/** Messages by their ids, in the order of the ids. */
export async function readMessages(db: Kysely<Database>, ids: readonly string[]): Promise<DeskMessage[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(db, ids).execute();
  const messages = new Map(rows.map((row) => [row.id, messageOf(row)]));
  return ids.flatMap((id) => messages.get(id) ?? []);
}

const selectRows = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('lead')
    .leftJoin('lead_progress as progress', 'progress.lead_id', 'lead.id')
    .leftJoin('lead_consent as consent', 'consent.lead_id', 'lead.id')
    .leftJoin('listing', 'listing.id', 'lead.listing_id')
    .leftJoin('project_entity as entity', 'entity.id', 'lead.listing_id')
    .leftJoin('agent', 'agent.id', 'lead.agent_id')
    .leftJoin('office', 'office.id', 'lead.office_id')
    .leftJoin('partner', 'partner.id', 'lead.partner_id')
    .where('lead.id', 'in', [...ids])
    .selectAll('lead')
    .select(['progress.assignee', 'progress.note', 'progress.changed_at', 'progress.changed_by'])
    .select(['partner.name as partner', 'consent.given_at', 'consent.marketing', leadState.as('state')])
    .select([
      officeOfLead.as('owner_office_id'),
      sql<number>`coalesce(progress.version, 0)`.as('version'),
      sql<string | null>`coalesce(${shownReference}, entity.reference)`.as('reference'),
      sql<string | null>`coalesce(agent.name, office.name)`.as('recipient'),
    ]);

type Row = Selectable<Database['lead']> &
  Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

function messageOf(row: Row): DeskMessage {
  return {
    id: row.id,
    kind: row.kind as DeskMessage['kind'],
    locale: row.locale as Locale,
    receivedAt: row.received_at,
    firstName: row.first_name,
    name: row.name,
    email: row.email,
    phone: row.phone,
    street: row.street,
    text: row.message,
    remarks: row.remarks,
    questionType: row.question_type as QuestionType | null,
    listingId: row.listing_id,
    reference: row.reference,
    agentId: row.agent_id,
    officeId: row.owner_office_id,
    recipientName: row.recipient,
    partner: row.partner,
    consentedAt: row.given_at,
    wantsNews: row.marketing ?? false,
    state: row.state as MessageState,
    assignee: row.assignee,
    note: row.note,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    version: row.version,
  };
}
