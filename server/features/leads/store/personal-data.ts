/** Personal data in leads: found and erased by e-mail address, and erased after the retention period. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Valuation } from '../../../../graphql/leads/ports.ts';
import type { PersonalRecord } from '../../../../graphql/personal-data/ports.ts';
import { undatedRecord } from '../../../../graphql/personal-data/undated-record.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { erasePendingPhotos, readPhotos, readValuation } from './valuations.ts';

export type PersonalData = Selectable<Database['lead']> & {
  consent: Selectable<Database['lead_consent']> | null;
  /** The name of the partner whose app sent the lead. */
  partner: string | null;
  /** What employees noted about the lead. */
  note: string | null;
  /** The property that the visitor wants to sell or let. */
  valuation?: Valuation | null;
  /** JPEG in Base64. */
  photos?: string[];
};

const isAbout = (email: string) =>
  sql<boolean>`(lower(email) = ${email.toLowerCase()} or lower(recipient_email) = ${email.toLowerCase()})`;

/** All leads sent by or to an address, with their consents, oldest first. */
export async function findPersonalData(db: Kysely<Database>, email: string): Promise<PersonalData[]> {
  const leads = await db
    .selectFrom('lead')
    .leftJoin('lead_progress', 'lead_progress.lead_id', 'lead.id')
    .where(isAbout(email))
    .leftJoin('partner', 'partner.id', 'lead.partner_id')
    .selectAll('lead')
    .select(['lead_progress.note', 'partner.name as partner'])
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return [];
  const consents = await db.selectFrom('lead_consent').where('lead_id', 'in', ids).selectAll().execute();
  const complete = leads.map(async (lead) => {
    const consent = consents.find((one) => one.lead_id === lead.id) ?? null;
    if (lead.kind !== 'VALUATION') return { ...lead, consent };
    const valuation = await readValuation(db, lead.id);
    const photos = (await readPhotos(db, lead.id)).map((photo) => photo.toString('base64'));
    return { ...lead, consent, valuation, photos };
  });
  return Promise.all(complete);
}

/** Summaries of the leads of an address. */
export async function listLeadsAbout(db: Kysely<Database>, email: string): Promise<PersonalRecord[]> {
  const found = await db
    .selectFrom('lead')
    .where(isAbout(email))
    .select(['received_at', 'listing_id'])
    .execute();
  return found.map((row) =>
    undatedRecord({ kind: 'MESSAGE', receivedAt: row.received_at, listingId: row.listing_id }),
  );
}

/** Erases the leads of an address; queued mails are then not sent. Returns the erased ids. */
export async function erasePersonalData(db: Kysely<Database>, email: string): Promise<string[]> {
  const erased = await db.deleteFrom('lead').where(isAbout(email)).returning('id').execute();
  return erased.map(({ id }) => id);
}

/** Erases leads older than this number of months, and photos of rejected forms. Returns the erased ids. */
export async function eraseOldLeads(
  db: Kysely<Database>,
  { now, months }: { now: Date; months: number },
): Promise<string[]> {
  await erasePendingPhotos(db, now);
  const erased = await db
    .deleteFrom('lead')
    .where(sql<boolean>`received_at < ${now}::timestamptz - make_interval(months => ${months}::int)`)
    .returning('id')
    .execute();
  return erased.map(({ id }) => id);
}
