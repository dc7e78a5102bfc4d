import type { Region } from '../../shared/cities/vocabulary.ts';
import type { MortgageBounds } from '../../shared/mortgage/mortgage-form.ts';
import { loanFor, PRICE_BOUNDS } from '../../shared/purchase-cost/purchase-form.ts';
import type { PurchaseInput, PurchaseKind } from '../../shared/purchase-cost/purchase-input.ts';
import { INDEX_RISE } from '../../shared/purchase-cost/rent-index.ts';
import { inputError } from '../errors.ts';
import type { PurchaseCostInput } from '../generated/resolvers.ts';

const MAX_CLASSES = 6;

/** What is bought, and the input of the request. */
interface Purchase {
  region: Region;
  kind: PurchaseKind;
  /** Euros. */
  price: number;
  /** Whether the municipality is a core city or in the periphery of Brussels; the request may say otherwise. */
  isInCoreCity: boolean;
  input: PurchaseCostInput | null | undefined;
  mortgage: Pick<MortgageBounds, 'amount'>;
}

/**
 * Returns the input of the calculation, with the defaults of absent fields.
 * @throws GraphQLError when a value is out of its bounds.
 */
export function toPurchaseInput({ input, mortgage, ...purchase }: Purchase): PurchaseInput {
  const { region, kind, price } = purchase;
  const { energyClassesGained = 0, landPercent = 30, loanAmount = null } = input ?? {};
  check('energyClassesGained', energyClassesGained, { min: 0, max: MAX_CLASSES });
  check('landPercent', landPercent, { min: 0, max: 100 });
  if (loanAmount !== null) check('loanAmount', loanAmount, { min: 0, max: PRICE_BOUNDS.max });
  return {
    region,
    kind,
    priceCents: Math.round(price * 100),
    isOnlyOwnHome: kind !== 'FARMLAND' && (input?.isOnlyOwnHome ?? true),
    isInCoreCity: region === 'FLANDERS' && (input?.isInCoreCity ?? purchase.isInCoreCity),
    energyClassesGained,
    loanCents: Math.round((loanAmount ?? loanFor(price, mortgage)) * 100),
    newBuild: {
      landPercent,
      isLandOfSameSeller: input?.isLandOfSameSeller ?? true,
      isRebuilt: input?.isRebuilt ?? false,
    },
  };
}

/** @throws GraphQLError when a price is out of the calculator's bounds. */
export function checkPrice(price: number): void {
  check('price', price, PRICE_BOUNDS);
}

/** @throws GraphQLError when a yearly rise of the index is out of the calculator's bounds. */
export function checkIndexRise(rise: number): void {
  check('yearlyRise', rise, INDEX_RISE);
}

function check(name: string, value: number, { min, max }: { min: number; max: number }): void {
  if (!(value >= min && value <= max)) throw inputError(name, `is ${min} to ${max}`);
}
