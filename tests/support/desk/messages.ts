/** Messages of visitors, as rows, for tests of the desk. */
import type { DeskSite } from './desk-site.ts';

interface MessageFields {
  kind?: 'CONTACT' | 'INFO' | 'FRIEND' | 'VALUATION';
  locale?: string;
  firstName?: string;
  name?: string;
  email?: string;
  phone?: string;
  street?: string;
  text?: string;
  remarks?: string;
  listingId?: number | null;
  officeId?: number | null;
  agentId?: number | null;
  /** How long ago it was received. */
  ageHours?: number;
}

const HOUR_MS = 3_600_000;

/** Stores a message with its consent and returns its id. Logs must not contain its texts. */
export async function storeMessage(site: DeskSite, fields: MessageFields = {}): Promise<string> {
  const { kind = 'INFO', ageHours = 0 } = fields;
  const at = new Date(site.now().getTime() - ageHours * HOUR_MS);
  const { db } = site.database;
  const values = {
    kind,
    locale: fields.locale ?? 'nl',
    received_at: at,
    listing_id: fields.listingId ?? null,
    office_id: fields.officeId ?? null,
    agent_id: fields.agentId ?? null,
    first_name: fields.firstName ?? 'Annelies',
    name: fields.name ?? 'Vanderstraeten',
    email: fields.email ?? 'annelies.v@mail.example',
    phone: fields.phone ?? '+32470123456',
    street: fields.street ?? null,
    remarks: fields.remarks ?? null,
    message: fields.text ?? 'Is er een garage bij?',
    question_type: kind === 'CONTACT' ? 'SELL' : null,
  };
  const { id } = await db.insertInto('lead').values(values).returning('id').executeTakeFirstOrThrow();
  const consent = { lead_id: id, edition: '2026-11-22', locale: values.locale, marketing: true };
  await db
    .insertInto('lead_consent')
    .values({ ...consent, given_at: at })
    .execute();
  const { name, email, message } = values;
  site.remember({ name, email, message });
  return id;
}

/** A home of the agent of tests, with its office and its reference. */
export interface AgentHome {
  id: number;
  agentId: number;
  officeId: number;
  reference: string;
}

export async function findHomeOf(site: DeskSite, agentEmail: string): Promise<AgentHome> {
  const [home] = (await site.query(
    `select l.id, l.agent_id as "agentId", l.office_id as "officeId", l.reference
     from listing l join agent a on a.id = l.agent_id join office o on o.id = l.office_id
     where l.kind = 'estate' and l.status = 'AVAILABLE' and o.reference = 'office-gent' and a.email = $1
     order by l.id limit 1`,
    [agentEmail],
  )) as [AgentHome];
  return home;
}
