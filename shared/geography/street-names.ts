/** The names that a map with streets shows at each zoom: the live map and static maps have the same. */
import type { Locale } from '../locales.ts';
import { type Properties, type RoadClass, TILE_LEVELS, WATERWAYS } from './street-style.ts';

/** Kinds of settlements and the zooms at which they are named. */
export const SETTLEMENTS = {
  // Names of the largest towns disappear when single streets fill the map.
  town: { kinds: ['locality'], from: 5, until: 15 },
  quarter: { kinds: ['neighbourhood', 'macrohood'], from: 13, until: 17 },
};

/** Waterways that are named, and the first zoom of names of waterways and lakes. */
export const NAMED_WATER = { kinds: WATERWAYS.river.kinds, from: 12 };

/** Road classes in the order of their names. Names of water come between those of large and small roads. */
export const LARGE_ROADS: readonly RoadClass[] = ['highway', 'major'];
export const SMALL_ROADS: readonly RoadClass[] = ['minor', 'service', 'path'];

/** Kinds of public places that are named, with their first zoom. */
const NAMED_PLACES: Readonly<Record<string, number>> = {
  station: 14,
  park: 14,
  hospital: 15,
  university: 15,
  zoo: 15,
  stadium: 15,
  cemetery: 16,
  college: 16,
  school: 16,
  museum: 16,
  theatre: 16,
  library: 16,
  townhall: 16,
  supermarket: 17,
};
export const PLACES_FROM = Math.min(...Object.values(NAMED_PLACES));
const GREEN_PLACES: readonly unknown[] = ['park', 'zoo', 'cemetery'];

/** Whether a public place is named at a zoom. */
export function isNamedPlace(properties: Properties, zoom: number): boolean {
  const from = NAMED_PLACES[String(properties.kind)];
  return from !== undefined && zoom >= from && isDue(properties, zoom);
}

/** Whether the name of a public place has the colour of parks. */
export const isGreenPlace = ({ kind }: Properties): boolean => GREEN_PLACES.includes(kind);

/** Whether the map file recommends to show a feature at a zoom of the map. */
export const isDue = ({ min_zoom: from }: Properties, zoom: number): boolean =>
  Number(from ?? 0) <= zoom - TILE_LEVELS;

/** Returns the properties that can have a feature's name, the preferred first: in a language, else the local name. */
export const nameProperties = (locale: Locale): string[] => [`name:${locale}`, 'name'];

/** Returns the properties that can have a road's name, the preferred first. Highways are known by their number. */
export function roadNameProperties(name: RoadClass, locale: Locale): string[] {
  return name === 'highway' ? ['ref', ...nameProperties(locale)] : nameProperties(locale);
}
