import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { hasJobs } from '../jobs/count-jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { SCHEMA } from '../jobs/start-boss.ts';
import type { MailSources } from './mail-source.ts';
import { FAILED_MAILS, MAIL_QUEUE, type MailJob } from './queue.ts';

/** Requeues mails that were given up, except those whose recipient is erased. Returns their number. */
export async function requeueFailedMails(
  db: Kysely<Database>,
  jobs: Pick<Jobs, 'add'>,
  sources: MailSources,
): Promise<number> {
  if (!(await hasJobs(db))) return 0;
  const once = Object.entries(sources).flatMap(([source, { singleUseMails }]) =>
    singleUseMails.map((mail) => `${source} ${mail}`),
  );
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ data: MailJob }>`
      delete from ${sql.table(`${SCHEMA}.job`)}
      where name = ${FAILED_MAILS.name} and state = 'completed'
        and concat_ws(' ', data->>'source', data->>'mail') <> all(${once})
      returning data`.execute(trx);
    const mails = rows.map(({ data }) => data);
    if (mails.length > 0) await jobs.add(MAIL_QUEUE, mails, trx);
    return mails.length;
  });
}
