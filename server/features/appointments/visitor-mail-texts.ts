/** The texts of mails to visitors about their viewings. */
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { listingBlocks, quoteBlocks } from '../../platform/mail/rendering/blocks.ts';
import type { Block, MailTexts } from '../../platform/mail/rendering/mail-document.ts';
import { preventAutoLinks, toPlainLine } from '../../platform/mail/rendering/plain-text.ts';
import type { AppointmentContent } from './appointment-content.ts';
import { formatMoment } from './format-moment.ts';

export interface VisitorMail extends AppointmentContent {
  /** `notOffered`: declined, because the home is no longer offered. */
  kind: 'booked' | 'moved' | 'cancelled' | 'declined' | 'notOffered' | 'reminder';
  /** The visitor's page of the viewing. */
  url: string;
  /** The page to book another viewing. */
  bookUrl: string;
  /** Links to web calendars. */
  calendarUrls: { google: string; outlook: string };
  /** Other free slots of the agent, with the URLs of their booking pages. */
  others: { startsAt: Date; endsAt: Date; url: string }[];
}

/** The recipient's address is not verified, so the mail program must not turn typed text into a link (spam). */
export function visitorMailTexts(mail: VisitorMail, intl: IntlShape): MailTexts {
  const t = translatorOf(intl);
  const { appointment, kind, host: person, listing } = mail;
  const { day, time } = formatMoment(appointment, intl);
  const isDeclined = kind === 'declined' || kind === 'notOffered';
  const isOff = kind === 'cancelled' || isDeclined;
  const heading = isDeclined ? 'declined' : kind;
  const host = person.name;
  const name = preventAutoLinks(toPlainLine(appointment.visitor?.firstName ?? ''));
  const text = t(`mail.appointment.visitor.${kind}.text`, { host });
  return {
    subject: t(`mail.appointment.visitor.${heading}.subject`, { day, time }),
    preview: text,
    title: t(`mail.appointment.visitor.${heading}.title`, { name }),
    blocks: [
      { type: 'paragraph', text },
      ...(isDeclined
        ? quoteBlocks(t('mail.appointment.visitor.declined.note', { host }), appointment.agentNote)
        : []),
      { type: 'facts', rows: factsOf(mail, intl) },
      ...(isOff ? alternativeBlocks(mail, intl) : detailBlocks(mail, intl)),
      ...listingBlocks(listing, intl),
      { type: 'paragraph', text: t(`mail.appointment.visitor.${isOff ? 'whyCancelled' : 'why'}`) },
    ],
  };
}

function factsOf({ appointment, contact, listing }: VisitorMail, intl: IntlShape) {
  const t = translatorOf(intl);
  const place = listing ? [{ label: t('mail.appointment.label.where'), value: listing.address }] : [];
  return [
    { label: t('mail.appointment.label.when'), value: formatMoment(appointment, intl).when },
    ...place,
    {
      label: t('mail.appointment.label.host'),
      value: `${contact.name}, ${contact.phone.replaceAll(' ', '\u00a0')}`,
    },
  ];
}

/** Details of a viewing that takes place. */
function detailBlocks({ host, url, calendarUrls, isAddressHidden }: VisitorMail, intl: IntlShape): Block[] {
  const t = translatorOf(intl);
  const later = t('mail.appointment.visitor.addressLater', { host: host.name });
  return [
    ...(isAddressHidden ? [{ type: 'paragraph' as const, text: later }] : []),
    { type: 'link', text: t('mail.appointment.visitor.change'), url },
    { type: 'link', text: t('mail.appointment.visitor.google'), url: calendarUrls.google },
    { type: 'link', text: t('mail.appointment.visitor.outlook'), url: calendarUrls.outlook },
  ];
}

/** Alternatives to a viewing that was cancelled or declined, if the home is still offered. */
function alternativeBlocks({ appointment, bookUrl, others }: VisitorMail, intl: IntlShape): Block[] {
  if (!appointment.isOffered) return [];
  const t = translatorOf(intl);
  return [
    ...others.map(({ url, ...slot }): Block => {
      return {
        type: 'link',
        text: t('mail.appointment.visitor.free', { when: formatMoment(slot, intl).when }),
        url,
      };
    }),
    { type: 'link', text: t('mail.appointment.visitor.another'), url: bookUrl },
  ];
}
