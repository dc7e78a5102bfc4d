import type { Kysely, Transaction } from 'kysely';
import type { Lead, LeadStore, SendingKey } from '../../../graphql/leads/ports.ts';
import type { LeadKind, LeadMail } from '../../../shared/leads/vocabulary.ts';
import type { Database } from '../connect.ts';
import { createAnsweredKeys } from './answered.ts';
import { findRefusal, isRefused, refuse } from './refusals.ts';

interface Parts {
  db: Kysely<Database>;
  now: () => Date;
  enqueue: Enqueue;
}

/** Puts the mails of a lead into their queue, within the transaction that keeps it. */
export type Enqueue = (trx: Transaction<Database>, lead: string, mails: readonly LeadMail[]) => Promise<void>;

const MAILS: Record<LeadKind, readonly LeadMail[]> = {
  CONTACT: ['AGENCY', 'VISITOR'],
  INFO: ['AGENCY', 'VISITOR'],
  FRIEND: ['FRIEND'],
};

/** What visitors send, in PostgreSQL. */
export function createLeadStore({ db, now, enqueue }: Parts): LeadStore {
  const keys = createAnsweredKeys(db);
  const keep = (lead: Lead, sending: SendingKey | null) =>
    db.transaction().execute(async (trx) => {
      if (sending && !(await keys.take(trx, sending, lead.receivedAt))) return false;
      const { id } = await trx
        .insertInto('lead')
        .values(rowOf(lead))
        .returning('id')
        .executeTakeFirstOrThrow();
      const { edition, marketing } = lead.consent;
      await trx
        .insertInto('lead_consent')
        .values({ lead_id: id, edition, marketing, locale: lead.locale, given_at: lead.receivedAt })
        .execute();
      await enqueue(
        trx,
        id,
        MAILS[lead.kind].filter((mail) => mail !== 'VISITOR' || lead.isConfirmed),
      );
      return true;
    });

  return {
    findAnswered: (sending) => keys.find(sending, now()),
    keep: async (lead, sending) => {
      if ((await keep(lead, sending)) || !sending) return null;
      return keys.find(sending, now());
    },
    isRefused: (email) => isRefused(db, email),
    findRefusal: (token) => findRefusal(db, token),
    refuse: (token) => refuse(db, token, now()),
  };
}

function rowOf(lead: Lead) {
  const { kind, locale, receivedAt, name, email, message, officeId } = lead;
  const shared = { kind, locale, received_at: receivedAt, name, email, message, office_id: officeId };
  if (lead.kind === 'CONTACT') {
    const { firstName, phone, street, remarks, questionType } = lead;
    return { ...shared, first_name: firstName, phone, street, remarks, question_type: questionType };
  }
  const about = { listing_id: lead.listingId, agent_id: lead.agentId };
  if (lead.kind === 'INFO') return { ...shared, ...about, first_name: lead.firstName, phone: lead.phone };
  const { recipientName, recipientEmail } = lead;
  return { ...shared, ...about, recipient_name: recipientName, recipient_email: recipientEmail };
}
