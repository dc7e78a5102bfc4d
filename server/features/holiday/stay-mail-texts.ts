/** The texts of mails about stays. */

import type { IntlShape } from 'react-intl';
import { formatDay } from '../../../client/intl/format-day.ts';
import { euroFormats } from '../../../client/intl/use-euros.ts';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { localizedText } from '../../../graphql/listings/texts.ts';
import type { Period } from '../../../shared/holiday/periods.ts';
import { formatPhone } from '../../../shared/submissions/phone.ts';
import { listingBlocks, quoteBlocks } from '../../platform/mail/rendering/blocks.ts';
import type { Block, MailTexts } from '../../platform/mail/rendering/mail-document.ts';
import { toPlainText } from '../../platform/mail/rendering/plain-text.ts';
import type { StayContent } from './stay-content.ts';

interface VisitorStayMail extends StayContent {
  kind: 'requested' | 'accepted' | 'declined' | 'cancelled' | 'unanswered';
  /** The visitor's page of the stay. */
  url: string;
  /** Free periods of the same length, with the URLs of their request forms. */
  others: readonly (Period & { url: string })[];
}

export function visitorStayMailTexts(mail: VisitorStayMail, intl: IntlShape): MailTexts {
  const t = translatorOf(intl);
  const { kind, stay, listing, office, url, others } = mail;
  const values = { unit: unitOf(mail), from: dayIn(intl, stay.from), office: office.name };
  const text = t(`mail.stay.visitor.${kind}.text`, {
    ...values,
    phone: office.phone.replaceAll(' ', '\u00a0'),
  });
  const isOver = kind === 'declined' || kind === 'cancelled';
  const next = kind === 'accepted' && stay.nextSteps ? localizedText(stay.nextSteps, stay.locale) : null;
  return {
    subject: t(`mail.stay.visitor.${kind}.subject`, values),
    preview: text,
    title: t(`mail.stay.visitor.${kind}.title`),
    blocks: [
      { type: 'paragraph', text },
      ...(kind === 'accepted' || kind === 'declined'
        ? quoteBlocks(t('mail.stay.visitor.answer', values), stay.answerNote)
        : []),
      { type: 'facts', rows: factsOf(mail, intl) },
      ...quoteBlocks(t('mail.stay.visitor.next'), next?.text ?? null),
      ...others.map((other) => otherBlock(other, intl)),
      ...(isOver ? [] : [{ type: 'link' as const, text: t('mail.stay.visitor.page'), url }]),
      ...listingBlocks(listing, intl),
      { type: 'paragraph', text: t('mail.stay.visitor.why') },
    ],
  };
}

function otherBlock({ from, until, url }: Period & { url: string }, intl: IntlShape): Block {
  const days = { from: dayIn(intl, from), until: dayIn(intl, until) };
  return { type: 'link', text: translatorOf(intl)('mail.stay.visitor.other', days), url };
}

interface HostStayMail extends StayContent {
  /** `double`: some of its nights are also booked on another platform; the mail does not name the visitor. */
  kind: 'requested' | 'overdue' | 'cancelled' | 'double';
  /** The page on which the request is answered. */
  url: string;
}

export function hostStayMailTexts(mail: HostStayMail, intl: IntlShape): MailTexts {
  const t = translatorOf(intl);
  const { kind, stay, listing, url } = mail;
  const values = { unit: unitOf(mail), from: dayIn(intl, stay.from), until: dayIn(intl, stay.until) };
  const text = t(`mail.stay.host.${kind}.text`);
  const isOpen = kind === 'requested' || kind === 'overdue';
  return {
    subject: t(`mail.stay.host.${kind}.subject`, values),
    preview: text,
    title: t(`mail.stay.host.${kind}.title`),
    blocks: [
      { type: 'paragraph', text },
      { type: 'facts', rows: [...factsOf(mail, intl), ...(kind === 'double' ? [] : personOf(mail, intl))] },
      ...(isOpen ? unreadBlocks(mail, intl) : []),
      ...(isOpen
        ? [{ type: 'link' as const, text: t('mail.stay.host.link'), url, isMain: true as const }]
        : []),
      ...listingBlocks(listing, intl),
    ],
  };
}

/** Nights of a calendar that was never read look free: the host has to check it. */
function unreadBlocks({ unreadCalendars }: HostStayMail, intl: IntlShape): Block[] {
  if (unreadCalendars.length === 0) return [];
  const positions = intl.formatList(unreadCalendars.map(String));
  const text = translatorOf(intl)('mail.stay.host.unread', { count: unreadCalendars.length, positions });
  return [{ type: 'paragraph', text }];
}

export function unitOf({ listing, stay }: StayContent): string {
  return listing?.title ?? String(stay.unitId);
}

function dayIn(intl: IntlShape, day: string): string {
  return formatDay(intl, day, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
}

function factsOf(content: StayContent, intl: IntlShape) {
  const t = translatorOf(intl);
  const { persons, withPets, from, until, totalCents } = content.stay;
  return [
    { label: t('mail.stay.label.unit'), value: unitOf(content) },
    { label: t('mail.stay.label.from'), value: dayIn(intl, from) },
    { label: t('mail.stay.label.until'), value: dayIn(intl, until) },
    {
      label: t('mail.stay.label.persons'),
      value: t(withPets ? 'mail.stay.personsPets' : 'mail.stay.persons', { persons }),
    },
    { label: t('mail.stay.label.total'), value: euroFormats(intl).exact(totalCents / 100) },
  ];
}

/** The visitor's data, and the partner that sent them; empty once erased. */
function personOf({ stay: { visitor, partner } }: StayContent, intl: IntlShape) {
  const t = translatorOf(intl);
  if (!visitor) return [];
  return [
    { label: t('mail.stay.label.email'), value: toPlainText(visitor.email) },
    { label: t('mail.stay.label.phone'), value: formatPhone(visitor.phone) },
    ...(partner ? [{ label: t('mail.lead.agency.partner'), value: toPlainText(partner) }] : []),
  ];
}
