/** The costs of buying or renting an estate. */
import type { EstateSubType, EstateType } from '../../shared/estates/vocabulary.ts';
import { moveInCost } from '../../shared/purchase-cost/move-in-cost.ts';
import { purchaseCost } from '../../shared/purchase-cost/purchase-cost.ts';
import { PRICE_BOUNDS } from '../../shared/purchase-cost/purchase-form.ts';
import type { PurchaseKind } from '../../shared/purchase-cost/purchase-input.ts';
import { isCoreCity } from '../../shared/rules/costs/core-cities.ts';
import { todayCachedForHour } from '../cacheability.ts';
import type { GraphContext } from '../context.ts';
import type { EstateParent } from '../estates/parents.ts';
import { sectionsOf } from '../estates/sections.ts';
import type { EstateResolvers } from '../generated/resolvers.ts';
import { visiblePrice } from '../listings/visibility.ts';
import { toPurchaseInput } from './purchase-input.ts';

const HOMES: ReadonlySet<EstateType> = new Set(['HOUSE', 'APARTMENT']);
const WITHOUT_BUILDING_RIGHT: ReadonlySet<EstateSubType> = new Set(['FARMLAND', 'WOOD']);

/** The fields of an estate about its costs. */
export const estateCosts: Pick<EstateResolvers, 'purchaseCost' | 'moveInCost'> = {
  purchaseCost: async (parent, { input }, context) => {
    const place = pricedPlace(parent, context);
    if (!place || parent.listing.transaction !== 'SALE') return null;
    const { financial } = await sectionsOf(parent, context);
    const { type, subType } = parent.listing;
    const isUnderVat = financial?.saleRegime === 'VAT';
    // Land alone is sold under VAT only with a new building, which is another listing.
    if ((type === 'LAND' && isUnderVat) || !isCalculable(place.price)) return null;
    const kind = kindOf(type, isUnderVat);
    const { mortgage } = context.ports.settings;
    const purchase = toPurchaseInput(Object.assign({ kind, input, mortgage }, place));
    const isOnlyOwnHome = purchase.isOnlyOwnHome && canBeOwnHome(type, subType);
    const asked = Object.assign(purchase, { isOnlyOwnHome });
    return { input: asked, cost: purchaseCost(asked, todayCachedForHour(context)), locale: parent.locale };
  },
  moveInCost: async (parent, _, context) => {
    const { listing, locale } = parent;
    const place = pricedPlace(parent, context);
    if (!place || listing.transaction !== 'RENT' || !HOMES.has(listing.type)) return null;
    const { financial } = await sectionsOf(parent, context);
    const rental = {
      region: place.region,
      rentCents: Math.round(place.price * 100),
      chargesCents: Math.round((financial?.charges ?? 0) * 100),
      depositMonths: financial?.depositMonths ?? null,
    };
    const areChargesKnown = typeof financial?.charges === 'number';
    return { rental, areChargesKnown, cost: moveInCost(rental, todayCachedForHour(context)), locale };
  },
};

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

function kindOf(type: EstateType, isUnderVat: boolean): PurchaseKind {
  if (type === 'LAND') return 'LAND';
  return isUnderVat ? 'NEW_BUILD' : 'HOME';
}

function canBeOwnHome(type: EstateType, subType: EstateSubType): boolean {
  return HOMES.has(type) || (type === 'LAND' && !WITHOUT_BUILDING_RIGHT.has(subType));
}
