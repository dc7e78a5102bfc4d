import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { Mailbox } from '../../platform/mail/mailbox.ts';

export interface HostContent {
  office: { name: string; phone: string; email: string };
  /** The agent, or the office when there is no agent or the agent has no address. */
  host: Mailbox;
  /** Whom the visitor calls: the agent, or the office when the agent has no number of their own. */
  contact: { name: string; phone: string };
}

/** The current contact data of the agent or office responsible. */
export async function findContact(
  db: Kysely<Database>,
  { officeId, agentId }: { officeId: number; agentId: number | null },
): Promise<HostContent> {
  const [office, agent] = await Promise.all([
    db
      .selectFrom('office')
      .select(['name', 'phone', 'email'])
      .where('id', '=', officeId)
      .executeTakeFirstOrThrow(),
    db.selectFrom('agent').select(['name', 'email', 'phone']).where('id', '=', agentId).executeTakeFirst(),
  ]);
  const host = { name: agent?.name ?? office.name, address: agent?.email ?? office.email };
  const contact = agent?.phone ? { name: agent.name, phone: agent.phone } : office;
  return { office, host, contact };
}
