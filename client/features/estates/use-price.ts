import { type IntlShape, useIntl } from 'react-intl';
import { useMessages } from '../../intl/use-messages.ts';
import type { EstateCardFragment } from './estate-card.generated.ts';

const EUROS = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
const formats = new WeakMap<IntlShape, Intl.NumberFormat>();

/** Whole euros, as the language writes them. */
export function useEuros(): (amount: number) => string {
  const intl = useIntl();
  const format = formats.get(intl) ?? intl.formatters.getNumberFormat(intl.locale, EUROS);
  formats.set(intl, format);
  return (amount) => format.format(amount);
}

/** The price of a home as a sentence of its own: per month for a rent, or on request. */
export function usePriceText(): (estate: Pick<EstateCardFragment, 'price' | 'transaction'>) => string {
  const t = useMessages();
  const euros = useEuros();
  return ({ price, transaction }) => {
    if (price === null || price === undefined) return t('estates.price.onRequest');
    return transaction === 'SALE' ? euros(price) : t('estates.price.month', { price: euros(price) });
  };
}
