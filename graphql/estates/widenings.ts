import { formatArea, MAX_RADIUS_KILOMETRES, parseArea } from '../../shared/geography/areas.ts';
import { MAX_CITIES } from '../../shared/listings/criteria.ts';
import type { CityDirectory } from '../cities/ports.ts';
import type { Widening } from '../generated/resolvers.ts';
import type { EstateSearch, EstateStore, ResolvedAreas, TownCount } from './ports.ts';

const KILOMETRES = 10;
/** Each added city becomes a separate chip above the results, so there are few. */
const MAX_ADDED_TOWNS = 10;
/** Radii of circles in kilometres. */
const STEPS = [2, 5, 10, 15, 25, MAX_RADIUS_KILOMETRES];
const CENTS = 100;
/** Lower prices are rounded in the steps of this one. */
const MIN_EUROS = 100;

interface WidenedSearch {
  search: EstateSearch;
  widening: Omit<Widening, 'more'>;
}

interface Ports {
  estates: Pick<EstateStore, 'countWidenings'>;
  cities: CityDirectory;
}

/** Counts how many more homes each widening of a search finds, by one query to the store. */
export async function findWidenings(search: EstateSearch, { estates, cities }: Ports): Promise<Widening[]> {
  const widened = widenedSearches(search);
  const around = searchAround(search, cities);
  if (widened.length === 0 && !around) return [];
  const searches = [search, ...widened.map((one) => one.search)];
  const { totals, towns } = await estates.countWidenings(searches, around);
  const [total = 0, ...wider] = totals;
  const found = [
    ...widenRadius(search, towns, cities),
    ...widened.map(({ widening }, index) => ({ ...widening, more: (wider[index] ?? 0) - total })),
  ];
  return found.filter(({ more }) => more > 0);
}

/** The search with wider circles, with a higher maximum price, and with one bedroom less, as far as it has these. */
export function widenedSearches({ criteria, locale }: EstateSearch): WidenedSearch[] {
  const { areas, maxPrice, minBedrooms } = criteria;
  const widened: WidenedSearch[] = [];
  const add = (widenedCriteria: EstateSearch['criteria'], widening: WidenedSearch['widening']) =>
    widened.push({ search: { locale, criteria: widenedCriteria }, widening });
  const wider = areas && widerCircles(areas);
  if (wider) {
    const kilometres = Math.max(...wider.circles.map(({ radius }) => radius));
    add({ ...criteria, areas: wider }, { by: 'CIRCLE', areas: wider.ids, kilometres });
  }
  if (maxPrice) {
    const euros = higherPrice(maxPrice / CENTS);
    add({ ...criteria, maxPrice: euros * CENTS }, { by: 'PRICE', maxPrice: euros });
  }
  if (minBedrooms) {
    const { minBedrooms: _, ...others } = criteria;
    const fewer = minBedrooms - 1;
    add(fewer > 0 ? { ...others, minBedrooms: fewer } : others, { by: 'BEDROOMS', minBedrooms: fewer });
  }
  return widened;
}

/** The same areas with each circle widened to the next step; null when no circle can be widened. */
function widerCircles({ ids, circles, ...others }: ResolvedAreas): ResolvedAreas | null {
  const next = (kilometres: number) => STEPS.find((step) => step > kilometres) ?? kilometres;
  if (circles.every(({ radius }) => next(radius) === radius)) return null;
  const areas = ids.flatMap((id) => parseArea(id) ?? []);
  const wider = areas.map((area) =>
    area.kind === 'CIRCLE' ? { ...area, kilometres: next(area.kilometres) } : area,
  );
  return {
    ...others,
    ids: wider.map(formatArea),
    circles: circles.map((circle) => ({ ...circle, radius: next(circle.radius) })),
  };
}

/** About a tenth more, rounded up to a step in which prices are named: 400 000 → 450 000, 900 → 1 000. */
export function higherPrice(euros: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(euros, MIN_EUROS)));
  const step = euros >= 2.5 * magnitude ? magnitude / 4 : magnitude / 20;
  return Math.ceil((euros * 11) / 10 / step) * step;
}

/** The same search in the cities around the selected ones; null when there are none. */
function searchAround({ criteria, locale }: EstateSearch, directory: CityDirectory): EstateSearch | null {
  if (!criteria.cities?.length) return null;
  const cities = directory.around(criteria.cities, KILOMETRES);
  return cities.length > 0 ? { locale, criteria: { ...criteria, cities } } : null;
}

/** Adds the nearby cities with the most matching homes, as many as a URL may list; only their homes are counted. */
function widenRadius(
  { criteria }: EstateSearch,
  towns: readonly TownCount[],
  directory: CityDirectory,
): Widening[] {
  const chosen = criteria.cities ?? [];
  const named = towns.slice(0, Math.max(0, Math.min(MAX_ADDED_TOWNS, MAX_CITIES - chosen.length)));
  const more = named.reduce((sum, { count }) => sum + count, 0);
  const cities = [...chosen, ...named.map(({ cityId }) => cityId)].map((id) => directory.byId(id).slug);
  return [{ by: 'RADIUS', more, cities, kilometres: KILOMETRES }];
}
