import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { eraseDataLink, listOldLinks } from '../database/personal-data/links.ts';
import type { SubmissionSources } from '../submissions/source.ts';
import { listRecords } from './store.ts';

interface Ending {
  now: Date;
  months: number;
  sources: SubmissionSources;
}

/** Erases secrets of addresses of which nothing is kept any more: the address itself would be the last trace. */
export async function endDataLinks(db: Kysely<Database>, { now, months, sources }: Ending): Promise<void> {
  for (const email of await listOldLinks(db, { now, months })) {
    const records = await listRecords(db, sources, { email, now });
    if (records.length === 0) await eraseDataLink(db, email);
  }
}
