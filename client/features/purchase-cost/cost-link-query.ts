import type { Region } from '../../../shared/cities/vocabulary.ts';
import type { VatRegime } from '../../../shared/projects/vocabulary.ts';
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
  /** Of a new building, as far as it is known. */
  newBuild?: { vatRegime: VatRegime | null; vatRate: number | null; landPercent: number | null } | undefined;
}

const SELLERS = { BUILDING_AND_LAND: 'same', BUILDING_ONLY: 'other' } as const satisfies Record<
  VatRegime,
  string
>;

/** Returns the query string, without `?`, with which the calculator of purchase costs starts. */
export function costLinkQuery(purchase: LinkedPurchase): string {
  const { region, kind, price, isOnlyOwnHome, isInCoreCity, loanAmount, newBuild } = purchase;
  const landPercent = newBuild?.landPercent ?? null;
  const query = new URLSearchParams({
    region: region.toLowerCase(),
    kind: KINDS[kind],
    price: String(price),
    own: isOnlyOwnHome ? 'yes' : 'no',
  });
  if (isInCoreCity) query.set('core', 'yes');
  if (newBuild?.vatRate) query.set('vat', String(newBuild.vatRate));
  // The calculator reads two decimals: three digits after the point are thousands.
  if (landPercent !== null) query.set('land', String(Math.round(landPercent * 100) / 100));
  if (newBuild?.vatRegime) query.set('seller', SELLERS[newBuild.vatRegime]);
  if (loanAmount !== undefined) query.set('loan', String(loanAmount));
  return query.toString();
}
