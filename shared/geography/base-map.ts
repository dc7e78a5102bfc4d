/** Extent and paths of the base map, shared by server and client. */
import type { Bounds } from '../listings/criteria.ts';
import type { Locale } from '../locales.ts';

export const BASE_MAP_BOUNDS: Bounds = { south: 27, west: -19, north: 62, east: 32 };
/** The highest zoom at which a map without streets opens. */
export const BASE_MAP_ZOOM = 12;
/** The highest zoom at which a map with streets opens. */
export const STREET_MAP_ZOOM = 17;
/** The zoom of a map of several places: close enough to tell neighbours apart. */
export const PLACES_ZOOM = 16;
/** Size in pixels of a static map around a point. */
export const STATIC_MAP_SIZE = { width: 960, height: 480 };
/** A pin as an SVG path: its tip is at 0,0, its head 31 above it. */
export const PIN = 'M0 0c-3.6-7.6-11-12-11-20a11 11 0 0 1 22 0c0 8-7.4 12.4-11 20z';
/** Decimals of a degree: eleven metres. */
const DIGITS = 4;

/** The URL template of the tiles, with `{z}`, `{x}` and `{y}` for zoom, column and row. */
export const tilesPath = (locale: Locale): string => `/map/${locale}/{z}/{x}/{y}.svg`;

interface Still {
  locale: Locale;
  zoom: number;
  center: { latitude: number; longitude: number };
}

/** The path of a static map with a pin at its centre, or with a circle with a radius in metres. */
export function staticMapPath({ metres, ...still }: Still & { metres?: number | undefined }): string {
  return pathOf('still', still, metres ? `-${metres}` : '');
}

/** The path of a static map without a pin or circle. */
export const plainStaticMapPath = (still: Still): string => pathOf('plain', still, '');

function pathOf(kind: string, { locale, zoom, center }: Still, more: string): string {
  const point = [center.latitude, center.longitude].map((degrees) => Number(degrees.toFixed(DIGITS)));
  return `/map/${locale}/${kind}/${zoom}/${point.join()}${more}.svg`;
}
