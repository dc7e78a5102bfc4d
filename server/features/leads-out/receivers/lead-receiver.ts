/** The port of systems of the agency that receive leads. Queue, retries, log and metrics are the same for all kinds. */
import type { IntlShape } from 'react-intl';
import type { Fetched } from '../../../platform/fetching/fetch-error.ts';
import type { MailReference, WrittenMail } from '../../../platform/mail/mail-source.ts';
import type { EventData, LeadHome } from '../event-data.ts';
import type { LeadEventType } from '../lead-event.ts';
import type { LeadWebhookJob } from '../queue.ts';

/** The events that make a contact. Systems of contacts have no place for later changes of a viewing or a stay. */
export const CONTACT_EVENTS = [
  'lead.created',
  'viewing.booked',
  'stay.requested',
  'subscription.confirmed',
] as const satisfies readonly LeadEventType[];

export type LeadMailContent = Omit<WrittenMail, 'locale'>;

export interface LeadDelivery {
  event: LeadWebhookJob;
  /** Read when the event is sent. */
  data: EventData;
  /** Null when `data` has no listing. */
  home: LeadHome | null;
  /** In the agency's language. */
  intl: IntlShape;
  /** Sends a mail in the agency's language by the site's mail server. Throws a fault. */
  sendMail(mail: LeadMailContent & MailReference): Promise<void>;
}

export interface LeadReceiver {
  /** Identifies the receiver in waiting jobs, so it must not change while they wait. */
  name: string;
  /** The events that it receives. */
  events: readonly LeadEventType[];
  /** The feed whose listings its leads concern; leads that concern no listing are sent too. Null: all leads. */
  feed: string | null;
  /** The offices whose leads it gets, by their references; leads of no office are sent too. Null: all leads. */
  offices: readonly string[] | null;
  /** An address of the receiver, for the check of its connection; null: the site's mail server reaches it. */
  url: string | null;
  /** Sends one event. A fault is retried. */
  send(delivery: LeadDelivery): Promise<Fetched<unknown>>;
}
