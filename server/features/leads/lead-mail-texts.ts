import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { contractArticle } from '../../../shared/cities/contract-article.ts';
import { LOCALE_NAMES } from '../../../shared/locales.ts';
import { formatPhone } from '../../../shared/submissions/phone.ts';
import { listingBlocks, quoteBlocks } from '../../platform/mail/rendering/blocks.ts';
import type { Block, MailTexts } from '../../platform/mail/rendering/mail-document.ts';
import { preventAutoLinks, toPlainLine, toPlainText } from '../../platform/mail/rendering/plain-text.ts';
import { describeValuation } from './describe-valuation.ts';
import type { AgencyContent, FriendContent, LeadContent, VisitorContent } from './lead-mails.ts';

/** The texts of a lead's mail in its language. */
export function leadMailTexts(content: LeadContent, intl: IntlShape): MailTexts {
  if (content.mail === 'AGENCY') return agencyWords(content, intl);
  return content.mail === 'VISITOR' ? visitorWords(content, intl) : friendWords(content, intl);
}

function agencyWords(content: AgencyContent, intl: IntlShape): MailTexts {
  const t = translatorOf(intl);
  const { email, listing, message } = content;
  const name = toPlainLine(content.name);
  const intro = t('mail.lead.agency.intro', { name, email });
  return {
    ...headingOf(content, intl),
    preview: message ? toPlainLine(message) : intro,
    blocks: [
      { type: 'paragraph', text: intro },
      ...valuationBlocks(content, intl),
      ...quoteBlocks(t('mail.lead.agency.message'), message),
      { type: 'facts', rows: factsOf(content, intl) },
      ...listingBlocks(listing, intl),
    ],
  };
}

/** Stands for the visitor's name, whose articles must not be contracted. `toPlainLine` removes it from typed text. */
const NAME_MARK = '\u0000';

function headingOf({ listing, valuation, ...content }: AgencyContent, intl: IntlShape) {
  const t = translatorOf(intl);
  const name = toPlainLine(content.name);
  if (valuation) {
    const place = toPlainLine(valuation.city);
    const subject = t('mail.lead.agency.subject.valuation', { name: NAME_MARK, place });
    return {
      subject: contractArticle(subject, intl.locale).replace(NAME_MARK, () => name),
      title: t('mail.lead.agency.title.valuation'),
    };
  }
  if (!listing)
    return {
      subject: t('mail.lead.agency.subject.contact', { name }),
      title: t('mail.lead.agency.title.contact'),
    };
  return {
    subject: t('mail.lead.agency.subject.listing', { name, reference: listing.reference }),
    title: t('mail.lead.agency.title.listing'),
  };
}

/** The property; a sentence says how many photos are attached. */
function valuationBlocks({ valuation, street, photoCount }: AgencyContent, intl: IntlShape): Block[] {
  if (!valuation) return [];
  const t = translatorOf(intl);
  return [
    { type: 'facts', rows: describeValuation({ ...valuation, street }, intl) },
    { type: 'paragraph', text: t('mail.lead.valuation.photos', { count: photoCount }) },
  ];
}

function factsOf(content: AgencyContent, intl: IntlShape) {
  const t = translatorOf(intl);
  const { questionType, receivedAt, visitorLocale, marketing, partner } = content;
  const rows = [
    { label: t('mail.lead.agency.name'), value: content.name },
    { label: t('mail.lead.agency.email'), value: content.email },
    { label: t('mail.lead.agency.phone'), value: content.phone && formatPhone(content.phone) },
    // The address of a property to value is among its own facts.
    { label: t('mail.lead.agency.street'), value: content.valuation ? null : content.street },
    {
      label: t('mail.lead.agency.question'),
      value: questionType && t(`mail.lead.agency.question.${questionType}`),
    },
    { label: t('mail.lead.agency.remarks'), value: content.remarks },
    { label: t('mail.lead.agency.language'), value: LOCALE_NAMES[visitorLocale] },
    {
      label: t('mail.lead.agency.received'),
      value: intl.formatDate(receivedAt, { dateStyle: 'long', timeStyle: 'short' }),
    },
    { label: t('mail.lead.agency.partner'), value: partner },
    {
      label: t('mail.lead.agency.marketing'),
      value: marketing ? t('mail.lead.agency.marketing.yes') : t('mail.lead.agency.marketing.no'),
    },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value: toPlainText(value) }] : []));
}

/** The recipient's address is not verified, so typed text must not become a link here either (spam). */
function visitorWords(content: VisitorContent, intl: IntlShape): MailTexts {
  const t = translatorOf(intl);
  const { listing, message, office } = content;
  const { received, subject } = receiptOf(content, intl);
  const next = t('mail.lead.visitor.next', { office: office.name });
  // Non-breaking spaces, so that a number stays on one line.
  const phone = office.phone.replaceAll(' ', '\u00a0');
  return {
    subject,
    preview: `${received} ${next}`,
    title: t('mail.lead.visitor.title', { name: preventAutoLinks(toPlainLine(content.name)) }),
    blocks: [
      { type: 'paragraph', text: `${received} ${next}` },
      { type: 'paragraph', text: t('mail.lead.visitor.call', { phone, office: office.name }) },
      ...quoteBlocks(t('mail.lead.visitor.message'), message && preventAutoLinks(message)),
      ...listingBlocks(listing, intl),
      { type: 'paragraph', text: t('mail.lead.visitor.why') },
    ],
  };
}

function receiptOf({ kind, listing }: VisitorContent, intl: IntlShape) {
  const t = translatorOf(intl);
  if (kind === 'VALUATION')
    return {
      received: t('mail.lead.visitor.received.valuation'),
      subject: t('mail.lead.visitor.subject.valuation'),
    };
  if (!listing)
    return {
      received: t('mail.lead.visitor.received.contact'),
      subject: t('mail.lead.visitor.subject.contact'),
    };
  return {
    received: t('mail.lead.visitor.received.listing'),
    subject: t('mail.lead.visitor.subject.listing', { reference: listing.reference }),
  };
}

/** Text typed by the sender must not become a link: only the listing and the opt-out are links. */
function friendWords(content: FriendContent, intl: IntlShape): MailTexts {
  const t = translatorOf(intl);
  const { agencyName: agency, listing, message, optOutUrl } = content;
  const sender = preventAutoLinks(toPlainLine(content.sender));
  const recipient = preventAutoLinks(toPlainLine(content.recipient));
  const title = t('mail.lead.friend.title', { sender });
  return {
    subject: title,
    preview: listing ? `${listing.title}, ${listing.address}` : title,
    title,
    blocks: [
      { type: 'paragraph', text: t('mail.lead.friend.hello', { recipient, sender, agency }) },
      ...quoteBlocks(t('mail.lead.friend.note', { sender }), message && preventAutoLinks(message)),
      ...listingBlocks(listing, intl),
      { type: 'paragraph', text: t('mail.lead.friend.reply', { sender }) },
      { type: 'paragraph', text: t('mail.lead.friend.why', { agency }) },
      { type: 'link', text: t('mail.lead.friend.optOut'), url: optOutUrl },
    ],
  };
}
