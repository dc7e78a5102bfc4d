/** Searches of subscriptions: parsed from input, and converted back for display. */
import {
  CRITERIA,
  CRITERION_NAMES,
  type EstateCriteria,
  type MomentaryName,
  type NumberCriterionName,
  omitMomentary,
} from '../../shared/estates/criteria.ts';
import { nameEpcLabel } from '../../shared/estates/epc-label.ts';
import { EPC_LABELS } from '../../shared/estates/vocabulary.ts';
import { MAX_CITIES } from '../../shared/listings/criteria.ts';
import type { Locale } from '../../shared/locales.ts';
import type { Fault } from '../../shared/submissions/faults.ts';
import type { CityDirectory } from '../cities/ports.ts';
import { givenName, withCurrentNames } from '../estates/former-names.ts';
import { chosenTypes, toEstateSearch } from '../estates/search.ts';
import type { EstateFilter } from '../generated/resolvers.ts';
import type { FollowedSearch, ShownCriteria } from './ports.ts';

type StoredNumber = Exclude<NumberCriterionName, MomentaryName>;

/** Pairs of criteria that are the minimum and maximum of one quantity, such as `minLivingArea` and `maxLivingArea`. */
const RANGES = CRITERION_NAMES.flatMap((name) => {
  const max = name.replace(/^min/, 'max');
  return max !== name && max in CRITERIA ? [[name, max] as [StoredNumber, StoredNumber]] : [];
});

/** Removes the criteria of maps and of the API alone, which no subscription has. */
export function omitUnfollowed<Filter extends Pick<EstateFilter, 'bounds' | 'agent' | 'changedSince'>>({
  bounds,
  agent,
  changedSince,
  ...followed
}: Filter): Omit<Filter, 'bounds' | 'agent' | 'changedSince'> {
  return followed;
}

/** Parses a search to store, or returns its errors. `field`: its path in the input. */
export function parseFollowedSearch(
  filter: EstateFilter,
  { field, locale, cities }: { field: string; locale: Locale; cities: CityDirectory },
): { search: FollowedSearch; faults: null } | { search: null; faults: Fault[] } {
  const followedFilter = omitMomentary(omitUnfollowed(withCurrentNames(filter)));
  const faults: Fault[] = [];
  if (!followedFilter.transaction) faults.push({ field: `${field}.transaction`, fault: 'required' });
  if ((followedFilter.cities?.length ?? 0) > MAX_CITIES)
    faults.push({ field: `${field}.cities`, fault: 'tooManyCities' });
  for (const [min, max] of RANGES) {
    const [from, to] = [followedFilter[min], followedFilter[max]];
    if (typeof from === 'number' && typeof to === 'number' && from > to)
      faults.push({ field: `${field}.${givenName(filter, max)}`, fault: 'range' });
  }
  if (faults.length > 0) return { search: null, faults };
  const { criteria } = toEstateSearch({ ...followedFilter, unknownPlaces: 'IGNORE' }, locale, cities);
  // Unknown cities must not become a search in all cities.
  if (followedFilter.cities?.length && !criteria.cities?.length)
    return { search: null, faults: [{ field: `${field}.cities`, fault: 'unknownCity' }] };
  // The same holds for map areas.
  if (followedFilter.areas?.length && !criteria.areas)
    return { search: null, faults: [{ field: `${field}.areas`, fault: 'unknownArea' }] };
  return { search: { criteria, locale }, faults: null };
}

/**
 * Converts stored criteria back to those that the visitor chose: a main city again stands for its postal code, and a
 * type for all its subtypes.
 */
export function toChosenCriteria(
  { cities: ids, areas, minPrice, maxPrice, worstEpcLabel, types, subTypes, ...others }: ShownCriteria,
  cities: CityDirectory,
): EstateCriteria {
  const label = worstEpcLabel === undefined ? undefined : EPC_LABELS[worstEpcLabel];
  return {
    ...others,
    ...chosenTypes({ types, subTypes }),
    ...(ids ? { cities: chosenAmong(ids, cities) } : {}),
    ...(areas ? { areas: areas.ids } : {}),
    ...(minPrice === undefined ? {} : { minPrice: minPrice / 100 }),
    ...(maxPrice === undefined ? {} : { maxPrice: maxPrice / 100 }),
    ...(label ? { worstEpcLabel: nameEpcLabel(label) } : {}),
  };
}

function chosenAmong(ids: readonly number[], cities: CityDirectory): string[] {
  const towns = ids.map((id) => cities.byId(id));
  const main = new Set(towns.filter(({ isMain }) => isMain).map(({ postalCode }) => postalCode));
  return towns.filter(({ isMain, postalCode }) => isMain || !main.has(postalCode)).map(({ slug }) => slug);
}
