import type { Region } from '../../../shared/cities/vocabulary.ts';
import type { PurchaseKind } from '../../../shared/purchase-cost/purchase-input.ts';

const KINDS = {
  HOME: 'home',
  LAND: 'land',
  NEW_BUILD: 'new',
  FARMLAND: 'farmland',
} as const satisfies Record<PurchaseKind, string>;

interface LinkedPurchase {
  region: Region;
  kind: PurchaseKind;
  /** In euros, like `loanAmount`. */
  price: number;
  isOnlyOwnHome: boolean;
  /** Flanders: in a core city or in the Flemish periphery of Brussels. */
  isInCoreCity?: boolean;
  /** Absent: the usual loan for the price. */
  loanAmount?: number;
}

/** Returns the query string, without `?`, with which the calculator of purchase costs starts. */
export function costLinkQuery(purchase: LinkedPurchase): string {
  const { region, kind, price, isOnlyOwnHome, isInCoreCity, loanAmount } = purchase;
  const query = new URLSearchParams({
    region: region.toLowerCase(),
    kind: KINDS[kind],
    price: String(price),
    own: isOnlyOwnHome ? 'yes' : 'no',
  });
  if (isInCoreCity) query.set('core', 'yes');
  if (loanAmount !== undefined) query.set('loan', String(loanAmount));
  return query.toString();
}
