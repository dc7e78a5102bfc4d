import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { SiteIntl } from '../../intl/create-intl.ts';
import { eurosOf } from '../../intl/use-euros.ts';
import { useIntl } from '../../intl/use-intl.tsx';
import { messagesOf } from '../../intl/use-messages.ts';

interface Priced {
  /** Euros; null: on request. */
  price: number | null;
  transaction: Transaction;
}

/** The price of an estate as a sentence of its own: per month for a rent, or on request. */
export function usePriceText(): (estate: Priced) => string {
  const intl = useIntl();
  return (estate) => priceText(estate, intl);
}

/** The same outside a page. */
export function priceText({ price, transaction }: Priced, intl: SiteIntl): string {
  const t = messagesOf(intl);
  if (price === null) return t('listings.price.onRequest');
  const whole = eurosOf(intl).whole(price);
  return transaction === 'SALE' ? whole : t('listings.price.month', { price: whole });
}
