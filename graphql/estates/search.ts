import { epcLabelOf } from '../../shared/estates/epc-label.ts';
import {
  EPC_LABELS,
  type EstateSubType,
  type EstateType,
  SUB_TYPES_BY_TYPE,
} from '../../shared/estates/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import { chosenCities } from '../cities/chosen-cities.ts';
import type { CityDirectory } from '../cities/ports.ts';
import type { EstateFilter } from '../generated/resolvers.ts';
import { toCents } from '../listings/to-cents.ts';
import type { EstateSearch } from './ports.ts';

const MOST_TEXT = 100;

/**
 * A filter as the store understands it. Absent and empty lists ask for nothing.
 * @throws an input error when a list is longer than its description allows.
 */
export function toEstateSearch(
  filter: EstateFilter | null | undefined,
  locale: Locale,
  cities: CityDirectory,
): EstateSearch {
  const given = filter ?? {};
  const kinds = wantedKinds(given.types ?? [], given.subTypes ?? []);
  return withoutAbsent({
    locale,
    transaction: given.transaction,
    cityIds: chosenCities(given.cities, cities),
    types: kinds?.types,
    subTypes: kinds?.subTypes,
    minPriceCents: toCents(given.minPrice),
    maxPriceCents: toCents(given.maxPrice),
    minBedrooms: within(given.minBedrooms, MOST_BEDROOMS),
    minArea: given.minArea,
    maxArea: given.maxArea,
    minPlotArea: given.minPlotArea,
    maxPlotArea: given.maxPlotArea,
    minYear: within(given.minYear, LAST_YEAR),
    maxYear: within(given.maxYear, LAST_YEAR),
    worstEpcRank: given.worstEpcLabel ? EPC_LABELS.indexOf(epcLabelOf(given.worstEpcLabel)) : undefined,
    countries: given.countries?.length ? given.countries : undefined,
    extras: given.extras ?? [],
    text:
      given.text
        ?.replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, MOST_TEXT) || undefined,
    bounds: given.bounds,
  });
}

/** The subtypes that are wanted: a type of which none is named keeps all of its own. */
export function wantedKinds(
  types: readonly EstateType[],
  subTypes: readonly EstateSubType[],
): { types: EstateType[]; subTypes: EstateSubType[] } | undefined {
  if (types.length === 0 && subTypes.length === 0) return undefined;
  const wanted = new Set<EstateSubType>();
  const wantedTypes = new Set<EstateType>();
  for (const [type, own] of Object.entries(SUB_TYPES_BY_TYPE) as [EstateType, readonly EstateSubType[]][]) {
    const named = own.filter((subType) => subTypes.includes(subType));
    const kept = named.length > 0 ? named : types.includes(type) ? own : [];
    for (const subType of kept) wanted.add(subType);
    if (kept.length > 0) wantedTypes.add(type);
  }
  return { types: [...wantedTypes], subTypes: [...wanted] };
}

const MOST_BEDROOMS = 1_000;
const LAST_YEAR = 9_999;

/** A bound that the column can be compared with: nothing is larger, nothing is negative. */
function within(bound: number | null | undefined, most: number): number | null | undefined {
  return typeof bound === 'number' ? Math.min(Math.max(bound, 0), most) : bound;
}

function withoutAbsent(
  search: { [K in keyof EstateSearch]: EstateSearch[K] | null | undefined },
): EstateSearch {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== null && value !== undefined),
  ) as unknown as EstateSearch;
}
