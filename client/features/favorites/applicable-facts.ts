import { type EstateSubType, type EstateType, HOME_TYPES } from '../../../shared/estates/vocabulary.ts';
import { canBeOwnHome } from '../../../shared/purchase-cost/own-home.ts';

type ListingType = EstateType | 'HOLIDAY';

/** What decides which facts a listing can have. */
export interface ListingKind {
  /** Its type; of a project, the types of its entities. */
  types: readonly ListingType[];
  /** Null for projects and holiday homes. */
  subType: EstateSubType | null;
  /** Null for holiday homes. */
  transaction: 'SALE' | 'RENT' | null;
}

interface Rule {
  /** Absent: the fact does not depend on it. */
  transaction?: 'SALE' | 'RENT';
  appliesTo(type: ListingType, subType: EstateSubType | null): boolean;
}

const isOneOf = (...types: ListingType[]) => {
  const set: ReadonlySet<ListingType> = new Set(types);
  return (type: ListingType) => set.has(type);
};
const isBuilding = isOneOf(...HOME_TYPES, 'COMMERCIAL', 'INVESTMENT');

const RULES = {
  pricePerArea: {
    transaction: 'SALE',
    appliesTo: isOneOf(...HOME_TYPES, 'COMMERCIAL', 'INVESTMENT', 'LAND'),
  },
  purchaseCost: {
    transaction: 'SALE',
    appliesTo: (type, subType) => type !== 'HOLIDAY' && canBeOwnHome(type, subType),
  },
  currentRent: { transaction: 'SALE', appliesTo: isOneOf('INVESTMENT') },
  cadastralIncome: { transaction: 'SALE', appliesTo: (type) => type !== 'HOLIDAY' },
  moveInCost: { transaction: 'RENT', appliesTo: isOneOf(...HOME_TYPES) },
  bedrooms: { appliesTo: isOneOf(...HOME_TYPES, 'INVESTMENT', 'HOLIDAY') },
  livingArea: { appliesTo: isOneOf(...HOME_TYPES, 'INVESTMENT') },
  usableArea: { appliesTo: isOneOf('COMMERCIAL') },
  plotArea: { appliesTo: isOneOf('HOUSE', 'LAND', 'COMMERCIAL', 'INVESTMENT') },
  energy: { appliesTo: isBuilding },
} satisfies Record<string, Rule>;

export type FactName = keyof typeof RULES;

/**
 * Whether visitors expect this fact of such a listing. A listing may have it anyway, as a flat with a garden has a
 * plot.
 */
export function isApplicable(fact: FactName, { types, subType, transaction }: ListingKind): boolean {
  const rule: Rule = RULES[fact];
  if (rule.transaction && rule.transaction !== transaction) return false;
  return types.some((type) => rule.appliesTo(type, subType));
}
