import { formatArea, MOST_KILOMETRES, parseArea } from '../../shared/geography/areas.ts';
import { MOST_CITIES } from '../../shared/listings/criteria.ts';
import type { CityDirectory } from '../cities/ports.ts';
import type { Widening } from '../generated/resolvers.ts';
import type { EstateSearch, EstateStore, ResolvedAreas, TownCount } from './ports.ts';

const KILOMETRES = 10;
/** Each town is a chip of its own above the results. */
const MOST_TOWNS_AROUND = 10;
/** Kilometres of circles. */
const STEPS = [2, 5, 10, 15, 25, MOST_KILOMETRES];
const CENTS = 100;
/** Smaller prices have its steps. */
const LEAST_EUROS = 100;

interface WidenedSearch {
  search: EstateSearch;
  widening: Omit<Widening, 'more'>;
}

interface Ports {
  estates: Pick<EstateStore, 'countWider'>;
  cities: CityDirectory;
}

/** What each widening of a search would find more, in one question to the store. */
export async function findWidenings(search: EstateSearch, { estates, cities }: Ports): Promise<Widening[]> {
  const widened = widenedSearches(search);
  const around = searchAround(search, cities);
  if (widened.length === 0 && !around) return [];
  const searches = [search, ...widened.map((one) => one.search)];
  const { totals, towns } = await estates.countWider(searches, around);
  const [total = 0, ...wider] = totals;
  const found = [
    ...radiusOf(search, towns, cities),
    ...widened.map(({ widening }, index) => ({ ...widening, more: (wider[index] ?? 0) - total })),
  ];
  return found.filter(({ more }) => more > 0);
}

/** The searches that reach further in their circles, or ask for less in their price or their bedrooms. */
export function widenedSearches({ criteria, locale }: EstateSearch): WidenedSearch[] {
  const { areas, maxPrice, minBedrooms } = criteria;
  const widened: WidenedSearch[] = [];
  const add = (asked: EstateSearch['criteria'], widening: WidenedSearch['widening']) =>
    widened.push({ search: { locale, criteria: asked }, widening });
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

/** The same areas with each circle as wide as the next step; null: there is none that can be wider. */
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

/** About a tenth more, up to the next step that a price is named in: 400 000 → 450 000, 900 → 1 000. */
export function higherPrice(euros: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(euros, LEAST_EUROS)));
  const step = euros >= 2.5 * magnitude ? magnitude / 4 : magnitude / 20;
  return Math.ceil((euros * 11) / 10 / step) * step;
}

/** The same search in the towns around those chosen; null when none are. */
function searchAround({ criteria, locale }: EstateSearch, directory: CityDirectory): EstateSearch | null {
  if (!criteria.cities?.length) return null;
  const cities = directory.around(criteria.cities, KILOMETRES);
  return cities.length > 0 ? { locale, criteria: { ...criteria, cities } } : null;
}

/** The towns around with the most such homes, as many as an address holds; homes of no other are counted. */
function radiusOf(
  { criteria }: EstateSearch,
  towns: readonly TownCount[],
  directory: CityDirectory,
): Widening[] {
  const chosen = criteria.cities ?? [];
  const named = towns.slice(0, Math.max(0, Math.min(MOST_TOWNS_AROUND, MOST_CITIES - chosen.length)));
  const more = named.reduce((sum, { count }) => sum + count, 0);
  const cities = [...chosen, ...named.map(({ cityId }) => cityId)].map((id) => directory.byId(id).slug);
  return [{ by: 'RADIUS', more, cities, kilometres: KILOMETRES }];
}
