import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { StayAnswer, StayRequest, StayStore } from '../../../../graphql/holiday/stay-ports.ts';
import { faultOf } from '../../../../graphql/submissions/fault-of.ts';
import type { WriteResult } from '../../../../graphql/submissions/ports.ts';
import { dayInBrussels } from '../../../../shared/days.ts';
import { lastDayToCancel } from '../../../../shared/holiday/stay-terms.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { withSavepoint } from '../../../platform/database/with-savepoint.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { createToken, createTokenHash } from '../../../platform/security/tokens.ts';
import { ensureDataLink } from '../../personal-data/store/links.ts';
import { stayMail } from '../mail-names.ts';
import { findStay, lockStay, recordOf } from './read-stay.ts';

type Trx = Transaction<Database>;

interface Dependencies {
  db: Kysely<Database>;
  /** The key of stay tokens. */
  secret: Buffer;
  addMails: AddMails;
}

const DONE = { result: { isDone: true } } as const;

/** Stays in PostgreSQL; each change is stored with its mails in one transaction. */
export function createStayStore({ db, secret, addMails }: Dependencies): StayStore {
  return {
    request: (request) => async (trx: Trx) => {
      const id = await insertRequest(trx, secret, request);
      await ensureDataLink(trx, request.email, request.requestedAt);
      await addMails(trx, [stayMail(id, 'HOST', 0), stayMail(id, 'VISITOR', 0)]);
      return { result: { token: createToken(secret, 'stay', id) } };
    },
    find: (token) => findStay(db, 'token_hash', token),
    findToAnswer: (token) => findStay(db, 'answer_token_hash', token),
    answer: (token, answer) => async (trx: Trx) => {
      const written = await answerStay(trx, token, answer);
      if ('faults' in written) return written;
      await addMails(trx, [stayMail(written.result.id, 'VISITOR', written.result.sequence)]);
      return DONE;
    },
    cancel: (token, at) => async (trx: Trx) => {
      const written = await cancelStay(trx, token, at);
      if ('faults' in written) return written;
      const { id, sequence } = written.result;
      await addMails(trx, [stayMail(id, 'HOST', sequence), stayMail(id, 'VISITOR', sequence)]);
      return DONE;
    },
  };
}

async function insertRequest(trx: Trx, secret: Buffer, request: StayRequest): Promise<string> {
  const id = randomUUID();
  const { unitId, agentId, officeId, from, until, persons, withPets, parts, totalCents } = request;
  await trx
    .insertInto('stay')
    .values({
      id,
      state: 'REQUESTED',
      listing_id: unitId,
      agent_id: agentId,
      office_id: officeId,
      period: `[${from},${until})`,
      persons,
      with_pets: withPets,
      agreed_cancel_days: trx
        .selectFrom('rental_unit')
        .where('listing_id', '=', unitId)
        .select('cancel_days'),
      parts: JSON.stringify(parts),
      total_cents: totalCents,
      token_hash: createTokenHash(secret, 'stay', id),
      answer_token_hash: createTokenHash(secret, 'answer', id),
      locale: request.locale,
      email: request.email,
      phone: request.phone,
      consent_edition: request.consentEdition,
      partner_id: request.partnerId,
      requested_at: request.requestedAt,
    })
    .execute();
  return id;
}

interface Changed {
  id: string;
  sequence: number;
}

/**
 * An accepted stay takes its nights, unless another stay or the feed has taken them. A stay whose day of arrival has
 * passed can only be declined.
 */
async function answerStay(trx: Trx, token: string, answer: StayAnswer): Promise<WriteResult<Changed>> {
  const stay = await lockStay(trx, 'answer_token_hash', token);
  if (!stay) return faultOf('token', 'unknownLink');
  if (stay.state === 'CANCELLED') return faultOf('token', 'stayCancelled');
  if (stay.state !== 'REQUESTED') return faultOf('token', 'alreadyAnswered');
  const { isAccepted, note, answeredAt } = answer;
  if (isAccepted && stay.from < dayInBrussels(answeredAt)) return faultOf('token', 'arrivalInPast');
  const sequence = stay.sequence + 1;
  const { conflict } = await withSavepoint(trx, () =>
    trx
      .updateTable('stay')
      .set({
        state: isAccepted ? 'ACCEPTED' : 'DECLINED',
        sequence,
        answered_at: answeredAt,
        answer_note: note,
      })
      .where('id', '=', stay.id)
      .execute(),
  );
  return conflict ? faultOf('token', 'periodTaken') : { result: { id: stay.id, sequence } };
}

/** Possible until the deadline of the stay's terms; a stay that is not accepted can be cancelled until arrival. */
async function cancelStay(
  trx: Trx,
  token: string,
  { now, today }: { now: Date; today: string },
): Promise<WriteResult<Changed>> {
  const stay = await lockStay(trx, 'token_hash', token);
  if (!stay) return faultOf('token', 'unknownLink');
  if (stay.state === 'CANCELLED') return faultOf('token', 'stayCancelled');
  if (stay.state === 'DECLINED') return faultOf('token', 'alreadyAnswered');
  if (today > lastDayToCancel(recordOf(stay))) return faultOf('token', 'stayTooLate');
  const sequence = stay.sequence + 1;
  await trx
    .updateTable('stay')
    .set({ state: 'CANCELLED', sequence, cancelled_at: now, cancelled_by: 'VISITOR' })
    .where('id', '=', stay.id)
    .execute();
  return { result: { id: stay.id, sequence } };
}
