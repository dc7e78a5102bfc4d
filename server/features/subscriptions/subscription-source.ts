import type { MailSource } from '../../platform/mail/mail-source.ts';
import { readSequenced } from '../../platform/mail/sequenced-mail.ts';
import type { SubmissionSource } from '../submissions/source.ts';
import { SUBSCRIPTION_MAILS } from './mail-names.ts';
import { sampleMails } from './sample-mails.ts';
import { countBounce } from './store/mails.ts';
import {
  eraseEndedSubscriptions,
  eraseSubscriptions,
  findSubscriptionsAbout,
  listSubscriptionsAbout,
} from './store/personal-data.ts';
import { writeConfirmation, writeSubscriptionMail } from './write-subscription-mail.ts';

/** Mails to subscribers. */
export const subscriptionSource: SubmissionSource = {
  async writeMail({ id, mail: name }, context) {
    const { mail, sequence } = readSequenced(name, SUBSCRIPTION_MAILS);
    return writeSubscriptionMail({ id, mail, number: sequence }, context);
  },
  async afterMail({ id }, db, end) {
    if (end === 'sent' || end === 'rejected') await countBounce(db, { id, isRejected: end === 'rejected' });
  },
  singleUseMails: [],
  sampleMails,
  findAbout: findSubscriptionsAbout,
  listAbout: listSubscriptionsAbout,
  eraseAbout: eraseSubscriptions,
  eraseOld: eraseEndedSubscriptions,
};

/** Confirmation mails; the records of requests belong to the source above. */
export const requestSource: MailSource = {
  writeMail: ({ id }, context) => writeConfirmation(id, context),
  singleUseMails: [],
  sampleMails: [],
};
