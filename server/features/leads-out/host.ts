/** The office and the agent who answer a submission, with the references of the feed. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';

export interface HostData {
  office: { reference: string; name: string } | null;
  agent: { reference: string; name: string } | null;
}

export async function readHost(
  db: Kysely<Database>,
  { officeId, agentId }: { officeId: number | null; agentId: number | null },
): Promise<HostData> {
  const columns = ['reference', 'name'] as const;
  const [office = null, agent = null] = await Promise.all([
    db.selectFrom('office').select(columns).where('id', '=', officeId).executeTakeFirst(),
    db.selectFrom('agent').select(columns).where('id', '=', agentId).executeTakeFirst(),
  ]);
  return { office, agent };
}

/** Whether the visitor of a viewing agreed to marketing; null when the data were erased. */
export async function readViewingConsent(db: Kysely<Database>, id: string): Promise<boolean | null> {
  const row = await db.selectFrom('appointment').select('marketing').where('id', '=', id).executeTakeFirst();
  return row?.marketing ?? null;
}
