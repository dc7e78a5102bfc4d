/** The texts of mails to subscribers. */
import type { IntlShape } from 'react-intl';
import { euroFormats } from '../../../client/intl/use-euros.ts';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { Block, ListingContent, MailTexts } from '../../platform/mail/rendering/mail-document.ts';
import type { MailedOffer } from './store/mails.ts';

/** A home in a mail: why it matches, and what changed. */
export interface OfferContent {
  listing: ListingContent;
  offer: MailedOffer;
  /** The criteria of the search, in words. */
  search: readonly string[];
}

interface OffersContent {
  offers: readonly OfferContent[];
  /** Homes beyond those shown: pages with exactly these, and the number on each. */
  more: readonly { count: number; url: string }[];
  editUrl: string;
  unsubscribeUrl: string;
}

/** The mail about new offers. */
export function offersMailTexts(content: OffersContent, intl: IntlShape): MailTexts {
  const t = translatorOf(intl);
  const { offers, more, editUrl, unsubscribeUrl } = content;
  const count = more.reduce((sum, page) => sum + page.count, offers.length);
  const [first] = offers;
  const title = t('mail.subscription.offers.title', { count });
  return {
    subject:
      count === 1 && first
        ? t('mail.subscription.offers.subject', {
            title: first.listing.title,
            address: first.listing.address,
          })
        : title,
    preview: offers.map(({ listing }) => `${listing.title}, ${listing.address}`).join(' · '),
    title,
    blocks: [
      ...offers.map((offer) => offerBlock(offer, intl)),
      ...more.map(
        (page): Block => ({
          type: 'link',
          text: t('mail.subscription.offers.more', { count: page.count }),
          url: page.url,
        }),
      ),
      { type: 'link', text: t('mail.subscription.edit'), url: editUrl },
      { type: 'link', text: t('mail.subscription.unsubscribe'), url: unsubscribeUrl },
      { type: 'paragraph', text: t('mail.subscription.why') },
    ],
  };
}

function offerBlock({ listing, offer, search }: OfferContent, intl: IntlShape): Block {
  const t = translatorOf(intl);
  const changes = [...new Set(offer.changes.map((change) => changeText(change, offer, intl)))];
  return {
    type: 'listing',
    listing,
    reference: t('mail.listing.reference', { reference: listing.reference }),
    action: t('mail.listing.action'),
    notes: [changes.join(' · '), search.join(' · ')].filter(Boolean),
  };
}

/** Describes a change; an earlier price is compared with the current one. */
function changeText(
  { kind, at, beforeCents }: MailedOffer['changes'][number],
  { priceCents }: MailedOffer,
  intl: IntlShape,
): string {
  const t = translatorOf(intl);
  const day = intl.formatDate(new Date(at), { day: 'numeric', month: 'long' });
  if (kind === 'NEW') return t('mail.subscription.change.new');
  const less = beforeCents === null || priceCents === null ? 0 : beforeCents - priceCents;
  if (kind === 'RETURNED') return t('mail.subscription.change.returned');
  return less > 0
    ? t('mail.subscription.change.less', { amount: euroFormats(intl).exact(less / 100), day })
    : t('mail.subscription.change.lowered', { day });
}

/** A mail with a single link: confirmation, new link, or renewal. */
export function linkMailTexts(
  {
    kind,
    searches,
    url,
  }: { kind: 'confirm' | 'link' | 'renew'; searches: readonly (readonly string[])[]; url: string },
  intl: IntlShape,
): MailTexts {
  const t = translatorOf(intl);
  const text = t(`mail.subscription.${kind}.text`);
  const rows = searches.map((search, index) => ({
    label: t('mail.subscription.search', { number: index + 1 }),
    value: search.join(' · '),
  }));
  const facts: Block[] = rows.length > 0 ? [{ type: 'facts', rows }] : [];
  return {
    subject: t(`mail.subscription.${kind}.subject`),
    preview: text,
    title: t(`mail.subscription.${kind}.title`),
    blocks: [
      { type: 'paragraph', text },
      ...facts,
      { type: 'link', text: t(`mail.subscription.${kind}.action`), url, isMain: true },
      { type: 'paragraph', text: t(`mail.subscription.${kind}.why`) },
    ],
  };
}
