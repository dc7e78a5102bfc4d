/** Sends leads to a mailbox of the agency's CRM, with a file in the format that portals attach. */
import { createHash } from 'node:crypto';
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../../client/intl/use-messages.ts';
import { LOCALE_NAMES, type Locale } from '../../../../shared/locales.ts';
import { formatPhone } from '../../../../shared/submissions/phone.ts';
import { quoteBlocks } from '../../../platform/mail/rendering/blocks.ts';
import type { MailTexts } from '../../../platform/mail/rendering/mail-document.ts';
import { toPlainLine } from '../../../platform/mail/rendering/plain-text.ts';
import type { LeadMail } from '../lead-mail-settings.ts';
import { joined } from '../visitor-data.ts';
import { describeRequest } from './describe-request.ts';
import {
  CONTACT_EVENTS,
  type LeadDelivery,
  type LeadMailContent,
  type LeadReceiver,
} from './lead-receiver.ts';
import { openImmoFeedback } from './openimmo-feedback.ts';

/** The name that portals give the file. */
const FILE_NAME = 'kontaktanfrage.xml';

/** `sender`: the agency's name. */
export function createMailReceiver({ address, offices }: LeadMail, sender: string): LeadReceiver {
  return {
    name: `mail ${address}`,
    events: CONTACT_EVENTS,
    feed: null,
    offices: offices ?? null,
    url: null,
    async send(delivery) {
      const mail = writeMail(delivery, { address, sender });
      if (mail)
        await delivery.sendMail({ id: delivery.event.id, mail: mailName(delivery, address), ...mail });
      return { value: undefined };
    },
  };
}

/** Each attempt has the same Message-ID, each mailbox another one. The names of mail files depend on it too. */
function mailName({ event: { type, sequence } }: LeadDelivery, address: string): string {
  const mailbox = createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 8);
  return `crm-${type.replace('.', '-')}-${sequence}-${mailbox}`;
}

/** Null when the visitor has erased their data. Replies go to the visitor, as to mails of portals. */
function writeMail(
  delivery: LeadDelivery,
  { address, sender }: { address: string; sender: string },
): LeadMailContent | null {
  const { visitor } = delivery.data;
  if (!visitor) return null;
  return {
    texts: textsOf(delivery, visitor),
    to: { name: '', address },
    replyTo: { name: toPlainLine(visitor.name ?? ''), address: visitor.email },
    isToAgency: true,
    attachments: [
      {
        filename: FILE_NAME,
        contentType: 'application/xml; charset=utf-8',
        content: openImmoFeedback(delivery, visitor, sender),
      },
    ],
  };
}

type Visitor = NonNullable<LeadDelivery['data']['visitor']>;

function textsOf({ data, home, intl }: LeadDelivery, visitor: Visitor): MailTexts {
  const t = translatorOf(intl);
  const name = toPlainLine(visitor.name ?? visitor.email);
  const subject = home
    ? t('mail.crm.subject.listing', { name, reference: home.agencyReference })
    : t('mail.crm.subject.contact', { name });
  const request = describeRequest(data, intl);
  return {
    subject,
    preview: request ?? subject,
    title: subject,
    blocks: [
      ...(request ? [{ type: 'paragraph', text: request } as const] : []),
      { type: 'facts', rows: factsOf({ data, home }, visitor, intl) },
      ...quoteBlocks(t('mail.lead.agency.message'), visitor.message),
    ],
  };
}

/** A line for each value, so that a program can find it by its label. */
function factsOf({ data, home }: Pick<LeadDelivery, 'data' | 'home'>, visitor: Visitor, intl: IntlShape) {
  const t = translatorOf(intl);
  const { address, marketingConsent } = visitor;
  const town = address && joined(address.postalCode, address.city);
  const rows = [
    { label: t('mail.lead.agency.name'), value: visitor.name },
    { label: t('mail.lead.agency.email'), value: visitor.email },
    { label: t('mail.lead.agency.phone'), value: visitor.phone && formatPhone(visitor.phone) },
    { label: t('mail.lead.agency.street'), value: address && joined(address.street, town) },
    { label: t('mail.lead.agency.language'), value: LOCALE_NAMES[data.locale as Locale] },
    { label: t('mail.crm.reference'), value: home?.agencyReference },
    { label: t('mail.crm.page'), value: data.listing?.url },
    {
      label: t('mail.lead.agency.marketing'),
      value: marketingConsent === true ? t('mail.lead.agency.marketing.yes') : null,
    },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value: toPlainLine(value) }] : []));
}
