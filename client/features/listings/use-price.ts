import { type IntlShape, useIntl } from 'react-intl';
import { pricePerSquareMetre } from '../../../shared/estates/price-per-area.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import { euroFormats } from '../../intl/use-euros.ts';
import { translatorOf } from '../../intl/use-messages.ts';

interface PriceInput {
  /** In euros; null: on request. */
  price: number | null;
  transaction: Transaction;
}

/** Returns a function that formats an estate's price: per month for a rent, or "on request". */
export function usePriceText(): (estate: PriceInput) => string {
  const intl = useIntl();
  return (estate) => priceText(estate, intl);
}

/** Returns a function that formats an estate's price per m²; null for rentals, and without a price or an area. */
export function usePricePerArea(): (estate: Parameters<typeof pricePerSquareMetre>[0]) => string | null {
  const intl = useIntl();
  return (estate) => {
    const euros = pricePerSquareMetre(estate);
    if (euros === null) return null;
    return translatorOf(intl)('estates.card.perArea', { price: euroFormats(intl).exact(euros) });
  };
}

/** Formats an estate's price outside React. */
export function priceText({ price, transaction }: PriceInput, intl: IntlShape): string {
  const t = translatorOf(intl);
  if (price === null) return t('listings.price.onRequest');
  const whole = euroFormats(intl).whole(price);
  return transaction === 'SALE' ? whole : t('listings.price.month', { price: whole });
}
