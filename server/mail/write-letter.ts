import type { IntlShape } from 'react-intl';
import { messagesOf } from '../../client/intl/use-messages.ts';
import { LOCALE_NAMES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import type { AgencyContent, FriendContent, MailContent, VisitorContent } from './content.ts';
import type { Block, Letter } from './letter.ts';
import { plainLine, plainText, withoutLinks } from './plain.ts';

type Words = Pick<Letter, 'subject' | 'preview' | 'title' | 'blocks'>;

/** Puts a mail into the words of its language. */
export function writeLetter(content: MailContent, intl: IntlShape): Letter {
  const { locale, agency, publicUrl } = content;
  return {
    locale,
    ...wordsOf(content, intl),
    sender: { name: agency.name, url: `${publicUrl}${routePath('home', locale)}`, brick: agency.brick },
    footer: footerOf(content, intl),
  };
}

function wordsOf(content: MailContent, intl: IntlShape): Words {
  if (content.mail === 'AGENCY') return agencyWords(content, intl);
  return content.mail === 'VISITOR' ? visitorWords(content, intl) : friendWords(content, intl);
}

function agencyWords(content: AgencyContent, intl: IntlShape): Words {
  const t = messagesOf(intl);
  const { email, home, message } = content;
  const name = plainLine(content.name);
  const intro = t('mail.agency.intro', { name, email });
  return {
    subject: home
      ? t('mail.agency.subject.home', { name, reference: home.reference })
      : t('mail.agency.subject.contact', { name }),
    preview: message ? plainLine(message) : intro,
    title: home ? t('mail.agency.title.home') : t('mail.agency.title.contact'),
    blocks: [
      { type: 'paragraph', text: intro },
      ...quoteOf(t('mail.agency.message'), message),
      { type: 'facts', rows: factsOf(content, intl) },
      ...homeOf(content, intl),
    ],
  };
}

function factsOf(content: AgencyContent, intl: IntlShape) {
  const t = messagesOf(intl);
  const { questionType, receivedAt, visitorLocale, marketing } = content;
  const rows = [
    { label: t('mail.agency.name'), value: content.name },
    { label: t('mail.agency.email'), value: content.email },
    { label: t('mail.agency.phone'), value: content.phone },
    { label: t('mail.agency.street'), value: content.street },
    { label: t('mail.agency.question'), value: questionType && t(`mail.agency.question.${questionType}`) },
    { label: t('mail.agency.remarks'), value: content.remarks },
    { label: t('mail.agency.language'), value: LOCALE_NAMES[visitorLocale] },
    {
      label: t('mail.agency.received'),
      value: intl.formatDate(receivedAt, { dateStyle: 'long', timeStyle: 'short' }),
    },
    {
      label: t('mail.agency.marketing'),
      value: marketing ? t('mail.agency.marketing.yes') : t('mail.agency.marketing.no'),
    },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value: plainText(value) }] : []));
}

/** Anybody can type anybody's address: what stands beside it makes no link here either. */
function visitorWords(content: VisitorContent, intl: IntlShape): Words {
  const t = messagesOf(intl);
  const { home, message, office } = content;
  const received = home ? t('mail.visitor.received.home') : t('mail.visitor.received.contact');
  const next = t('mail.visitor.next', { office: office.name });
  return {
    subject: home
      ? t('mail.visitor.subject.home', { reference: home.reference })
      : t('mail.visitor.subject.contact'),
    preview: `${received} ${next}`,
    title: t('mail.visitor.title', { name: withoutLinks(plainLine(content.name)) }),
    blocks: [
      { type: 'paragraph', text: `${received} ${next}` },
      {
        type: 'paragraph',
        text: t('mail.visitor.call', { phone: inOnePiece(office.phone), office: office.name }),
      },
      ...quoteOf(t('mail.visitor.message'), message && withoutLinks(message)),
      ...homeOf(content, intl),
      { type: 'paragraph', text: t('mail.visitor.why') },
    ],
  };
}

/** What the sender typed makes no link: only the home and the refusal can be followed. */
function friendWords(content: FriendContent, intl: IntlShape): Words {
  const t = messagesOf(intl);
  const { agency, message, refusalUrl } = content;
  const sender = withoutLinks(plainLine(content.sender));
  const recipient = withoutLinks(plainLine(content.recipient));
  const title = t('mail.friend.title', { sender });
  return {
    subject: title,
    preview: content.home ? `${content.home.title}, ${content.home.place}` : title,
    title,
    blocks: [
      {
        type: 'paragraph',
        text: t('mail.friend.hello', { recipient, sender, agency: agency.name }),
      },
      ...quoteOf(t('mail.friend.note', { sender }), message && withoutLinks(message)),
      ...homeOf(content, intl),
      { type: 'paragraph', text: t('mail.friend.reply', { sender }) },
      { type: 'paragraph', text: t('mail.friend.why', { agency: agency.name }) },
      { type: 'link', text: t('mail.friend.refuse'), url: refusalUrl },
    ],
  };
}

/** A number that no line break parts. */
function inOnePiece(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

function quoteOf(heading: string, message: string | null): Block[] {
  return message ? [{ type: 'quote', heading, text: plainText(message) }] : [];
}

function homeOf({ home }: MailContent, intl: IntlShape): Block[] {
  if (!home) return [];
  const t = messagesOf(intl);
  const reference = t('mail.home.reference', { reference: home.reference });
  return [{ type: 'home', home, reference, action: t('mail.home.action') }];
}

/** Who writes, and what the law asks an agency to say of itself. */
function footerOf({ agency, locale, publicUrl }: MailContent, intl: IntlShape): Letter['footer'] {
  const t = messagesOf(intl);
  const { name, street, postalCodeAndCity, phone, email, bivNumber, cibNumber, insurer, policyNumber } =
    agency;
  const pages = ['terms', 'privacy'] as const;
  return {
    lines: [
      `${name}, ${street}, ${postalCodeAndCity}`,
      `${phone} · ${email}`,
      t('layout.biv', { agency: name, number: bivNumber }),
      ...(cibNumber ? [t('layout.cib', { number: cibNumber })] : []),
      t('legal.terms.profession.insurance', { insurer, policyNumber }),
      t('layout.company', { number: agency.companyNumber }),
    ],
    links: pages.map((page) => ({
      text: t(`layout.item.${page}`),
      url: `${publicUrl}${routePath(page, locale)}`,
    })),
  };
}
