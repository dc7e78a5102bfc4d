import type { FilterGroup } from '../generated/resolvers.ts';
import type { EstateSearch } from './ports.ts';

/** The parts of a search that belong to each filter. */
const PARTS: Record<FilterGroup, (keyof EstateSearch)[]> = {
  CITY: ['cityIds'],
  KIND: ['types', 'subTypes'],
  PRICE: ['minPriceCents', 'maxPriceCents'],
  BEDROOMS: ['minBedrooms'],
  AREA: ['minArea', 'maxArea'],
  PLOT: ['minPlotArea', 'maxPlotArea'],
  YEAR: ['minYear', 'maxYear'],
  ENERGY: ['worstEpcRank'],
  COUNTRY: ['countries'],
  EXTRAS: ['extras'],
  TEXT: ['text'],
};

/** The searches that giving up one of the filters that are set would make. */
export function relaxedSearches(search: EstateSearch): { filter: FilterGroup; search: EstateSearch }[] {
  const groups = Object.entries(PARTS) as [FilterGroup, (keyof EstateSearch)[]][];
  const set = groups.filter(([, parts]) => parts.some((part) => isSet(search[part])));
  return set.map(([filter, parts]) => {
    const left = Object.entries(search).filter(([part]) => !parts.includes(part as keyof EstateSearch));
    return { filter, search: { extras: [], ...Object.fromEntries(left) } as unknown as EstateSearch };
  });
}

function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
