import { LEAD_MAILS, type LeadKind, type LeadMail } from '../../../shared/leads/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { MailContext, SampleMail } from '../../platform/mail/mail-source.ts';
import { UnknownMail } from '../../platform/mail/unknown-mail.ts';
import type { SubmissionSource } from '../submissions/source.ts';
import { sampleLead } from './sample-lead.ts';
import { hasOptedOut } from './store/opt-outs.ts';
import { eraseOldLeads, erasePersonalData, findPersonalData, listLeadsAbout } from './store/personal-data.ts';
import { eraseRecipient, readLead } from './store/read-lead.ts';
import { writeLeadMail } from './write-lead-mail.ts';

/** Mails about messages to the agency, and listings sent to friends. */
export const leadSource: SubmissionSource = {
  async writeMail({ id, mail }, context) {
    const mailName = LEAD_MAILS.find((name) => name === mail);
    if (!mailName) throw new UnknownMail();
    const lead = await readLead(context.db, id);
    return lead && writeLeadMail(lead, mailName, context);
  },
  async afterMail({ id, mail }, db) {
    if (mail === 'FRIEND') await eraseRecipient(db, id);
  },
  singleUseMails: ['FRIEND'],
  sampleMails: [
    sample('AGENCY', 'CONTACT'),
    sample('AGENCY', 'INFO'),
    sample('VISITOR', 'CONTACT'),
    sample('VISITOR', 'INFO'),
    sample('AGENCY', 'VALUATION'),
    sample('VISITOR', 'VALUATION'),
    sample('FRIEND', 'FRIEND'),
  ],
  async findAbout(db, email) {
    const [leads, wantsNoMessagesOfFriends] = await Promise.all([
      findPersonalData(db, email),
      hasOptedOut(db, email),
    ]);
    return { leads, wantsNoMessagesOfFriends };
  },
  listAbout: listLeadsAbout,
  eraseAbout: erasePersonalData,
  remainsAfterErasure: 'That an address wants no messages of friends stays, as a hash.',
  eraseOld: (db, now, { leadsMonths }) => eraseOldLeads(db, { now, months: leadsMonths }),
};

function sample(mail: LeadMail, kind: LeadKind): SampleMail {
  return {
    name: `${mail}-${kind}`.toLowerCase(),
    write: async (locale: Locale, context: MailContext) =>
      writeLeadMail(await sampleLead(context.db, kind, locale), mail, context),
  };
}
