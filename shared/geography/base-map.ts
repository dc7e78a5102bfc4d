/** The base map as both sides know it: what it covers, and where its pieces are. */
import type { Bounds } from '../listings/criteria.ts';
import type { Locale } from '../locales.ts';

export const COVERED: Bounds = { south: 27, west: -19, north: 62, east: 32 };
/** How closely it is seen at first: it knows no streets. */
export const BASE_MAP_ZOOM = 12;
/** How closely several places are seen: near enough to tell neighbours apart. */
export const PLACES_ZOOM = 16;
/** Pixels of a drawing of what lies around a point. */
export const STILL = { width: 960, height: 480 };
/** A pin as an SVG path: its tip is at 0,0, its head 31 above it. */
export const PIN = 'M0 0c-3.6-7.6-11-12-11-20a11 11 0 0 1 22 0c0 8-7.4 12.4-11 20z';
/** Digits behind the comma of a degree: eleven metres. */
const DIGITS = 4;

/** The addresses of its tiles, with `{z}`, `{x}` and `{y}` for zoom, column and row. */
export const tilesPath = (locale: Locale): string => `/map/${locale}/{z}/{x}/{y}.svg`;

interface Still {
  locale: Locale;
  zoom: number;
  center: { latitude: number; longitude: number };
}

/** The address of a drawing with a pin in its middle, or a circle of so many metres. */
export function stillPath({ metres, ...still }: Still & { metres?: number | undefined }): string {
  return pathOf('still', still, metres ? `-${metres}` : '');
}

/** The same with nothing in its middle. */
export const plainPath = (still: Still): string => pathOf('plain', still, '');

function pathOf(kind: string, { locale, zoom, center }: Still, more: string): string {
  const point = [center.latitude, center.longitude].map((degrees) => Number(degrees.toFixed(DIGITS)));
  return `/map/${locale}/${kind}/${zoom}/${point.join()}${more}.svg`;
}
