/** `leadMails` of the agency file: mailboxes of a CRM that reads leads in the format of portals. */
import * as v from 'valibot';
import { isAddress } from '../../platform/mail/mailbox.ts';

const MAX_MAILBOXES = 20;

const leadMail = v.strictObject({
  address: v.pipe(v.string(), v.check(isAddress, 'is no address such as leads@crm.example.be')),
  /** The format of the file in the mail. */
  format: v.picklist(['openimmo'], 'is not openimmo'),
  /** References of offices; absent: leads of all offices. */
  offices: v.exactOptional(
    v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40))), v.minLength(1, 'is empty')),
  ),
});

export type LeadMail = v.InferOutput<typeof leadMail>;

const haveOwnAddresses = (mailboxes: LeadMail[]) =>
  new Set(mailboxes.map(({ address }) => address.toLowerCase())).size === mailboxes.length;

/** Schema of `leadMails` in the agency file. */
export const leadMails = v.pipe(
  v.array(leadMail),
  v.maxLength(MAX_MAILBOXES, `has more than ${MAX_MAILBOXES} addresses`),
  v.check(haveOwnAddresses, 'has the same address twice'),
);
