import type { Region } from '../cities/vocabulary.ts';

export const PURCHASE_KINDS = ['HOME', 'LAND', 'NEW_BUILD', 'FARMLAND'] as const;
/**
 * A home under registration duty, land to build on, a new home under VAT, or farmland without buildings. Nature land
 * with a nature management plan counts as farmland, which is never an own home.
 */
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];

/** What the costs of a purchase depend on. Money is in whole euro cents. */
export interface PurchaseInput {
  region: Region;
  kind: PurchaseKind;
  /** The price; of a new home without VAT. */
  priceCents: number;
  /** Whether it becomes the only own home of natural persons who buy it in full ownership; no effect on farmland. */
  isOnlyOwnHome: boolean;
  /** Flanders: whether it is in a core city or in the Flemish periphery of Brussels. */
  isInCoreCity: boolean;
  /** Brussels: the energy classes that a renovation gains within five years. */
  energyClassesGained: number;
  /** The amount borrowed; 0 without a loan. */
  loanCents: number;
  newBuild: NewBuildInput;
}

/** What the costs of a new home also depend on; without effect for other kinds. */
export interface NewBuildInput {
  /** The share of the price that is for the land, in per cent. */
  landPercent: number;
  /** Whether the building's seller also sells the land. */
  isLandOfSameSeller: boolean;
  /** Whether it replaces a demolished building on the same plot, with at most the area that the rule allows. */
  isRebuilt: boolean;
}
