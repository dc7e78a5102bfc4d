/** The outbox of submissions: mails, events for the receivers of leads, and the numbers of leads by listing. */
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type AddMails, addMailsTo } from '../../platform/mail/queue.ts';
import { countLead, type LeadRecord } from '../statistics/store/count-lead.ts';
import { findLeadEvents } from './events-of-mails.ts';
import { type LeadEvent, type LeadEventType, webhookId } from './lead-event.ts';
import { LEAD_WEBHOOK_QUEUE, type LeadWebhookJob } from './queue.ts';
import type { LeadReceiver } from './receivers/lead-receiver.ts';

/** Queues an event for the receivers; it exists only if the transaction commits. */
export type AddLeadEvent = (trx: Transaction<Database>, event: LeadEvent) => Promise<void>;

export interface Outbox {
  /** Queues mails, and the events that they report. Counts the leads among the events. */
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
      const events = await findLeadEvents(mails, trx);
      await countLeads(trx, events);
      if (receivers.length > 0) await addEvents(trx, events);
    },
    addLeadEvent: (trx, event) => addEvents(trx, [event]),
  };
}

/** The records of leads; other events are about a lead that was counted. */
const RECORD_OF: Partial<Record<LeadEventType, LeadRecord>> = {
  'lead.created': 'lead',
  'viewing.booked': 'appointment',
  'stay.requested': 'stay',
};

/** Counts each new lead once, although two mails can report it. */
async function countLeads(trx: Transaction<Database>, events: readonly LeadEvent[]): Promise<void> {
  const leads = new Map(events.map((event) => [webhookId(event), event]));
  for (const { type, id } of leads.values()) {
    const record = RECORD_OF[type];
    if (record) await countLead(trx, record, id);
  }
}
