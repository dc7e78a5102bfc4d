/** The entries of waiting lists. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { WaitingListRequest } from '../../../../graphql/appointments/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { MailJob } from '../../../platform/mail/queue.ts';
import { createTokenHash, tokenHash } from '../../../platform/security/tokens.ts';
import { type Offering, releaseHolds } from './freed-slots.ts';

type Trx = Transaction<Database>;

/** Null when this address is already waiting for this home. */
export async function joinWaitingList(
  trx: Trx,
  secret: Buffer,
  request: WaitingListRequest,
): Promise<string | null> {
  const id = randomUUID();
  const { visitor } = request;
  const entry = await trx
    .insertInto('waiting_entry')
    .values({
      id,
      listing_id: request.listingId,
      token_hash: createTokenHash(secret, 'waiting', id),
      locale: request.locale,
      created_at: request.createdAt,
      earlier_than: request.earlierThan,
      first_name: visitor.firstName,
      name: visitor.name,
      email: visitor.email,
      phone: visitor.phone,
      consent_edition: request.consentEdition,
      partner_id: request.partnerId,
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  return entry?.id ?? null;
}

export async function findWaitingEntry(db: Kysely<Database>, token: string) {
  const hash = tokenHash(token);
  if (!hash) return null;
  const found = await db
    .selectFrom('waiting_entry')
    .where('token_hash', '=', hash)
    .select(['listing_id as listingId', 'created_at as createdAt'])
    .executeTakeFirst();
  return found ?? null;
}

/** Ends an entry and passes its offered slot on. Returns the mails to queue, or null when there is no such entry. */
export async function leaveWaitingList(
  trx: Trx,
  token: string,
  offering: Offering,
): Promise<MailJob[] | null> {
  const hash = tokenHash(token);
  const entry =
    hash &&
    (await trx
      .selectFrom('waiting_entry')
      .where('token_hash', '=', hash)
      .select('id')
      .forUpdate()
      .executeTakeFirst());
  if (!entry) return null;
  return endEntries(trx, [entry], offering);
}

/** Ends the entries of a visitor who has booked, and passes their offered slots on. Returns the mails to queue. */
export async function endWaiting(
  trx: Trx,
  { listingId, email }: { listingId: number; email: string },
  offering: Offering,
): Promise<MailJob[]> {
  const entries = await trx
    .selectFrom('waiting_entry')
    .where('listing_id', '=', listingId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .select('id')
    .forUpdate()
    .execute();
  return endEntries(trx, entries, offering);
}

/** The same for entries that are locked already. */
export async function endEntries(
  trx: Trx,
  entries: readonly { id: string }[],
  offering: Offering,
): Promise<MailJob[]> {
  const mails: MailJob[] = [];
  for (const { id } of entries) {
    mails.push(...(await releaseHolds(trx, { waitingId: id }, offering)));
    await trx.deleteFrom('waiting_entry').where('id', '=', id).execute();
  }
  return mails;
}
