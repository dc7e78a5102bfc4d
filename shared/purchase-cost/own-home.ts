import { type EstateSubType, type EstateType, HOME_TYPES } from '../estates/vocabulary.ts';

const WITHOUT_BUILDING_RIGHT: ReadonlySet<EstateSubType> = new Set(['FARMLAND', 'WOOD']);

/**
 * Whether the buyer of such an estate can live there: in a home, or on land where one can be built. `subType`: null
 * when unknown.
 */
export function canBeOwnHome(type: EstateType, subType: EstateSubType | null): boolean {
  return HOME_TYPES.includes(type) || (type === 'LAND' && !(subType && WITHOUT_BUILDING_RIGHT.has(subType)));
}
