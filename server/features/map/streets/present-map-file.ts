import type { MapFile } from './map-file.ts';
import { BELGIUM } from './map-file-metadata.ts';

/** Below this zoom the tiles lack small streets and buildings. */
const STREETS_ZOOM = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Bounds of extracts are rounded to tiles or digits. */
const TOLERANCE = 0.05;

/** Describes a map file for the terminal: one line per fact, and remarks. */
export function presentMapFile(
  { facts, size, version }: Pick<MapFile, 'facts' | 'size' | 'version'>,
  now: Date,
) {
  const { schema, dataTime, bounds, zooms, isGzipped, tiles } = facts;
  const { south, west, north, east } = bounds;
  const rows = {
    schema: `Protomaps basemap ${schema}`,
    data: dataTime ? `${dataTime.toISOString().slice(0, 10)}, ${ageOf(dataTime, now)}` : 'of unknown date',
    bounds: `${south}° to ${north}° north, ${west}° to ${east}° east`,
    zooms: `${zooms.min} to ${zooms.max}`,
    tiles: `${tiles.toLocaleString('en')} vector tiles (MVT), ${isGzipped ? 'gzip' : 'not compressed'}`,
    size: `${(size / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`,
    version,
  };
  const lines = Object.entries(rows).map(([name, value]) => `  ${name.padEnd(8)}${value}`);
  return [...lines, ...remarksOn(facts).map((remark) => `  ! ${remark}`), ''].join('\n');
}

function ageOf(time: Date, now: Date): string {
  const days = Math.floor((now.getTime() - time.getTime()) / DAY_MS);
  return days === 1 ? '1 day old' : `${days} days old`;
}

function remarksOn({ bounds, zooms }: MapFile['facts']): string[] {
  const isWhole =
    bounds.south <= BELGIUM.south + TOLERANCE &&
    bounds.west <= BELGIUM.west + TOLERANCE &&
    bounds.north >= BELGIUM.north - TOLERANCE &&
    bounds.east >= BELGIUM.east - TOLERANCE;
  return [
    ...(isWhole ? [] : ['The bounds contain only a part of Belgium. The rest of the map has no streets.']),
    ...(zooms.max < STREETS_ZOOM
      ? [`The highest zoom is ${zooms.max}. Small streets need zoom ${STREETS_ZOOM}, buildings 15.`]
      : []),
  ];
}
