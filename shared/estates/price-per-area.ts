import type { Transaction } from '../listings/vocabulary.ts';
import { isWholePrice, type SaleTerms } from './terms.ts';
import type { EstateType } from './vocabulary.ts';

interface Priced {
  transaction: Transaction;
  type: EstateType;
  /** In euros; null: on request, or no longer offered. */
  price: number | null;
  /** How it is sold; absent: at a fixed price. */
  sale?: Pick<SaleTerms, 'method'> | null;
  /** In m²; the usable area of business properties. */
  livingArea: number | null;
  /** In m². */
  plotArea: number | null;
}

/** Below this many euros per m², as for woods, cents matter. */
const WHOLE_FROM = 10;

/**
 * Returns the price per m² in euros: of land by its plot, of other estates by their living area, which is rounded as
 * cards show it. In whole euros, small ones to the cent. Null for rentals, where the price is a part of what the buyer
 * pays, and when the price or the area is unknown.
 */
export function pricePerSquareMetre({
  transaction,
  type,
  price,
  sale,
  livingArea,
  plotArea,
}: Priced): number | null {
  const area = Math.round((type === 'LAND' ? plotArea : livingArea) ?? 0);
  if (transaction !== 'SALE' || !price || area === 0 || !isWholePrice(sale)) return null;
  return roundEuros(price / area);
}

/**
 * Returns the rent of a business property in euros per m² of usable area and year, as tenants of offices compare it.
 * Null for sales, homes and garages, and when the rent or the area is unknown.
 */
export function rentPerSquareMetreYear({ transaction, type, price, livingArea }: Priced): number | null {
  const area = Math.round(livingArea ?? 0);
  if (transaction !== 'RENT' || type !== 'COMMERCIAL' || !price || area === 0) return null;
  return roundEuros((price * 12) / area);
}

function roundEuros(euros: number): number {
  return euros < WHOLE_FROM ? Math.round(euros * 100) / 100 : Math.round(euros);
}
