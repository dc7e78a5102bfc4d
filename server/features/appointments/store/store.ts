import type { Kysely, Transaction } from 'kysely';
import type { AppointmentStore } from '../../../../graphql/appointments/ports.ts';
import { faultOf } from '../../../../graphql/submissions/fault-of.ts';
import type { WriteResult } from '../../../../graphql/submissions/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { tokenHash } from '../../../platform/security/tokens.ts';
import { ensureDataLink } from '../../personal-data/store/links.ts';
import { appointmentMail, joinedMail } from '../mail-names.ts';
import { bookViewing } from './bookings.ts';
import {
  type ChangeResult,
  cancelAppointment,
  moveAppointment,
  recordAgentBusy,
  reportMissed,
} from './changes.ts';
import { offerFreedSlot, releaseHolds } from './freed-slots.ts';
import { extendHold, findHold, holdSlot } from './holds.ts';
import { findAppointment } from './read-appointment.ts';
import { listTakenTimes } from './taken-times.ts';
import { findWaitingEntry, joinWaitingList, leaveWaitingList } from './waiting-list.ts';

type Trx = Transaction<Database>;

interface Dependencies {
  db: Kysely<Database>;
  /** The key of viewing tokens. */
  secret: Buffer;
  addMails: AddMails;
}

const DONE = { result: { isDone: true } } as const;

/** Viewings, holds and waiting lists in PostgreSQL; each change is stored with its mails in one transaction. */
export function createAppointmentStore(dependencies: Dependencies): AppointmentStore {
  const { db } = dependencies;
  return {
    listTaken: (place, range, now) => listTakenTimes(db, place, { ...range, now }),
    find: (token) => findAppointment(db, 'token_hash', token),
    findForAgent: (token) => findAppointment(db, 'agent_token_hash', token),
    ...holds(dependencies),
    ...bookings(dependencies),
    ...waitingList(dependencies),
  };
}

function holds({ db, secret, addMails }: Dependencies) {
  return {
    findHold: (token) => findHold(db, token),
    hold: (request) => async (trx: Trx) => {
      const { hold, slot, now } = request;
      const canKeepOffer = !hold?.contact || +hold.startsAt === +slot.startsAt;
      if (canKeepOffer) return holdSlot(trx, secret, request);
      // An offered slot that the visitor does not take is offered to the next entry.
      await addMails(trx, await releaseHolds(trx, { id: hold.id }, { now, secret }));
      return holdSlot(trx, secret, { ...request, hold: null });
    },
    extendHold: (token, now) => (trx: Trx) => extendHold(trx, token, now),
    releaseHold: (token, now) => async (trx: Trx) => {
      const hash = tokenHash(token);
      if (hash) await addMails(trx, await releaseHolds(trx, { hash }, { now, secret }));
      return DONE;
    },
  } satisfies Partial<AppointmentStore>;
}

/** The mails to the visitor, the host, and the host from whom a move took the viewing. */
function mailsOf({ id, sequence, formerHost }: Pick<ChangeResult, 'id' | 'sequence' | 'formerHost'>) {
  const mails = ['VISITOR', 'AGENT', ...(formerHost ? ['FORMER' as const] : [])] as const;
  return mails.map((mail) => appointmentMail(id, mail, sequence));
}

function bookings({ secret, addMails }: Dependencies) {
  /** Queues the mails of a change, and offers the freed slot to the waiting list. */
  async function queueMails(trx: Trx, written: WriteResult<ChangeResult>, offeredAt: Date | null) {
    if ('faults' in written) return written;
    const { startsAt, freed } = written.result;
    const offers = offeredAt ? await offerFreedSlot(trx, freed, { now: offeredAt, secret }) : [];
    await addMails(trx, [...mailsOf(written.result), ...offers]);
    return { result: { startsAt: startsAt.toISOString() } };
  }
  return {
    book: (request) => async (trx: Trx) => {
      const written = await bookViewing(trx, secret, request);
      if ('faults' in written) return written;
      const { token, offers } = written.result;
      await ensureDataLink(trx, request.visitor.email, request.bookedAt);
      await addMails(trx, [...mailsOf(written.result), ...offers]);
      return { result: { token } };
    },
    move: (token, request) => async (trx: Trx) =>
      queueMails(trx, await moveAppointment(trx, secret, token, request), request.now),
    cancel: (token, now) => async (trx: Trx) =>
      queueMails(trx, await cancelAppointment(trx, token, { by: 'VISITOR', now }), now),
    decline: (token, note, now) => async (trx: Trx) => {
      const written = await cancelAppointment(trx, token, { by: 'AGENT', note, now });
      if (!('faults' in written)) await recordAgentBusy(trx, written.result);
      const result = await queueMails(trx, written, null);
      return 'faults' in result ? result : DONE;
    },
    reportMissed: (token, now) => (trx: Trx) => reportMissed(trx, token, now),
  } satisfies Partial<AppointmentStore>;
}

function waitingList({ db, secret, addMails }: Dependencies) {
  return {
    joinWaitingList: (request) => async (trx: Trx) => {
      const id = await joinWaitingList(trx, secret, request);
      if (!id) return { faults: [{ field: 'email', fault: 'alreadyWaiting' as const }] };
      await ensureDataLink(trx, request.visitor.email, request.createdAt);
      await addMails(trx, [joinedMail(id)]);
      return DONE;
    },
    findWaitingEntry: (token) => findWaitingEntry(db, token),
    leaveWaitingList: (token, now) => async (trx: Trx) => {
      const offers = await leaveWaitingList(trx, token, { now, secret });
      if (!offers) return faultOf('token', 'unknownLink');
      await addMails(trx, offers);
      return DONE;
    },
  } satisfies Partial<AppointmentStore>;
}
