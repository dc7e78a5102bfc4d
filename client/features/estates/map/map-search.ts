import { type EstateSearchParams, formatEstateSearch } from '../../../../shared/estates/search-params.ts';
import { type Area, formatArea } from '../../../../shared/geography/areas.ts';
import type { Bounds } from '../../../../shared/listings/criteria.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { MapView } from '../../../map/map-options.ts';
import { frameOf, type StillView, viewOfAll } from '../../../map/still-view.ts';
import type { EstateMarkersQueryVariables } from './markers.generated.ts';
import type { Marker } from './use-marker-words.ts';

/** Where a map begins that nothing else is known of: the specification's zoom, around Belgium. */
export const BEGINNING = { center: { latitude: 50.6, longitude: 4.5 }, zoom: 8 };

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

/** The nearest drawing that shows all of these homes; of none, Belgium. */
export function viewAround(markers: readonly Marker[]): StillView {
  return viewOfAll(markers.map(({ cluster, location }) => cluster?.bounds ?? frameOf(location))) ?? BELGIUM;
}

const BELGIUM: StillView = {
  ...BEGINNING,
  bounds: { south: 49.4, west: 2.4, north: 51.6, east: 6.5 },
};
