import type { Offer, QuantitativeValue, UnitPriceSpecification } from 'schema-dts';
import { isWholePrice, type SaleTerms } from '../../../../shared/estates/terms.ts';
import { isOffered, type StatusCode, type Transaction } from '../../../../shared/listings/vocabulary.ts';

/** UN/CEFACT common codes. */
const SQUARE_METRE = 'MTK';
const UNITS = { MONTH: 'MON', WEEK: 'WEE' } as const;

const AVAILABILITY = {
  AVAILABLE: 'https://schema.org/InStock',
  OPTION: 'https://schema.org/LimitedAvailability',
  SOLD: 'https://schema.org/SoldOut',
  RENTED: 'https://schema.org/SoldOut',
  WITHDRAWN: 'https://schema.org/Discontinued',
  IN_PREPARATION: 'https://schema.org/PreOrder',
} as const satisfies Record<StatusCode, string>;

/** Terms of GoodRelations, which schema.org names for the kind of offer. */
const FUNCTION = {
  SALE: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
  RENT: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
} as const satisfies Record<Transaction, { '@id': string }>;

interface Offered {
  status: { code: StatusCode };
  transaction: Transaction;
}

/** Returns the availability and the business function: sell or lease out. */
export function offerTerms({ status, transaction }: Offered) {
  return { availability: AVAILABILITY[status.code], businessFunction: FUNCTION[transaction] };
}

interface PricedOffer extends Offered {
  /** Euros, as on the page; per month for rentals. Null: on request, or no longer offered. */
  price: number | null;
  /** How it is sold; absent or null: at this price. */
  sale?: Pick<SaleTerms, 'method'> | null;
}

/**
 * The offer of a home. A closed home says so and has no price, and neither has a life annuity. Where buyers bid, the
 * price is the lowest.
 */
export function offerOf(offered: PricedOffer) {
  const { price, transaction, status, sale } = offered;
  const offer = { '@type': 'Offer', ...offerTerms(offered) } as const;
  if (price === null || !isOffered(status.code) || !isWholePrice(sale)) return offer satisfies Offer;
  if (sale && sale.method !== 'FIXED_PRICE') {
    const priceSpecification = {
      '@type': 'PriceSpecification',
      minPrice: price,
      priceCurrency: 'EUR',
    } as const;
    return { ...offer, priceSpecification } satisfies Offer;
  }
  if (transaction === 'SALE') return { ...offer, price, priceCurrency: 'EUR' } satisfies Offer;
  return { ...offer, priceSpecification: unitPrice({ price }, 'MONTH') } satisfies Offer;
}

/** A price for a period, or the lowest of several. */
export function unitPrice(amount: { price: number } | { minPrice: number }, per: keyof typeof UNITS) {
  return {
    '@type': 'UnitPriceSpecification',
    ...amount,
    priceCurrency: 'EUR',
    unitCode: UNITS[per],
  } as const satisfies UnitPriceSpecification;
}

/** An area in square metres; undefined when it is unknown. */
export function squareMetres(value: number | null | undefined): QuantitativeValue | undefined {
  return value ? { '@type': 'QuantitativeValue', value, unitCode: SQUARE_METRE } : undefined;
}
