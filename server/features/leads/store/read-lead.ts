import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { readValuation } from './valuations.ts';

export type LeadRow = NonNullable<Awaited<ReturnType<typeof readLead>>>;

/** A lead with the current contact data of the office and agent who answer; null when it was erased. */
export async function readLead(db: Kysely<Database>, id: string) {
  const lead = await db
    .selectFrom('lead')
    .leftJoin('lead_consent', 'lead_consent.lead_id', 'lead.id')
    .leftJoin('partner', 'partner.id', 'lead.partner_id')
    .selectAll('lead')
    .select(['marketing', 'partner.name as partner'])
    .where('lead.id', '=', id)
    .executeTakeFirst();
  if (!lead) return null;
  const [office, agent, valuation] = await Promise.all([
    db
      .selectFrom('office')
      .select(['name', 'phone', 'email'])
      .where('id', '=', lead.office_id)
      .executeTakeFirst(),
    db.selectFrom('agent').select(['name', 'email']).where('id', '=', lead.agent_id).executeTakeFirst(),
    lead.kind === 'VALUATION' ? readValuation(db, id) : null,
  ]);
  return { ...lead, office, agent, valuation };
}

/** Erases the recipient of a friend's message, after its mail was sent or given up. */
export async function eraseRecipient(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('lead')
    .set({ recipient_name: null, recipient_email: null })
    .where('id', '=', id)
    .where('kind', '=', 'FRIEND')
    .execute();
}
