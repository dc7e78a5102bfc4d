/** Loads the map engine for a visitor. */
import type { Map as LeafletMap } from 'leaflet';
import { tilesPath } from '../../shared/geography/base-map.ts';
import type { MapProviders } from '../../shared/geography/map-providers.ts';
import { hasStreets, type StreetMap } from '../../shared/geography/street-map.ts';
import type { Locale } from '../../shared/locales.ts';
import { loadWithTimeout } from '../load-with-timeout.ts';
import { nextTask } from '../next-task.ts';
import { type MapEngine, OWN_ZOOMS, type Point, STREET_ZOOMS } from './map-options.ts';

/** In milliseconds. The map waits for the code of its optional streets. */
const STREETS_TIMEOUT_MS = 10_000;

interface EngineChoice {
  maps: MapProviders | undefined;
  isGoogle: boolean;
  locale: Locale;
  /** The centre of the map at first. */
  center: Point;
  onFailed(): void;
}

export async function loadEngine({
  maps,
  isGoogle,
  locale,
  center,
  onFailed,
}: EngineChoice): Promise<MapEngine> {
  if (isGoogle && maps?.googleKey) {
    const { googleEngine } = await loadWithTimeout(import('./google-engine.tsx'));
    return googleEngine({ key: maps.googleKey, language: locale, onFailed });
  }
  const { streets, tiles } = maps ?? {};
  const [{ leafletEngine }, addStreets] = await Promise.all([
    loadWithTimeout(import('./leaflet/leaflet-engine.ts')),
    streets && loadStreets(streets, locale),
  ]);
  // Running the code of the engine takes a slow phone some 40 ms.
  await nextTask();
  if (tiles) return leafletEngine({ url: tiles.url, zooms: STREET_ZOOMS });
  const url = tilesPath(locale);
  if (!streets || !addStreets) return leafletEngine({ url, zooms: OWN_ZOOMS });
  // Without streets the map opens farther away.
  const zooms = hasStreets(streets, center) ? STREET_ZOOMS : OWN_ZOOMS;
  return leafletEngine({ url, zooms, maxTileZoom: OWN_ZOOMS.max, addStreets });
}

/** Returns a function that adds the streets to a map; undefined when the code cannot be loaded in time. */
async function loadStreets(streets: StreetMap, locale: Locale) {
  try {
    const { addStreets } = await loadWithTimeout(import('./streets/street-layer.ts'), STREETS_TIMEOUT_MS);
    return (map: LeafletMap) => addStreets(map, streets, locale);
  } catch {
    return undefined;
  }
}
