import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';

/** Reduces a home to what an agency enters first: size, bedrooms, year. */
export function keepEssentials<T extends Omit<EstateLineInput, 'texts'>>(estate: T): T {
  const { livingArea, usableArea, plotArea } = estate.dimensions ?? {};
  const { bedrooms } = estate.comfort ?? {};
  const { value, label } = estate.epc ?? {};
  return {
    ...estate,
    dimensions: { livingArea, usableArea, plotArea },
    comfort: { bedrooms },
    epc: { value, label },
    energy: {},
    epcCommunal: {},
    financial: {},
    floors: [],
    planning: {},
    technical: {},
    construction: {},
    extras: {},
    lease: {},
    coOwnership: {},
    parcel: {},
    lot: {},
  };
}
