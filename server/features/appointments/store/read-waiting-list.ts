import type { Kysely } from 'kysely';
import type { Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';

/** A waiting list entry, as used in mails. */
export interface EntryRecord {
  id: string;
  listingId: number;
  locale: Locale;
  firstName: string;
  name: string;
  email: string;
}

/** A slot that is held for an entry. */
export interface OfferRecord extends EntryRecord {
  holdId: string;
  startsAt: Date;
  endsAt: Date;
  heldUntil: Date;
}

/** Null when the visitor has left the waiting list. */
export async function readEntry(db: Kysely<Database>, id: string): Promise<EntryRecord | null> {
  const found = await db
    .selectFrom('waiting_entry')
    .where('id', '=', id)
    .select(['id', 'listing_id as listingId', 'locale', 'first_name as firstName', 'name', 'email'])
    .executeTakeFirst();
  return (found as EntryRecord | undefined) ?? null;
}

/** The slot and entry of an offer; null when it was booked, or passed to another entry. */
export async function readOffer(db: Kysely<Database>, holdId: string): Promise<OfferRecord | null> {
  const held = await db
    .selectFrom('appointment')
    .where('id', '=', holdId)
    .where('state', '=', 'HELD')
    .select(['waiting_entry_id', 'starts_at as startsAt', 'ends_at as endsAt', 'held_until as heldUntil'])
    .executeTakeFirst();
  const entry = held?.waiting_entry_id ? await readEntry(db, held.waiting_entry_id) : null;
  if (!held?.heldUntil || !entry) return null;
  const { startsAt, endsAt, heldUntil } = held;
  return { ...entry, holdId, startsAt, endsAt, heldUntil };
}
