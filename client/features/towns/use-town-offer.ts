import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { TownDetail } from './town-page.tsx';

/** Returns the number of homes and the range of their prices, in sentences. */
export function useTownOffer({ city, total, price }: TownDetail, transaction: Transaction): string {
  const t = useMessages();
  const euros = useEuros();
  const offer = t(`towns.offer.${transaction}`, { town: city.name, total });
  if (!price || price.min === price.max) return offer;
  const range = { min: euros.whole(price.min), max: euros.whole(price.max) };
  return `${offer} ${t(`towns.prices.${transaction}`, range)}`;
}
