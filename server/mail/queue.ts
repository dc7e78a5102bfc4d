/** The queue of mails that leads bring about: whoever keeps a lead adds its mails in the same transaction. */
import type { LeadMail } from '../../shared/leads/vocabulary.ts';
import type { Queue } from '../jobs/queue.ts';

/** What it says is read when it is sent: whoever has a lead erased gets no more mails of it. */
export interface MailJob {
  /** A lead's id. */
  lead: string;
  mail: LeadMail;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

const key = ({ lead, mail }: MailJob) => `${lead} ${mail}`;

/** What is left of mails that could not be sent. A job here does what is to be done then; it stays to be counted. */
export const GIVEN_UP_MAILS: Queue<MailJob> = {
  name: 'mail-given-up',
  key,
  limits: {
    ...{ retryLimit: 20, retryDelay: MINUTE, retryBackoff: true, retryDelayMax: 6 * HOUR },
    ...{ expireInSeconds: 5 * MINUTE, heartbeatSeconds: 30 },
    ...{ retentionSeconds: 90 * DAY, deleteAfterSeconds: 90 * DAY },
    warningQueueSize: 1_000,
  },
};

export const MAIL_QUEUE: Queue<MailJob> = {
  name: 'mail',
  key,
  isUrgent: true,
  givenUp: GIVEN_UP_MAILS,
  limits: {
    // After one to two minutes, then twice as long each time up to six hours: for three days at least.
    ...{ retryLimit: 20, retryDelay: MINUTE, retryBackoff: true, retryDelayMax: 6 * HOUR },
    ...{ expireInSeconds: 5 * MINUTE, heartbeatSeconds: 30 },
    ...{ retentionSeconds: 90 * DAY, deleteAfterSeconds: DAY },
    warningQueueSize: 10_000,
  },
};
