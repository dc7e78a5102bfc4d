import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { requeueJobs } from '../jobs/requeue-jobs.ts';
import type { MailSources } from './mail-source.ts';
import { FAILED_MAILS, MAIL_QUEUE } from './queue.ts';

/** Requeues mails that were given up, except those whose recipient is erased. Returns their number. */
export async function requeueFailedMails(
  db: Kysely<Database>,
  jobs: Pick<Jobs, 'add'>,
  sources: MailSources,
): Promise<number> {
  const once = Object.entries(sources).flatMap(([source, { singleUseMails }]) =>
    singleUseMails.map((mail) => `${source} ${mail}`),
  );
  const filter = sql<boolean>`concat_ws(' ', data->>'source', data->>'mail') <> all(${once})`;
  return requeueJobs(db, jobs, { queue: MAIL_QUEUE, deadLetterQueue: FAILED_MAILS, filter });
}
