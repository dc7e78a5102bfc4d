/** Blocks shared by mails of several features. */
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../../client/intl/use-messages.ts';
import type { Block, ListingContent } from './mail-document.ts';
import { toPlainText } from './plain-text.ts';

/** The visitor's text; empty when there is none. */
export function quoteBlocks(heading: string, text: string | null): Block[] {
  return text ? [{ type: 'quote', heading, text: toPlainText(text) }] : [];
}

/** The listing that a mail is about; empty when there is none, or when it was deleted. */
export function listingBlocks(listing: ListingContent | null, intl: IntlShape): Block[] {
  if (!listing) return [];
  const t = translatorOf(intl);
  const reference = t('mail.listing.reference', { reference: listing.reference });
  return [{ type: 'listing', listing, reference, action: t('mail.listing.action') }];
}
