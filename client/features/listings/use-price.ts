import { type IntlShape, useIntl } from 'react-intl';
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

/** Formats an estate's price outside React. */
export function priceText({ price, transaction }: PriceInput, intl: IntlShape): string {
  const t = translatorOf(intl);
  if (price === null) return t('listings.price.onRequest');
  const whole = euroFormats(intl).whole(price);
  return transaction === 'SALE' ? whole : t('listings.price.month', { price: whole });
}
