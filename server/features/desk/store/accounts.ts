import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DeskAccounts, PasskeyAnswer } from '../../../../graphql/desk/account-ports.ts';
import { idFault } from '../../../../graphql/desk/scope.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { noticeMail } from '../sign-in/mail-names.ts';
import type { Passkeys } from '../sign-in/passkeys.ts';
import { addPasskey, listPasskeys, removePasskey } from './passkeys.ts';
import { currentSessions } from './sessions.ts';

interface Dependencies {
  db: Kysely<Database>;
  addMails: AddMails;
  passkeys: Passkeys;
  now: () => Date;
}

/** The maximum number of passkeys of an employee. */
const MAX_PASSKEYS = 20;
const DONE = { result: { isDone: true } } as const;
const NOT_FOUND = idFault('notFound');
const REJECTED = { faults: [{ field: 'response', fault: 'passkeyRejected' }] } as const;
const TOO_MANY = { faults: [{ field: 'response', fault: 'tooManyPasskeys' }] } as const;

/** What employees see and change of their own accounts. */
export function createDeskAccounts({ db, addMails, passkeys, now }: Dependencies): DeskAccounts {
  return {
    listSessions: (email, at) =>
      currentSessions(db, at).where('email', '=', email).orderBy('seen_at', 'desc').orderBy('id').execute(),
    endSession: (email, id) => async (trx: Transaction<Database>) => {
      const ended = await trx
        .deleteFrom('desk_session')
        .where('email', '=', email)
        .where(sql<string>`id::text`, '=', id)
        .returning('id')
        .executeTakeFirst();
      return ended ? DONE : NOT_FOUND;
    },
    endOtherSessions: (email, keptId) => async (trx: Transaction<Database>) => {
      await trx.deleteFrom('desk_session').where('email', '=', email).where('id', '<>', keptId).execute();
      return DONE;
    },
    listPasskeys: (email) => listPasskeys(db, email),
    async addPasskey({ response, email, session, locale }: PasskeyAnswer) {
      const passkey = await passkeys.finishRegistration(response, session.id);
      return async (trx: Transaction<Database>) => {
        if (!passkey) return REJECTED;
        if ((await listPasskeys(trx, email)).length >= MAX_PASSKEYS) return TOO_MANY;
        const isAdded = await addPasskey(trx, { ...passkey, email, device: session.device }, now());
        if (!isAdded) return REJECTED;
        const hash = createHash('sha256').update(passkey.id).digest('hex');
        await addMails(trx, [noticeMail(hash, 'NEW_PASSKEY', locale)]);
        return DONE;
      };
    },
    removePasskey: (email, id) => async (trx: Transaction<Database>) =>
      (await removePasskey(trx, email, id)) ? DONE : NOT_FOUND,
  };
}
