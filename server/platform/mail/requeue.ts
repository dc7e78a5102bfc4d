import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type Requeueing, requeueJobs } from '../jobs/requeue-jobs.ts';
import type { MailSources } from './mail-source.ts';
import { FAILED_MAILS, MAIL_QUEUE, type MailJob } from './queue.ts';

/** Requeues mails that were given up and can be sent again. Returns their number. */
export async function requeueFailedMails(
  db: Kysely<Database>,
  jobs: Pick<Jobs, 'add'>,
  sources: MailSources,
): Promise<number> {
  return requeueJobs(db, jobs, failedMails(sources));
}

/** Describes the mails that were given up, except those whose recipient is erased. */
export function failedMails(sources: MailSources): Requeueing<MailJob> {
  const once = Object.entries(sources).flatMap(([source, { singleUseMails }]) =>
    singleUseMails.map((mail) => `${source} ${mail}`),
  );
  const filter = sql<boolean>`concat_ws(' ', data->>'source', data->>'mail') <> all(${once})`;
  return { queue: MAIL_QUEUE, deadLetterQueue: FAILED_MAILS, filter };
}
