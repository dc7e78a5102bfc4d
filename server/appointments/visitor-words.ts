/** What visitors are written of their viewings. */
import type { SiteIntl } from '../../client/intl/create-intl.ts';
import { messagesOf } from '../../client/intl/use-messages.ts';
import { listingBlocks, quoteBlocks } from '../mail/letter/blocks.ts';
import type { Block, Words } from '../mail/letter/letter.ts';
import { plainLine, withoutLinks } from '../mail/letter/plain.ts';
import type { AppointmentContent } from './appointment-content.ts';
import { momentWords } from './moment-words.ts';

export interface VisitorMail extends AppointmentContent {
  kind: 'booked' | 'moved' | 'cancelled' | 'declined' | 'reminder';
  /** The visitor's page of it. */
  url: string;
  /** Where another one is booked. */
  bookUrl: string;
  /** Of calendars on the web. */
  calendarUrls: { google: string; outlook: string };
  /** Free times that the agent has, with where they are booked. */
  others: { startsAt: Date; endsAt: Date; url: string }[];
}

/** The address is not verified, so typed text must not become a link here (spam). */
export function visitorWords(mail: VisitorMail, intl: SiteIntl): Words {
  const t = messagesOf(intl);
  const { appointment, kind, host: person, listing } = mail;
  const { day, time } = momentWords(appointment, intl);
  const isOff = kind === 'cancelled' || kind === 'declined';
  const host = person.name;
  const name = withoutLinks(plainLine(appointment.visitor?.firstName ?? ''));
  const text = t(`mail.appointment.visitor.${kind}.text`, { host });
  return {
    subject: t(`mail.appointment.visitor.${kind}.subject`, { day, time }),
    preview: text,
    title: t(`mail.appointment.visitor.${kind}.title`, { name }),
    blocks: [
      { type: 'paragraph', text },
      ...(kind === 'declined'
        ? quoteBlocks(t('mail.appointment.visitor.declined.note', { host }), appointment.agentNote)
        : []),
      { type: 'facts', rows: factsOf(mail, intl) },
      ...(isOff ? againBlocks(mail, intl) : comingBlocks(mail, intl)),
      ...listingBlocks(listing, intl),
      { type: 'paragraph', text: t(`mail.appointment.visitor.${isOff ? 'whyCancelled' : 'why'}`) },
    ],
  };
}

function factsOf({ appointment, host, listing, office }: VisitorMail, intl: SiteIntl) {
  const t = messagesOf(intl);
  const place = listing ? [{ label: t('mail.appointment.label.where'), value: listing.address }] : [];
  return [
    { label: t('mail.appointment.label.when'), value: momentWords(appointment, intl).when },
    ...place,
    {
      label: t('mail.appointment.label.host'),
      value: `${host.name}, ${office.phone.replaceAll(' ', '\u00a0')}`,
    },
  ];
}

/** Of a viewing that takes place. */
function comingBlocks({ host, url, calendarUrls, isAddressHidden }: VisitorMail, intl: SiteIntl): Block[] {
  const t = messagesOf(intl);
  const later = t('mail.appointment.visitor.addressLater', { host: host.name });
  return [
    ...(isAddressHidden ? [{ type: 'paragraph' as const, text: later }] : []),
    { type: 'link', text: t('mail.appointment.visitor.change'), url },
    { type: 'link', text: t('mail.appointment.visitor.google'), url: calendarUrls.google },
    { type: 'link', text: t('mail.appointment.visitor.outlook'), url: calendarUrls.outlook },
  ];
}

/** Of one that does not. */
function againBlocks({ bookUrl, others }: VisitorMail, intl: SiteIntl): Block[] {
  const t = messagesOf(intl);
  return [
    ...others.map(({ url, ...slot }): Block => {
      return {
        type: 'link',
        text: t('mail.appointment.visitor.free', { when: momentWords(slot, intl).when }),
        url,
      };
    }),
    { type: 'link', text: t('mail.appointment.visitor.another'), url: bookUrl },
  ];
}
