/** Waiting lists: a freed slot is offered to the entry that has waited longest. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type {
  ViewingHost,
  ViewingPlace,
  WaitingListRequest,
} from '../../../../graphql/appointments/ports.ts';
import { OFFERED_STATUSES } from '../../../../shared/listings/vocabulary.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { MailJob } from '../../../platform/mail/queue.ts';
import { createTokenHash, tokenHash } from '../../../platform/security/tokens.ts';
import { offerMail } from '../mail-names.ts';
import { formerHostOf, isBusy, placeColumns } from './occupy.ts';

type Trx = Transaction<Database>;

const MINUTE_MS = 60_000;
const OFFERED_MS = 30 * MINUTE_MS;
/** A slot that begins sooner is not offered: the visitor needs time to read the mail and come. */
const SOONEST_MS = 120 * MINUTE_MS;

interface Offering {
  now: Date;
  /** The key of viewing tokens. */
  secret: Buffer;
}

/** A slot that was freed. */
export interface FreedSlot {
  estateId: number;
  startsAt: Date;
  endsAt: Date;
  /** The range in the row, including the pause. */
  occupied: string;
}

/**
 * Offers a freed slot to the longest waiting entry that has not been offered it before. Returns the mail to queue. A
 * home that was given to another agent or office has other hours: what is free then shows in its agenda.
 */
export async function offerFreedSlot(
  trx: Trx,
  freed: FreedSlot & ViewingHost,
  { now, secret }: Offering,
): Promise<MailJob[]> {
  if (freed.startsAt.getTime() - now.getTime() < SOONEST_MS) return [];
  const place = await findPlace(trx, freed.estateId);
  if (!place || formerHostOf(freed, place)) return [];
  if (await isBusy(trx, { place, slot: freed })) return [];
  const waiting = await findLongest(trx, freed);
  if (!waiting) return [];
  const id = randomUUID();
  const held = await trx
    .insertInto('appointment')
    .values({
      id,
      state: 'HELD',
      ...placeColumns(place),
      starts_at: freed.startsAt,
      ends_at: freed.endsAt,
      occupied: freed.occupied,
      created_at: now,
      held_until: new Date(now.getTime() + OFFERED_MS),
      waiting_entry_id: waiting.id,
      token_hash: createTokenHash(secret, 'hold', id),
    })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!held) return [];
  await trx
    .insertInto('waiting_offer')
    .values({ waiting_entry_id: waiting.id, starts_at: freed.startsAt, offered_at: now })
    .execute();
  return [offerMail(id)];
}

/** Returns a home on offer with its current agent and office. */
function findPlace(trx: Trx, estateId: number): Promise<ViewingPlace | undefined> {
  return trx
    .selectFrom('viewable_listing as viewed')
    .innerJoin('listing', (join) =>
      join.on(sql<boolean>`listing.id = coalesce(viewed.project_id, viewed.id)`),
    )
    .where('viewed.id', '=', estateId)
    .where('viewed.status', 'in', OFFERED_STATUSES)
    .select([
      sql.lit(estateId).as('estateId'),
      'listing.agent_id as agentId',
      'listing.office_id as officeId',
    ])
    .executeTakeFirst();
}

async function findLongest(trx: Trx, { estateId, startsAt }: FreedSlot) {
  return trx
    .selectFrom('waiting_entry as waiting')
    .where('listing_id', '=', estateId)
    .where((eb) => eb.or([eb('earlier_than', 'is', null), eb('earlier_than', '>', startsAt)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('waiting_offer')
            .whereRef('waiting_entry_id', '=', 'waiting.id')
            .where('starts_at', '=', startsAt)
            .select('starts_at'),
        ),
      ),
    )
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Passes expired offers to the next entries. Returns the mails to queue. */
export async function reofferExpiredOffers(trx: Trx, offering: Offering): Promise<MailJob[]> {
  return release(trx, sql<boolean>`held_until <= ${offering.now} and waiting_entry_id is not null`, offering);
}

/** Releases holds; slots offered from a waiting list pass to the next entry. Returns the mails to queue. */
export async function releaseHolds(
  trx: Trx,
  whose: { hash: Buffer } | { id: string } | { waitingId: string },
  offering: Offering,
): Promise<MailJob[]> {
  const isTheirs =
    'hash' in whose
      ? sql<boolean>`token_hash = ${whose.hash}`
      : 'id' in whose
        ? sql<boolean>`id = ${whose.id}::uuid`
        : sql<boolean>`waiting_entry_id = ${whose.waitingId}::uuid`;
  return release(trx, isTheirs, offering);
}

async function release(
  trx: Trx,
  which: ReturnType<typeof sql<boolean>>,
  offering: Offering,
): Promise<MailJob[]> {
  const { rows } = await sql<FreedSlot & ViewingHost & { isOffered: boolean }>`
    delete from appointment where id in (
      select id from appointment where state = 'HELD' and ${which} for update skip locked)
    returning listing_id as "estateId", agent_id as "agentId", office_id as "officeId",
      starts_at as "startsAt", ends_at as "endsAt", occupied::text as occupied,
      waiting_entry_id is not null as "isOffered"`.execute(trx);
  const mails: MailJob[] = [];
  const offered = rows.filter(({ isOffered }) => isOffered);
  for (const freed of offered.sort((one, other) => +one.startsAt - +other.startsAt)) {
    mails.push(...(await offerFreedSlot(trx, freed, offering)));
  }
  return mails;
}

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
      listing_id: request.estateId,
      token_hash: createTokenHash(secret, 'waiting', id),
      locale: request.locale,
      created_at: request.createdAt,
      earlier_than: request.earlierThan,
      first_name: visitor.firstName,
      name: visitor.name,
      email: visitor.email,
      phone: visitor.phone,
      consent_edition: request.consentEdition,
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
    .select(['listing_id as estateId', 'created_at as createdAt'])
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
  { estateId, email }: { estateId: number; email: string },
  offering: Offering,
): Promise<MailJob[]> {
  const entries = await trx
    .selectFrom('waiting_entry')
    .where('listing_id', '=', estateId)
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
