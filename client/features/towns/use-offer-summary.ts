import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { LocalOffer } from './local-offer-texts.ts';

/** Returns the number of homes and the range of their prices, in sentences. */
export function useOfferSummary(offer: LocalOffer, transaction: Transaction): string {
  const t = useMessages();
  const euros = useEuros();
  const { total, price } = offer;
  const count =
    offer.__typename === 'Town'
      ? t(`towns.offer.${transaction}`, { town: offer.city.name, total })
      : t(`towns.offerIn.${transaction}`, { municipality: offer.name, total });
  if (!price || price.min === price.max) return count;
  const range = { min: euros.whole(price.min), max: euros.whole(price.max) };
  return `${count} ${t(`towns.prices.${transaction}`, range)}`;
}
