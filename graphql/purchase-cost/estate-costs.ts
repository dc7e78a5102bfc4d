/** The costs of buying or renting an estate. */
import { isWholePrice } from '../../shared/estates/terms.ts';
import { HOME_TYPES } from '../../shared/estates/vocabulary.ts';
import { moveInCost, type Rental } from '../../shared/purchase-cost/move-in-cost.ts';
import { canBeOwnHome } from '../../shared/purchase-cost/own-home.ts';
import { purchaseCost } from '../../shared/purchase-cost/purchase-cost.ts';
import { PRICE_BOUNDS } from '../../shared/purchase-cost/purchase-form.ts';
import type { PurchaseInput, PurchaseKind } from '../../shared/purchase-cost/purchase-input.ts';
import { isCoreCity } from '../../shared/rules/costs/core-cities.ts';
import { todayCachedForHour } from '../cacheability.ts';
import type { GraphContext } from '../context.ts';
import type { EstateParent } from '../estates/parents.ts';
import { sectionsOf } from '../estates/sections.ts';
import { saleOf } from '../estates/terms.ts';
import type { EstateResolvers, PurchaseCostInput } from '../generated/resolvers.ts';
import { visiblePrice } from '../listings/visibility.ts';
import { toPurchaseInput } from './purchase-input.ts';

/** The fields of an estate about its costs. */
export const estateCosts: Pick<EstateResolvers, 'purchaseCost' | 'moveInCost' | 'areCostsUnknown'> = {
  purchaseCost: async (parent, { input }, context) => {
    const purchase = await loadPurchase(parent, input, context);
    const cost = purchase && purchaseCost(purchase, todayCachedForHour(context));
    return purchase && cost && { input: purchase, cost, locale: parent.locale };
  },
  moveInCost: async (parent, _, context) => {
    const rented = await loadRental(parent, context);
    const cost = rented && moveInCost(rented.rental, todayCachedForHour(context));
    return rented && cost && Object.assign({ cost, locale: parent.locale }, rented);
  },
  areCostsUnknown: async (parent, _, context) => {
    const rented = await loadRental(parent, context);
    if (rented) return !moveInCost(rented.rental, todayCachedForHour(context));
    const ownHome = await loadPurchase(parent, null, context);
    if (!ownHome) return false;
    const other = Object.assign({}, ownHome, { isOnlyOwnHome: false });
    const today = todayCachedForHour(context);
    return [ownHome, other].some((purchase) => !purchaseCost(purchase, today));
  },
};

/** What the costs of buying an estate depend on; null when it is not for sale at a price of the calculator. */
async function loadPurchase(
  parent: EstateParent,
  input: PurchaseCostInput | null | undefined,
  context: GraphContext,
): Promise<PurchaseInput | null> {
  const place = pricedPlace(parent, context);
  const sale = saleOf(parent.listing);
  if (!place || !sale || !isWholePrice(sale)) return null;
  const { financial } = await sectionsOf(parent, context);
  const { type, subType } = parent.listing;
  const isUnderVat = financial?.saleRegime === 'VAT';
  // Land alone is sold under VAT only with a new building, which is another listing. A houseboat is movable property,
  // on whose sale no registration duty is due.
  if ((type === 'LAND' && isUnderVat) || subType === 'HOUSEBOAT' || !isCalculable(place.price)) return null;
  const kind = kindOf(parent.listing, isUnderVat);
  const { mortgage } = context.ports.settings;
  const purchase = toPurchaseInput(Object.assign({ kind, input, mortgage }, place));
  return Object.assign(purchase, { isOnlyOwnHome: purchase.isOnlyOwnHome && canBeOwnHome(type, subType) });
}

/** What the costs of renting a home depend on; null when it is not to rent at a known price. */
async function loadRental(parent: EstateParent, context: GraphContext) {
  const { listing } = parent;
  const place = pricedPlace(parent, context);
  if (!place || listing.transaction !== 'RENT' || !HOME_TYPES.includes(listing.type)) return null;
  const { financial } = await sectionsOf(parent, context);
  const rental: Rental = {
    region: place.region,
    rentCents: Math.round(place.price * 100),
    chargesCents: Math.round((financial?.charges ?? 0) * 100),
    depositMonths: financial?.depositMonths ?? null,
  };
  return { rental, areChargesKnown: typeof financial?.charges === 'number' };
}

/** The place and the price in euros; null abroad, without a price, and when it is no longer offered. */
function pricedPlace({ listing }: EstateParent, { ports }: GraphContext) {
  const price = visiblePrice(listing);
  const { region, municipality } = ports.cities.byId(listing.cityId);
  return region && price ? { region, price, isInCoreCity: isCoreCity(municipality) } : null;
}

/** Whether the calculator accepts a price in euros. */
function isCalculable(price: number): boolean {
  return price >= PRICE_BOUNDS.min && price <= PRICE_BOUNDS.max;
}

/** Nature land with a management plan also costs as farmland, but the catalogue does not know about such plans. */
function kindOf({ type, subType }: EstateParent['listing'], isUnderVat: boolean): PurchaseKind {
  if (type === 'LAND') return subType === 'FARMLAND' ? 'FARMLAND' : 'LAND';
  return isUnderVat ? 'NEW_BUILD' : 'HOME';
}
