import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { SubscriptionStore } from '../../../../graphql/subscriptions/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { hasEmail } from '../../../platform/database/has-email.ts';
import { subscriptionMail } from '../mail-names.ts';
import { endSubscription, resumeSubscription, updateSubscription } from './changes.ts';
import { type ConfirmationOptions, confirmRequest } from './confirm-request.ts';
import { eraseRequest, eraseSubscriptions } from './personal-data.ts';
import { findByToken, findSubscription } from './read.ts';
import { type RequestOptions, storeRequest } from './requests.ts';

type Trx = Transaction<Database>;

const SECOND_MS = 1000;

export function createSubscriptionStore({
  db,
  ...options
}: RequestOptions & ConfirmationOptions & { db: Kysely<Database> }): SubscriptionStore {
  const { secret, addMails, addLeadEvent } = options;
  return {
    find: (token, now) => findSubscription(db, token, now),
    request: (request) => (trx: Trx) => storeRequest(trx, request, options),
    confirm: (token, now) => (trx: Trx) => confirmRequest(trx, token, { now, secret, addLeadEvent }),
    update: (token, change, now) => (trx: Trx) => updateSubscription(trx, { token, change }, { now, secret }),
    unsubscribe: (token, now) => (trx: Trx) => endSubscription(trx, token, { now, secret }),
    resubscribe: (token, now) => (trx: Trx) => resumeSubscription(trx, token, { now, secret }),
    erase: (token, now) => async (trx: Trx) => {
      const opened = await findByToken(trx, token, { now, isLocked: true });
      if (!opened) return { faults: [{ field: 'token', fault: 'linkExpired' }] };
      // Erasing an unwanted request must not erase an existing subscription of the same address.
      if (opened.kind === 'request') await eraseRequest(trx, opened.row.id);
      else await eraseSubscriptions(trx, opened.row.email);
      return { result: { isDone: true } };
    },
    sendLink: (email, now, isMailed) => async (trx: Trx) => {
      const found = await trx
        .selectFrom('subscription')
        .where(hasEmail(email))
        .where('unsubscribed_at', 'is', null)
        .select('id')
        .executeTakeFirst();
      const sequence = Math.floor(now.getTime() / SECOND_MS);
      // A mail job without a recipient sends nothing; so the response time does not reveal whether the address is
      // known.
      const id = found?.id ?? randomUUID();
      if (isMailed) await addMails(trx, [subscriptionMail(id, 'LINK', sequence)]);
      return { result: { isReceived: true } };
    },
  };
}
