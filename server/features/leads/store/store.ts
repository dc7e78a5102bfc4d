import type { Transaction } from 'kysely';
import type { Lead, LeadStore } from '../../../../graphql/leads/ports.ts';
import type { LeadMail } from '../../../../shared/leads/vocabulary.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { ensureDataLink } from '../../personal-data/store/links.ts';
import { storeValuation } from './valuations.ts';

/** Leads in PostgreSQL. */
export function createLeadStore(addMails: AddMails): LeadStore {
  return {
    store: (lead, hasConfirmation) => async (trx: Transaction<Database>) => {
      const { id } = await trx
        .insertInto('lead')
        .values(rowOf(lead))
        .returning('id')
        .executeTakeFirstOrThrow();
      if (lead.kind === 'VALUATION') await storeValuation(trx, id, lead);
      const { edition, marketing } = lead.consent;
      await trx
        .insertInto('lead_consent')
        .values({ lead_id: id, edition, marketing, locale: lead.locale, given_at: lead.receivedAt })
        .execute();
      const mails = mailsOf(lead, hasConfirmation).map((mail) => ({ source: 'lead' as const, id, mail }));
      // The mail to the visitor contains a link to their personal data.
      if (mails.some(({ mail }) => mail === 'VISITOR'))
        await ensureDataLink(trx, lead.email, lead.receivedAt);
      await addMails(trx, mails);
      return { result: { receivedAt: lead.receivedAt.toISOString() } };
    },
  };
}

function mailsOf({ kind }: Lead, hasConfirmation: boolean): readonly LeadMail[] {
  if (kind === 'FRIEND') return ['FRIEND'];
  return hasConfirmation ? ['AGENCY', 'VISITOR'] : ['AGENCY'];
}

function rowOf(lead: Lead) {
  const { kind, locale, receivedAt, name, email, message, officeId, partnerId } = lead;
  const about = { office_id: officeId, partner_id: partnerId };
  const shared = { kind, locale, received_at: receivedAt, name, email, message, ...about };
  if (lead.kind === 'CONTACT') {
    const { firstName, phone, street, remarks, questionType } = lead;
    return { ...shared, first_name: firstName, phone, street, remarks, question_type: questionType };
  }
  if (lead.kind === 'VALUATION')
    return { ...shared, first_name: lead.firstName, phone: lead.phone, street: lead.street };
  const listing = { listing_id: lead.listingId, agent_id: lead.agentId };
  if (lead.kind === 'INFO') return { ...shared, ...listing, first_name: lead.firstName, phone: lead.phone };
  const { recipientName, recipientEmail } = lead;
  return { ...shared, ...listing, recipient_name: recipientName, recipient_email: recipientEmail };
}
