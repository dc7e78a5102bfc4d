import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { EstateCardFragment } from './estate-card.generated.ts';

/** The price of a home as a sentence of its own: per month for a rent, or on request. */
export function usePriceText(): (estate: Pick<EstateCardFragment, 'price' | 'transaction'>) => string {
  const t = useMessages();
  const euros = useEuros();
  return ({ price, transaction }) => {
    if (price === null || price === undefined) return t('estates.price.onRequest');
    return transaction === 'SALE'
      ? euros.whole(price)
      : t('estates.price.month', { price: euros.whole(price) });
  };
}
