import type { IntlShape } from 'react-intl';
import { type PriceInput, priceText } from '../../../client/features/listings/use-price.ts';
import { euroFormats } from '../../../client/intl/use-euros.ts';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { isOffered, type StatusCode } from '../../../shared/listings/vocabulary.ts';

/** The fields of a listing that determine its price text. */
export type PricedListing = { status: { code: StatusCode } } & (
  | ({ __typename: 'Estate' } & PriceInput)
  | { __typename: 'Project'; priceFrom: number | null }
  | { __typename: 'ProjectEntity'; price: number | null }
  | { __typename: 'RentalUnit'; priceFromPerWeek: number | null }
);

/** The fields of an estate that determine its price text, for documents of the server. */
export const ESTATE_PRICE = 'transaction price progress sale { method annuity { monthly } }';

/** The price of a listing for use outside its page, or a text that it is no longer on offer. */
export function listingPrice(listing: PricedListing, intl: IntlShape): string {
  const t = translatorOf(intl);
  const { code } = listing.status;
  return isOffered(code)
    ? (offeredPrice(listing, intl) ?? t('listings.price.onRequest'))
    : t(`listings.status.${code}`);
}

function offeredPrice(listing: PricedListing, intl: IntlShape): string | null {
  const t = translatorOf(intl);
  const euros = euroFormats(intl);
  if (listing.__typename === 'Estate') return priceText(listing, intl);
  if (listing.__typename === 'ProjectEntity')
    return listing.price === null ? null : euros.whole(listing.price);
  if (listing.__typename === 'Project') {
    const { priceFrom: price } = listing;
    return price === null ? null : t('projects.card.from', { price: euros.whole(price) });
  }
  const { priceFromPerWeek: price } = listing;
  return price === null ? null : t('holiday.card.weekFrom', { price: euros.exact(price) });
}
