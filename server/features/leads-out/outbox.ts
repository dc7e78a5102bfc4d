/** The outbox of submissions: mails, and events for the receivers of leads. */
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type AddMails, addMailsTo } from '../../platform/mail/queue.ts';
import { findLeadEvents } from './events-of-mails.ts';
import type { LeadEvent } from './lead-event.ts';
import { LEAD_WEBHOOK_QUEUE, type LeadWebhookJob } from './queue.ts';
import type { LeadReceiver } from './receivers/lead-receiver.ts';

/** Queues an event for the receivers; it exists only if the transaction commits. */
export type AddLeadEvent = (trx: Transaction<Database>, event: LeadEvent) => Promise<void>;

export interface Outbox {
  /** Queues mails, and the events that they report. */
  addMails: AddMails;
  /** For an event without a mail. */
  addLeadEvent: AddLeadEvent;
}

interface Dependencies {
  jobs(): Promise<Pick<Jobs, 'add'>>;
  receivers: readonly Pick<LeadReceiver, 'name' | 'events'>[];
  now(): Date;
}

export function createOutbox({ jobs, receivers, now }: Dependencies): Outbox {
  const addMails = addMailsTo(jobs);

  async function addEvents(trx: Transaction<Database>, events: readonly LeadEvent[]): Promise<void> {
    const occurredAt = now().toISOString();
    const added = receivers.flatMap(({ name, events: types }): LeadWebhookJob[] =>
      events
        .filter(({ type }) => types.includes(type))
        .map((event) => ({ ...event, webhook: name, occurredAt })),
    );
    if (added.length > 0) await (await jobs()).add(LEAD_WEBHOOK_QUEUE, added, trx);
  }

  return {
    async addMails(trx, mails) {
      await addMails(trx, mails);
      if (receivers.length > 0) await addEvents(trx, await findLeadEvents(mails, trx));
    },
    addLeadEvent: (trx, event) => addEvents(trx, [event]),
  };
}
