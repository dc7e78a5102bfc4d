/** Draws the streets of the agency's map file on canvases, above the tiles of our own map. */
import type Leaflet from 'leaflet';
import { Labelers, leafletLayer, TileCache, type TileSource, View, ZxySource } from 'protomaps-leaflet';
import { streetColours, TOKENS, type Tokens } from '../../../shared/geography/street-colours.ts';
import { type StreetMap, streetTilesPath } from '../../../shared/geography/street-map.ts';
import { TILE_LEVELS } from '../../../shared/geography/street-style.ts';
import type { Locale } from '../../../shared/locales.ts';
import { STREET_ZOOMS, ZOOM_STEP } from '../map-options.ts';
import { labelRules } from './label-rules.ts';
import { paintRules } from './paint-rules.ts';

/** The width of a tile of the file in pixels. */
const TILE = 512;
/** From this fraction of a zoom level on, the tiles of the next level are shown, made smaller. */
const NEXT_LEVEL = 0.75;
/**
 * Canvas pixels per screen pixel. Tiles are enlarged by at most 2^0.5 before the next level is shown, because
 * zoom levels are multiples of 0.25.
 */
const CANVAS_SCALE = 2 ** (NEXT_LEVEL - ZOOM_STEP);
/** Lowest and highest number of canvas pixels per CSS pixel: more would take too much memory. */
const DENSITY = { min: 2, max: 3 };
/** More tiles of the file than a large screen shows. The library's default of 16 cuts off names between tiles. */
const NAMED_TILES = 100;

/** Adds the streets to a map. They are painted again when the colour scheme changes, until the map is removed. */
export function addStreets(map: Leaflet.Map, streets: StreetMap, locale: Locale): void {
  const { south, west, north, east } = streets.bounds;
  const font = tokenOf(map.getContainer(), 'font-text');
  const style = () => {
    const colours = streetColours(readTokens(map.getContainer()));
    return { paintRules: paintRules(colours), labelRules: labelRules({ colours, locale, font }) };
  };
  const layer = leafletLayer({
    ...style(),
    sources: {},
    attribution: '',
    lang: locale,
    bounds: [
      [south, west],
      [north, east],
    ],
    minZoom: streets.zooms.min + TILE_LEVELS,
    maxZoom: STREET_ZOOMS.max,
    devicePixelRatio: Math.min(Math.max(window.devicePixelRatio * CANVAS_SCALE, DENSITY.min), DENSITY.max),
    tasks: [loadFont(font)],
  });
  layer.views.set('', new View(new TileCache(tileSource(streets), TILE), streets.zooms.max, TILE_LEVELS));
  const placeNames = () => {
    layer.labelers = new Labelers(layer.scratch, layer.labelRules, NAMED_TILES, layer.onTilesInvalidated);
  };
  placeNames();
  keepNamesReadable(layer);
  layer.addTo(map);
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const repaint = () => {
    Object.assign(layer, style());
    placeNames();
    layer.rerenderTiles();
  };
  scheme.addEventListener('change', repaint);
  map.on('unload', () => scheme.removeEventListener('change', repaint));
}

/**
 * Makes fractional zoom levels enlarge tiles rather than shrink them. Leaflet rounds the level: halfway, names would
 * have less than nine pixels.
 */
function keepNamesReadable(layer: ReturnType<typeof leafletLayer>): void {
  const setView = layer._setView.bind(layer);
  let shown = 0;
  layer._setView = (center: Leaflet.LatLng, zoom: number, ...others: unknown[]) => {
    shown = zoom;
    setView(center, zoom, ...others);
  };
  layer._clampZoom = () => Math.floor(shown + 1 - NEXT_LEVEL);
}

/** Where tiles cannot be loaded, our own map below stays visible. The library reports only other errors. */
function tileSource(streets: StreetMap): TileSource {
  const source = new ZxySource(streetTilesPath(streets), true);
  return {
    get: (place, size) =>
      source.get(place, size).catch(() => {
        throw new DOMException('', 'AbortError');
      }),
  };
}

/** Text that is drawn before its font has loaded would not change. Missing fonts of a family are no failure. */
async function loadFont(font: string): Promise<never> {
  return document.fonts.load(`500 12px ${font}`).catch(() => {}) as Promise<never>;
}

function readTokens(element: HTMLElement): Tokens {
  // Style sheets are minified: a canvas returns every colour as six digits.
  const context = document.createElement('canvas').getContext('2d');
  const colourOf = (name: string) => {
    if (context) context.fillStyle = tokenOf(element, name);
    return String(context?.fillStyle);
  };
  return Object.fromEntries(TOKENS.map((name) => [name, colourOf(name)])) as Tokens;
}

function tokenOf(element: HTMLElement, name: string): string {
  return getComputedStyle(element).getPropertyValue(`--${name}`).trim();
}
