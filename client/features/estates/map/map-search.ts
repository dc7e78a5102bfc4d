import { type EstateSearchParams, formatEstateSearch } from '../../../../shared/estates/search-params.ts';
import { type Area, formatArea } from '../../../../shared/geography/areas.ts';
import { BASE_MAP_ZOOM, STILL } from '../../../../shared/geography/base-map.ts';
import { pixelsAt, toMercator } from '../../../../shared/geography/mercator.ts';
import type { Bounds } from '../../../../shared/listings/criteria.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { MapView, Point } from '../../../map/map-options.ts';
import type { EstateMarkersQueryVariables } from './markers.generated.ts';
import type { Marker } from './use-marker-words.ts';

/** Where a map begins that nothing else is known of: the specification's zoom, around Belgium. */
export const BEGINNING = { center: { latitude: 50.6, longitude: 4.5 }, zoom: 8 };
const FARTHEST_ZOOM = 4;

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

/** Degrees: a home on the edge is within. */
const EDGE = 0.001;

/** Of a degree: eleven metres, and a shorter address. */
const FINE = 10_000;
const below = (degrees: number) => Math.floor(degrees * FINE) / FINE;
const above = (degrees: number) => Math.ceil(degrees * FINE) / FINE;

export interface Asked {
  params: EstateSearchParams;
  transaction: Transaction;
  locale: Locale;
}

/** The variables of the query for the markers of what a map shows; without a view, of all that was found, roughly. */
export function markerVariables(
  { params: { criteria }, transaction, locale }: Asked,
  view: MapView | null,
): EstateMarkersQueryVariables {
  const bounds = view && { bounds: view.bounds };
  return { locale, zoom: view?.zoom ?? BEGINNING.zoom, filter: { transaction, ...criteria, ...bounds } };
}

/** A search of places is shown there; any other as the specification says. */
export function isNarrowed({ criteria: { cities, areas } }: EstateSearchParams): boolean {
  return Boolean(cities?.length || areas?.length);
}

/** What a drawing shows that stands there before the map. */
export interface StillView extends MapView {
  center: Point;
}

/** Of a drawing's room: markers at its edge are whole. */
const FILLED = 0.8;

/** The nearest drawing that shows all of these homes; of none, Belgium. */
export function viewAround(markers: readonly Marker[]): StillView {
  const around = boundsOf(markers);
  if (!around) return BELGIUM;
  const { south, west, north, east } = around;
  const one = toMercator({ latitude: north, longitude: west });
  const other = toMercator({ latitude: south, longitude: east });
  const fits = (zoom: number) =>
    (other.x - one.x) * pixelsAt(zoom) <= STILL.width * FILLED &&
    (other.y - one.y) * pixelsAt(zoom) <= STILL.height * FILLED;
  let zoom = BASE_MAP_ZOOM;
  while (zoom > FARTHEST_ZOOM && !fits(zoom)) zoom--;
  const center = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  return { center, zoom, bounds: around };
}

const BELGIUM: StillView = {
  ...BEGINNING,
  bounds: { south: 49.4, west: 2.4, north: 51.6, east: 6.5 },
};

/** The rectangle around homes; null: there are none. */
function boundsOf(markers: readonly Marker[]): Bounds | null {
  if (markers.length === 0) return null;
  const frames = markers.map(({ cluster, location: { latitude, longitude } }) => {
    return cluster?.bounds ?? { south: latitude, west: longitude, north: latitude, east: longitude };
  });
  return {
    south: Math.min(...frames.map(({ south }) => south)) - EDGE,
    west: Math.min(...frames.map(({ west }) => west)) - EDGE,
    north: Math.max(...frames.map(({ north }) => north)) + EDGE,
    east: Math.max(...frames.map(({ east }) => east)) + EDGE,
  };
}

/** Where on a drawing a point stands; beyond it, null. */
export function placeOn(view: StillView, point: Point): { x: number; y: number } | null {
  const { x, y } = spotOn(view, point);
  return x >= 0 && x <= STILL.width && y >= 0 && y <= STILL.height ? { x, y } : null;
}

/** Where a point stands, on a drawing or beyond it. */
export function spotOn({ center, zoom }: StillView, point: Point): { x: number; y: number } {
  const [middle, { x, y }] = [toMercator(center), toMercator(point)];
  const pixels = pixelsAt(zoom);
  return {
    x: Math.round((x - middle.x) * pixels + STILL.width / 2),
    y: Math.round((y - middle.y) * pixels + STILL.height / 2),
  };
}
