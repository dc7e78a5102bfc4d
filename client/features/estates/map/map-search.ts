import { type EstateSearchParams, formatEstateSearch } from '../../../../shared/estates/search-params.ts';
import { type Area, formatArea } from '../../../../shared/geography/areas.ts';
import { BASE_MAP_ZOOM, PLACES_ZOOM } from '../../../../shared/geography/base-map.ts';
import type { MapProviders } from '../../../../shared/geography/map-providers.ts';
import type { Bounds } from '../../../../shared/listings/criteria.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { MapView } from '../../../map/map-options.ts';
import { type MergeableMarker, markerBounds } from '../../../map/merge-markers.ts';
import { openingZoom } from '../../../map/opening-zoom.ts';
import { fitStaticView, type StaticView } from '../../../map/static-view.ts';
import { toResultsFilter } from '../search-variables.ts';
import type { EstateMarkersQueryVariables } from './generated/markers.generated.ts';

/** The initial view without places: all of Belgium, which fits a static map at zoom 7. */
const INITIAL_CAMERA = { center: { latitude: 50.51, longitude: 4.475 }, zoom: 7 };

/** Returns the search restricted to a bounding box instead of its places. */
export function formatBoundsSearch(
  params: EstateSearchParams,
  bounds: Bounds,
  view: EstateSearchParams['view'] = 'map',
): string {
  const { south, west, north, east } = bounds;
  const short = {
    south: roundDown(south),
    west: roundDown(west),
    north: roundUp(north),
    east: roundUp(east),
  };
  return formatAreaSearch(params, { kind: 'BOX', bounds: short }, view);
}

/** Returns the search restricted to one area instead of its places. */
export function formatAreaSearch(
  params: EstateSearchParams,
  area: Area,
  view: EstateSearchParams['view'] = 'map',
): string {
  const criteria = { ...params.criteria, areas: [formatArea(area)] };
  return formatEstateSearch({ ...params, criteria, page: 1, view });
}

/** Fractions of a degree: eleven metres. Rounding keeps the URL short. */
const FINE = 10_000;
const roundDown = (degrees: number) => Math.floor(degrees * FINE) / FINE;
const roundUp = (degrees: number) => Math.ceil(degrees * FINE) / FINE;

export interface MapSearch {
  params: EstateSearchParams;
  transaction: Transaction;
  locale: Locale;
}

/**
 * Clusters use the cells of the next zoom level, half as wide as labels. The browser merges labels by their
 * real size.
 */
const FINER = 1;

/** Returns the variables of the markers query for a view; without a view, coarse clusters of all results. */
export function markerVariables(
  { params: { criteria }, transaction, locale }: MapSearch,
  view: MapView | null,
): EstateMarkersQueryVariables {
  const bounds = view && { bounds: view.bounds };
  const zoom = view ? Math.floor(view.zoom) + FINER : INITIAL_CAMERA.zoom;
  return { locale, zoom, filter: { ...toResultsFilter(transaction, criteria), ...bounds } };
}

/**
 * Whether the search names places. Its map then starts at these places, otherwise as the specification says.
 */
export function hasPlaces({ criteria: { cities, areas } }: EstateSearchParams): boolean {
  return Boolean(cities?.length || areas?.length);
}

type PlacedMarker = Pick<MergeableMarker, 'cluster' | 'location'>;

/** The closest zoom level at which a map of homes opens, and the homes. */
interface OpeningMap {
  markers: readonly PlacedMarker[];
  maxZoom: number;
}

/** Returns the closest static view that shows all homes; without homes, Belgium. */
export function staticViewOf(map: OpeningMap): StaticView {
  return fitStaticView(map.markers.map(markerBounds), maxInitialZoom(map)) ?? BELGIUM;
}

/** Whether the search is within a bounding box, which the visitor has chosen on a map. */
export const isBoxSearch = ({ criteria }: EstateSearchParams): boolean =>
  Boolean(criteria.areas?.some((area) => area.startsWith('box-')));

/** Returns how close a search's map opens: a chosen bounding box as close as it fits. */
export const maxZoomOf = (params: EstateSearchParams, maps: MapProviders | undefined): number =>
  isBoxSearch(params) ? PLACES_ZOOM : openingZoom(maps);

/** The closest zoom level of the initial view. Around a single home the map shows its surroundings. */
export const maxInitialZoom = ({ markers, maxZoom }: OpeningMap): number =>
  markers.length === 1 && !markers[0]?.cluster ? BASE_MAP_ZOOM : maxZoom;

/**
 * Returns the initial view of a live map: the bounding box of the static map, fitted to the live map's size.
 */
export function initialCamera({ view, ...map }: OpeningMap & { view: StaticView }) {
  return { ...INITIAL_CAMERA, bounds: view.bounds, maxZoom: maxInitialZoom(map) };
}

export const BELGIUM: StaticView = {
  ...INITIAL_CAMERA,
  bounds: { south: 49.49, west: 2.54, north: 51.51, east: 6.41 },
};
