/** Offers freed slots to the waiting list: to the entry that has waited longest. */
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { ViewingHost, ViewingPlace } from '../../../../graphql/appointments/ports.ts';
import { OFFERED_STATUSES } from '../../../../shared/listings/vocabulary.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { MailJob } from '../../../platform/mail/queue.ts';
import { createTokenHash } from '../../../platform/security/tokens.ts';
import { offerMail } from '../mail-names.ts';
import { hasProgress } from './is-offered.ts';
import { formerHostOf, isBusy, placeColumns } from './occupy.ts';

type Trx = Transaction<Database>;

const MINUTE_MS = 60_000;
const OFFERED_MS = 30 * MINUTE_MS;
/** A slot that begins sooner is not offered: the visitor needs time to read the mail and come. */
const SOONEST_MS = 120 * MINUTE_MS;

export interface Offering {
  now: Date;
  /** The key of viewing tokens. */
  secret: Buffer;
}

/** A slot that was freed. */
export interface FreedSlot {
  listingId: number;
  startsAt: Date;
  endsAt: Date;
  /** The range in the row, including the pause. */
  occupied: string;
  lane: number;
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
  const place = await findPlace(trx, freed.listingId);
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
      lane: freed.lane,
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
function findPlace(trx: Trx, listingId: number): Promise<ViewingPlace | undefined> {
  return trx
    .selectFrom('viewable_listing as viewed')
    .innerJoin('listing', (join) =>
      join.on(sql<boolean>`listing.id = coalesce(viewed.project_id, viewed.id)`),
    )
    .where('viewed.id', '=', listingId)
    .where('viewed.status', 'in', OFFERED_STATUSES)
    .where(({ not }) => not(hasProgress(listingId)))
    .select([
      sql.lit(listingId).as('listingId'),
      'listing.agent_id as agentId',
      'listing.office_id as officeId',
    ])
    .executeTakeFirst();
}

async function findLongest(trx: Trx, { listingId, startsAt }: FreedSlot) {
  return trx
    .selectFrom('waiting_entry as waiting')
    .where('listing_id', '=', listingId)
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
    returning listing_id as "listingId", agent_id as "agentId", office_id as "officeId",
      starts_at as "startsAt", ends_at as "endsAt", occupied::text as occupied, lane,
      waiting_entry_id is not null as "isOffered"`.execute(trx);
  const mails: MailJob[] = [];
  const offered = rows.filter(({ isOffered }) => isOffered);
  for (const freed of offered.sort((a, b) => +a.startsAt - +b.startsAt)) {
    mails.push(...(await offerFreedSlot(trx, freed, offering)));
  }
  return mails;
}
