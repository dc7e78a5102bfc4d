/** Writes mails to visitors on waiting lists. */
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { routePath } from '../../../shared/routes.ts';
import { getOrCreateSecret } from '../../platform/database/secret.ts';
import type { MailContext, WrittenMail } from '../../platform/mail/mail-source.ts';
import { listingBlocks } from '../../platform/mail/rendering/blocks.ts';
import type { Block, MailTexts } from '../../platform/mail/rendering/mail-document.ts';
import { preventAutoLinks, toPlainLine } from '../../platform/mail/rendering/plain-text.ts';
import { createToken } from '../../platform/security/tokens.ts';
import { findListing } from '../listings/find-listing.ts';
import { withDataLink } from '../personal-data/data-link.ts';
import { formatMoment } from './format-moment.ts';
import type { EntryRecord, OfferRecord } from './store/read-waiting-list.ts';

/** Offers a slot that has become free and is held for the visitor. */
export async function writeOfferMail(offer: OfferRecord, context: MailContext): Promise<WrittenMail> {
  const { locale, listingId, holdId, heldUntil } = offer;
  const intl = context.intls[locale];
  const t = translatorOf(intl);
  const { day, time, when } = formatMoment(offer, intl);
  const until = intl.formatTime(heldUntil, { hour: '2-digit', minute: '2-digit' });
  const hold = createToken(await getOrCreateSecret(context.db, 'appointments'), 'hold', holdId);
  const path = routePath('bookAppointment', locale, { listingId });
  const url = `${context.publicUrl}${path}?${new URLSearchParams({ hold })}`;
  return writeMail(offer, context, {
    subject: t('mail.appointment.offer.subject', { day, time }),
    title: t('mail.appointment.offer.title', { name: nameOf(offer) }),
    text: t('mail.appointment.offer.text', { until }),
    blocks: [
      { type: 'facts', rows: [{ label: t('mail.appointment.label.when'), value: when }] },
      { type: 'link', text: t('mail.appointment.offer.link'), url, isMain: true },
    ],
  });
}

/** Confirms that the visitor is on the waiting list. */
export async function writeJoinedMail(entry: EntryRecord, context: MailContext): Promise<WrittenMail> {
  const t = translatorOf(context.intls[entry.locale]);
  const listing = await listingOf(entry, context);
  return writeMail(entry, context, {
    subject: t('mail.appointment.joined.subject', {
      reference: listing?.reference ?? String(entry.listingId),
    }),
    title: t('mail.appointment.joined.title', { name: nameOf(entry) }),
    text: t('mail.appointment.joined.text'),
    blocks: [],
  });
}

interface Said {
  subject: string;
  title: string;
  text: string;
  blocks: Block[];
}

async function writeMail(
  entry: EntryRecord,
  context: MailContext,
  { subject, title, text, blocks }: Said,
): Promise<WrittenMail> {
  const { locale, id } = entry;
  const { publicUrl, agency, db, intls } = context;
  const t = translatorOf(intls[locale]);
  const token = createToken(await getOrCreateSecret(db, 'appointments'), 'waiting', id);
  const leaveUrl = publicUrl + routePath('leaveWaitingList', locale, { token });
  const listing = await listingOf(entry, context);
  const texts = {
    subject,
    preview: text,
    title,
    blocks: [
      { type: 'paragraph', text },
      ...blocks,
      ...listingBlocks(listing, intls[locale]),
      { type: 'link', text: t('mail.appointment.waiting.leave'), url: leaveUrl },
      { type: 'paragraph', text: t('mail.appointment.waiting.why') },
    ],
  } satisfies MailTexts;
  return {
    locale,
    texts: await withDataLink(texts, { email: entry.email, locale }, context),
    to: { name: toPlainLine(`${entry.firstName} ${entry.name}`), address: entry.email },
    replyTo: { name: agency.name, address: agency.email },
    isToAgency: false,
    optOutUrl: leaveUrl,
  };
}

const nameOf = ({ firstName }: EntryRecord) => preventAutoLinks(toPlainLine(firstName));

function listingOf({ listingId, locale }: EntryRecord, context: MailContext) {
  return findListing(listingId, { ...context, locale, intl: context.intls[locale] });
}
