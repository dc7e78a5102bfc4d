/** Names of countries, by code, and of seas. */
import type { Locale } from '../../../shared/locales.ts';

interface LargeName {
  name: string | Record<Locale, string>;
  kind: 'country' | 'sea';
  latitude: number;
  longitude: number;
  /** The first and the last zoom that show it. */
  zooms: readonly [number, number];
}

const NORTH_SEA = { nl: 'Noordzee', fr: 'Mer du Nord', en: 'North Sea', de: 'Nordsee' };
const MEDITERRANEAN = {
  nl: 'Middellandse Zee',
  fr: 'Mer Méditerranée',
  en: 'Mediterranean Sea',
  de: 'Mittelmeer',
};

export const LARGE_NAMES: readonly LargeName[] = [
  { name: 'BE', kind: 'country', latitude: 50.6, longitude: 4.7, zooms: [4, 6] },
  { name: 'NL', kind: 'country', latitude: 52.2, longitude: 5.6, zooms: [5, 9] },
  { name: 'LU', kind: 'country', latitude: 49.75, longitude: 6.1, zooms: [6, 10] },
  { name: 'FR', kind: 'country', latitude: 46.6, longitude: 2.4, zooms: [3, 6] },
  { name: 'FR', kind: 'country', latitude: 49.6, longitude: 3.2, zooms: [7, 10] },
  { name: 'DE', kind: 'country', latitude: 50.9, longitude: 9.4, zooms: [3, 6] },
  { name: 'DE', kind: 'country', latitude: 50.4, longitude: 7, zooms: [7, 10] },
  { name: 'ES', kind: 'country', latitude: 40, longitude: -3.6, zooms: [3, 8] },
  { name: 'PT', kind: 'country', latitude: 39.6, longitude: -8.1, zooms: [5, 8] },
  { name: 'GB', kind: 'country', latitude: 52.6, longitude: -1.4, zooms: [4, 7] },
  { name: 'IT', kind: 'country', latitude: 43.4, longitude: 11.8, zooms: [4, 7] },
  { name: 'CH', kind: 'country', latitude: 46.8, longitude: 8.2, zooms: [5, 8] },
  { name: NORTH_SEA, kind: 'sea', latitude: 51.9, longitude: 2.6, zooms: [6, 7] },
  { name: NORTH_SEA, kind: 'sea', latitude: 51.45, longitude: 2.75, zooms: [8, 10] },
  { name: MEDITERRANEAN, kind: 'sea', latitude: 40.2, longitude: 5, zooms: [4, 7] },
];
