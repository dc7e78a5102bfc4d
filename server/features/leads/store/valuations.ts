/** The property of a lead, and its photos. Both are erased with the lead. */
import type { Kysely, Transaction } from 'kysely';
import type { Valuation, ValuationLead } from '../../../../graphql/leads/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { tokenHash } from '../../../platform/security/tokens.ts';

/** Photos whose form was not accepted within this time are erased. */
const PENDING_HOURS = 24;

export async function storeValuation(
  trx: Transaction<Database>,
  leadId: string,
  { purpose, postalCode, city, propertyType, area, bedrooms, state, callTime, photos }: ValuationLead,
): Promise<void> {
  await trx
    .insertInto('lead_valuation')
    .values({
      lead_id: leadId,
      purpose,
      postal_code: postalCode,
      city,
      property_type: propertyType,
      area,
      bedrooms,
      state,
      call_time: callTime,
    })
    .execute();
  const hashes = photos.flatMap((secret) => tokenHash(secret) ?? []);
  if (hashes.length === 0) return;
  await trx
    .updateTable('lead_photo')
    .set({ lead_id: leadId })
    .where('secret_hash', 'in', hashes)
    .where('lead_id', 'is', null)
    .execute();
}

export async function readValuation(db: Kysely<Database>, leadId: string): Promise<Valuation | null> {
  const found = await db
    .selectFrom('lead_valuation')
    .select(['purpose', 'postal_code as postalCode', 'city', 'property_type as propertyType'])
    .select(['area', 'bedrooms', 'state', 'call_time as callTime'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return (found as Valuation | undefined) ?? null;
}

/** The photos of a lead as JPEG, in the order of their upload. */
export async function readPhotos(db: Kysely<Database>, leadId: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('lead_photo')
    .select('picture')
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .execute();
  return rows.map(({ picture }) => picture);
}

interface UploadedPhoto {
  secret: string;
  picture: Buffer;
}

/** Stores photos until their form is accepted. A photo that the same form brought before is stored once. */
export async function savePhotos(
  db: Kysely<Database>,
  photos: readonly UploadedPhoto[],
  now: Date,
): Promise<void> {
  const rows = photos.flatMap(({ secret, picture }) => {
    const hash = tokenHash(secret);
    return hash ? [{ secret_hash: hash, uploaded_at: now, picture }] : [];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('lead_photo')
    .values(rows)
    .onConflict((conflict) => conflict.column('secret_hash').doNothing())
    .execute();
}

export async function erasePendingPhotos(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PENDING_HOURS * 3_600_000);
  await db.deleteFrom('lead_photo').where('lead_id', 'is', null).where('uploaded_at', '<', before).execute();
}
