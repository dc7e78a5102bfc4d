import { type IntlShape, useIntl } from 'react-intl';
import { pricePerSquareMetre, rentPerSquareMetreYear } from '../../../shared/estates/price-per-area.ts';
import type { LifeAnnuity, Progress, SaleMethod } from '../../../shared/estates/terms.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import { euroFormats } from '../../intl/use-euros.ts';
import { type Translate, translatorOf } from '../../intl/use-messages.ts';

export interface PriceInput {
  /** In euros; null: on request. */
  price: number | null;
  transaction: Transaction;
  progress: Progress | null;
  /** How it is sold; null for rentals. */
  sale: { method: SaleMethod; annuity: { monthly: LifeAnnuity['monthly'] | null } | null } | null;
}

/** Returns a function that formats an estate's price: per month for a rent, by its method of sale, or "on request". */
export function usePriceText(): (estate: PriceInput) => string {
  const intl = useIntl();
  return (estate) => priceText(estate, intl);
}

/** Formats an estate's price per m²; null for rentals, and without a price or an area. */
export function pricePerArea(
  estate: Parameters<typeof pricePerSquareMetre>[0],
  intl: IntlShape,
): string | null {
  return perArea('estates.card.perArea', pricePerSquareMetre(estate), intl);
}

/** Formats the yearly rent per m² of a business property; null for other estates. */
export function rentPerArea(
  estate: Parameters<typeof rentPerSquareMetreYear>[0],
  intl: IntlShape,
): string | null {
  return perArea('estates.card.rentPerArea', rentPerSquareMetreYear(estate), intl);
}

function perArea(
  key: 'estates.card.perArea' | 'estates.card.rentPerArea',
  euros: number | null,
  intl: IntlShape,
): string | null {
  return euros === null ? null : translatorOf(intl)(key, { price: euroFormats(intl).exact(euros) });
}

/** Formats an estate's price outside React. */
export function priceText({ price, transaction, progress, sale }: PriceInput, intl: IntlShape): string {
  const t = translatorOf(intl);
  const { whole } = euroFormats(intl);
  if (progress === 'ANNOUNCED') return t('listings.price.announced');
  const monthly = sale?.annuity?.monthly;
  const own =
    sale && salePrice(sale.method, price === null ? null : whole(price), monthly ? whole(monthly) : null, t);
  if (own) return own;
  if (price === null) return t('listings.price.onRequest');
  return transaction === 'SALE' ? whole(price) : t('listings.price.month', { price: whole(price) });
}

/** The price of a method of sale; null when the amount alone says it. `monthly`: the annuity. */
function salePrice(
  method: SaleMethod,
  price: string | null,
  monthly: string | null,
  t: Translate,
): string | null {
  switch (method) {
    case 'FIXED_PRICE':
      return null;
    case 'PRICE_FROM':
      return price && t('listings.price.from', { price });
    case 'BIDS_FROM':
      return price ? t('listings.price.bidsFrom', { price }) : t('listings.price.bids');
    case 'SEALED_OFFERS':
      return price ? t('listings.price.sealedFrom', { price }) : t('listings.price.sealed');
    case 'PUBLIC_SALE':
      return price ? t('listings.price.publicFrom', { price }) : t('listings.price.public');
    case 'LIFE_ANNUITY':
      if (price && monthly) return t('listings.price.annuity', { price, monthly });
      if (price) return t('listings.price.lumpSum', { price });
      return monthly && t('listings.price.monthlyOnly', { monthly });
  }
}
