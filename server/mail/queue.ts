/** The queue of mails: a submission's mails are added in the transaction that stores it. */
import type { Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Queue } from '../jobs/queue.ts';
import type { MailOf } from './mail-source.ts';

/** Holds references only; the content is read when the mail is sent, so erased data is never mailed. */
export interface MailJob extends MailOf {
  /** The name of what it is about. */
  source: string;
}

/** Puts mails into their queue: they exist only if the transaction is committed. */
export type AddMails = (trx: Transaction<Database>, mails: readonly MailJob[]) => Promise<void>;

/** Where the queues are opened when they are needed. */
export function addMailsTo(jobs: () => Promise<Pick<Jobs, 'add'>>): AddMails {
  return async (trx, mails) => (await jobs()).add(MAIL_QUEUE, mails, trx);
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

const key = ({ source, id, mail }: MailJob) => `${source} ${id} ${mail}`;

const RETRIES = { retryLimit: 20, retryDelay: MINUTE, retryBackoff: true, retryDelayMax: 6 * HOUR } as const;

/** What is left of mails that could not be sent. A job here does what is to be done then; it stays to be counted. */
export const GIVEN_UP_MAILS: Queue<MailJob> = {
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

/** Tried again after one to two minutes, then twice as long each time up to six hours: for three days at least. */
export const MAIL_QUEUE: Queue<MailJob> = {
  name: 'mail',
  key,
  isUrgent: true,
  givenUp: GIVEN_UP_MAILS,
  limits: {
    ...RETRIES,
    expireInSeconds: 5 * MINUTE,
    heartbeatSeconds: 30,
    retentionSeconds: 90 * DAY,
    deleteAfterSeconds: DAY,
    warningQueueSize: 10_000,
  },
};
