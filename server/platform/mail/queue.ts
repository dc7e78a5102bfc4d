/** The mail queue: a submission's mails are added in the transaction that stores it. */
import type { Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Queue } from '../jobs/queue.ts';
import type { MailReference } from './mail-source.ts';

/** References only: the content is read when the mail is sent, so erased data are never mailed. */
export interface MailJob extends MailReference {
  /** The name of the mail source. */
  source: string;
}

/** Queues mails; they exist only if the transaction commits. */
export type AddMails = (trx: Transaction<Database>, mails: readonly MailJob[]) => Promise<void>;

/** Creates a function that queues mails, and opens the queues at the first call. */
export function addMailsTo(jobs: () => Promise<Pick<Jobs, 'add'>>): AddMails {
  return async (trx, mails) => (await jobs()).add(MAIL_QUEUE, mails, trx);
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

const key = ({ source, id, mail }: MailJob) => `${source} ${id} ${mail}`;

const RETRIES = { retryLimit: 20, retryDelay: MINUTE, retryBackoff: true, retryDelayMax: 6 * HOUR } as const;

/** The dead letter queue of mails. Its jobs clean up; completed ones are kept to be counted and requeued. */
export const FAILED_MAILS: Queue<MailJob> = {
  name: 'mail-given-up',
  key,
  limits: {
    ...RETRIES,
    expireInSeconds: 5 * MINUTE,
    heartbeatSeconds: 30,
    retentionSeconds: 90 * DAY,
    deleteAfterSeconds: 90 * DAY,
    warningQueueSize: 1_000,
  },
};

/** Retries after one to two minutes, then doubling up to six hours, for at least three days. */
export const MAIL_QUEUE: Queue<MailJob> = {
  name: 'mail',
  key,
  isUrgent: true,
  deadLetterQueue: FAILED_MAILS,
  limits: {
    ...RETRIES,
    expireInSeconds: 5 * MINUTE,
    heartbeatSeconds: 30,
    retentionSeconds: 90 * DAY,
    deleteAfterSeconds: DAY,
    warningQueueSize: 10_000,
  },
};
