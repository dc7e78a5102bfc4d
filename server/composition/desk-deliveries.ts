/** Deliveries that were given up, at the desk: those that `npm run retry-mails` queues again. */
import type { Kysely, Transaction } from 'kysely';
import type { DeliveryKind, DeskDeliveries } from '../../graphql/desk/report-ports.ts';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../features/leads-out/queue.ts';
import type { Database } from '../platform/database/connect.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { countFailedJobs, requeueJobsIn } from '../platform/jobs/requeue-jobs.ts';
import { failedMails } from '../platform/mail/requeue.ts';
import { MAIL_SOURCES } from './mail-sources.ts';

const DONE = { result: { isDone: true } } as const;
const NOTHING_FAILED = { faults: [{ field: 'kind', fault: 'nothingFailed' }] } as const;
const FAILED_MAIL_JOBS = failedMails(MAIL_SOURCES);
const FAILED_LEAD_JOBS = { queue: LEAD_WEBHOOK_QUEUE, deadLetterQueue: FAILED_LEAD_WEBHOOKS };

interface Dependencies {
  db: Kysely<Database>;
  jobs(): Promise<Jobs>;
}

export function createDeskDeliveries({ db, jobs }: Dependencies): DeskDeliveries {
  return {
    listFailed: async () => [
      { kind: 'MAIL', ...(await countFailedJobs(db, FAILED_MAIL_JOBS)) },
      { kind: 'LEAD', ...(await countFailedJobs(db, FAILED_LEAD_JOBS)) },
    ],
    retry: (kind) => async (trx: Transaction<Database>) =>
      (await requeue(trx, await jobs(), kind)) > 0 ? DONE : NOTHING_FAILED,
  };
}

function requeue(trx: Transaction<Database>, jobs: Jobs, kind: DeliveryKind): Promise<number> {
  return kind === 'MAIL'
    ? requeueJobsIn(trx, jobs, FAILED_MAIL_JOBS)
    : requeueJobsIn(trx, jobs, FAILED_LEAD_JOBS);
}
