import type { Kysely, Transaction } from 'kysely';
import type { PersonalDataStore, PersonalRecord } from '../../../graphql/personal-data/ports.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { AddMails } from '../../platform/mail/queue.ts';
import type { SubmissionSources } from '../submissions/source.ts';
import { erasePersonalDataOf } from './erase.ts';
import { findLinkedEmail } from './store/links.ts';

interface Dependencies {
  db: Kysely<Database>;
  addMails: AddMails;
  mailFolder: string;
  sources: SubmissionSources;
}

/** All data about an e-mail address, by the token of that address. */
export function createPersonalDataStore({
  db,
  addMails,
  mailFolder,
  sources,
}: Dependencies): PersonalDataStore {
  return {
    async find(token, now) {
      const email = await findLinkedEmail(db, token);
      return email === null ? null : { email, records: await listRecords(db, sources, { email, now }) };
    },
    erase: (token, now) => async (trx: Transaction<Database>) => {
      const email = await findLinkedEmail(trx, token, { isLocked: true });
      if (email === null) return { faults: [{ field: 'token', fault: 'linkExpired' }] };
      const records = await listRecords(trx, sources, { email, now });
      if (records.some(({ isBinding }) => isBinding))
        return { faults: [{ field: 'token', fault: 'stayTooLate' }] };
      await erasePersonalDataOf(trx, email, { now, addMails, sources, mailFolder });
      return { result: { isDone: true } };
    },
  };
}

/** The records of an address, newest first. */
async function listRecords(
  db: Kysely<Database>,
  sources: SubmissionSources,
  { email, now }: { email: string; now: Date },
): Promise<PersonalRecord[]> {
  const found: PersonalRecord[] = [];
  for (const source of Object.values(sources)) found.push(...(await source.listAbout(db, email, now)));
  return found.sort((a, b) => +b.receivedAt - +a.receivedAt);
}
