import { type EstateSearchParams, formatEstateSearch } from '../../../../shared/estates/search-params.ts';
import { type Area, formatArea } from '../../../../shared/geography/areas.ts';
import { BASE_MAP_ZOOM, PLACES_ZOOM } from '../../../../shared/geography/base-map.ts';
import type { Bounds } from '../../../../shared/listings/criteria.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { MapView } from '../../../map/map-options.ts';
import { boundsOf, type MergeableMarker } from '../../../map/merge-markers.ts';
import { type StillView, viewOfAll } from '../../../map/still-view.ts';
import type { EstateMarkersQueryVariables } from './generated/markers.generated.ts';

/** Where a map begins without places to show: all of Belgium, which a drawing holds at zoom 7. */
const BEGINNING = { center: { latitude: 50.51, longitude: 4.475 }, zoom: 7 };

/** The search of an address, in a rectangle alone. */
export function searchIn(
  params: EstateSearchParams,
  bounds: Bounds,
  view: EstateSearchParams['view'] = 'map',
): string {
  const { south, west, north, east } = bounds;
  const short = { south: below(south), west: below(west), north: above(north), east: above(east) };
  return searchArea(params, { kind: 'BOX', bounds: short }, view);
}

/** The search of an address, in one area alone. */
export function searchArea(
  params: EstateSearchParams,
  area: Area,
  view: EstateSearchParams['view'] = 'map',
): string {
  const criteria = { ...params.criteria, areas: [formatArea(area)] };
  return formatEstateSearch({ ...params, criteria, page: 1, view });
}

/** Of a degree: eleven metres, and a shorter address. */
const FINE = 10_000;
const below = (degrees: number) => Math.floor(degrees * FINE) / FINE;
const above = (degrees: number) => Math.ceil(degrees * FINE) / FINE;

export interface Asked {
  params: EstateSearchParams;
  transaction: Transaction;
  locale: Locale;
}

/** Cells of the next zoom: half as wide as labels, which the browser merges by their real size. */
const FINER = 1;

/** The variables of the query for the markers of what a map shows; without a view, of all that was found, roughly. */
export function markerVariables(
  { params: { criteria }, transaction, locale }: Asked,
  view: MapView | null,
): EstateMarkersQueryVariables {
  const bounds = view && { bounds: view.bounds };
  const zoom = view ? Math.floor(view.zoom) + FINER : BEGINNING.zoom;
  return { locale, zoom, filter: { transaction, ...criteria, ...bounds } };
}

/** A search of places is shown there; any other as the specification says. */
export function isNarrowed({ criteria: { cities, areas } }: EstateSearchParams): boolean {
  return Boolean(cities?.length || areas?.length);
}

type PlacedMarker = Pick<MergeableMarker, 'cluster' | 'location'>;

/** Returns the nearest drawing that shows all of these homes; of none, Belgium. */
export function viewAround(markers: readonly PlacedMarker[]): StillView {
  return viewOfAll(markers.map(boundsOf), nearestZoom(markers)) ?? BELGIUM;
}

/** Around one home alone the map shows its surroundings. */
export const nearestZoom = (markers: readonly PlacedMarker[]): number =>
  markers.length === 1 && !markers[0]?.cluster ? BASE_MAP_ZOOM : PLACES_ZOOM;

/** Returns what a live map shows first: all of the drawing's rectangle in its own room. */
export function beginningOf({ markers, view }: { markers: readonly PlacedMarker[]; view: StillView }) {
  return { ...BEGINNING, bounds: view.bounds, nearest: nearestZoom(markers) };
}

const BELGIUM: StillView = {
  ...BEGINNING,
  bounds: { south: 49.49, west: 2.54, north: 51.51, east: 6.41 },
};
