import { useIntl } from 'react-intl';
import type { EstateCardFragment } from './estate-card.generated.ts';

/** Whole euros, as the language writes them. */
export function useEuros(): (amount: number) => string {
  const intl = useIntl();
  return (amount) =>
    intl.formatNumber(amount, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
}

/** The price of a home as a sentence of its own: per month for a rent, or on request. */
export function usePriceText(): (estate: Pick<EstateCardFragment, 'price' | 'transaction'>) => string {
  const intl = useIntl();
  const euros = useEuros();
  return ({ price, transaction }) => {
    if (price === null || price === undefined) return intl.formatMessage({ id: 'estates.price.onRequest' });
    if (transaction === 'SALE') return euros(price);
    return intl.formatMessage({ id: 'estates.price.month' }, { price: euros(price) });
  };
}
