import type { EstateType } from './vocabulary.ts';

export type FloorAreaField = 'livingArea' | 'usableArea';

const WITHOUT_RESIDENTS: ReadonlySet<EstateType> = new Set(['COMMERCIAL', 'GARAGE']);

/** Returns the field that has the floor area of estates of a type: shops, offices and garages have no living area. */
export function floorAreaField(type: EstateType): FloorAreaField {
  return WITHOUT_RESIDENTS.has(type) ? 'usableArea' : 'livingArea';
}
