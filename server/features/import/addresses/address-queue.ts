/** The queue of addresses of pages to report to CRMs, with the limits of mails: retries for three days. */
import type { Queue } from '../../../platform/jobs/queue.ts';
import { FAILED_MAILS, MAIL_QUEUE } from '../../../platform/mail/queue.ts';

export interface AddressJob {
  /** The feed's name. */
  feed: string;
  /** The listing's. */
  reference: string;
  /** The estate's id in the CRM. */
  id: string;
  /** When the CRM changed the estate; ISO 8601, UTC. Each change has a job, which reads the address of its time. */
  changedAt: string;
}

const key = ({ feed, reference, changedAt }: AddressJob) => `${feed} ${reference} ${changedAt}`;

/** The dead letter queue. Completed jobs are kept to be counted. */
export const FAILED_ADDRESSES: Queue<AddressJob> = {
  name: 'listing-addresses-given-up',
  key,
  limits: FAILED_MAILS.limits,
};

export const ADDRESS_QUEUE: Queue<AddressJob> = {
  name: 'listing-addresses',
  key,
  deadLetterQueue: FAILED_ADDRESSES,
  limits: MAIL_QUEUE.limits,
};
