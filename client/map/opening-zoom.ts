import { createContext } from 'react-router';
import { BASE_MAP_ZOOM, PLACES_ZOOM } from '../../shared/geography/base-map.ts';
import type { MapProviders } from '../../shared/geography/map-providers.ts';

/** Router context key: the agency's maps, for loaders that load the markers of a view. */
export const mapsContext = createContext<MapProviders | undefined>();

/**
 * Returns the closest zoom level at which a map of several places opens. Streets show where each one is; our own map
 * without streets would be an empty sheet there.
 */
export const openingZoom = (maps: MapProviders | undefined): number =>
  maps?.streets || maps?.tiles ? PLACES_ZOOM : BASE_MAP_ZOOM;
