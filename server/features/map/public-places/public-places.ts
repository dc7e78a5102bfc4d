/** Finds public places in the tiles of the agency's map file. */
import type { VectorTile } from '@mapbox/vector-tile';
import { LRUCache } from 'lru-cache';
import type { PublicPlace, PublicPlaces } from '../../../../graphql/nearby/ports.ts';
import { fromMercator, toMercator } from '../../../../shared/geography/mercator.ts';
import { kilometresBetween } from '../../../../shared/geography/plane.ts';
import { LOCALES } from '../../../../shared/locales.ts';
import type { Logger } from '../../../platform/logging/logger.ts';
import { decodeTile } from '../streets/decode-tile.ts';
import type { StreetTiles } from '../streets/street-tiles.ts';

const RADIUS_KILOMETRES = 1;
/** Tiles below this zoom lack most places; those above it are not read, because there are too many. */
const ZOOMS = { min: 14, max: 15 };
const CACHED_POINTS = 5_000;
const KILOMETRES_AROUND_EQUATOR = 40_075;
/** Kinds of the Protomaps basemap. */
const KINDS: Record<string, PublicPlace['kind']> = {
  station: 'STATION',
  school: 'SCHOOL',
  supermarket: 'SUPERMARKET',
  park: 'PARK',
};

type Point = { latitude: number; longitude: number };

/** A tile that cannot be read is logged, and there are no places then. */
export function createPublicPlaces(
  tiles: Pick<StreetTiles, 'streets' | 'readTile'>,
  log: Logger,
): PublicPlaces {
  const cache = new LRUCache<string, Promise<readonly PublicPlace[]>>({ max: CACHED_POINTS });
  return {
    find(point) {
      const streets = tiles.streets();
      if (!streets || streets.zooms.max < ZOOMS.min) return Promise.resolve([]);
      const key = [streets.version, point.latitude, point.longitude].join();
      const found =
        cache.get(key) ??
        findPlaces(point, Math.min(streets.zooms.max, ZOOMS.max), tiles).catch((err) => {
          cache.delete(key);
          log.error({ err }, 'no public places, because a tile of the map file cannot be read');
          return [];
        });
      cache.set(key, found);
      return found;
    },
  };
}

async function findPlaces(
  point: Point,
  zoom: number,
  { readTile }: Pick<StreetTiles, 'readTile'>,
): Promise<PublicPlace[]> {
  const found = await Promise.all(
    tilesAround(point, zoom).map(async ({ x, y }) => {
      const tile = await readTile(zoom, x, y);
      return tile?.bytes ? placesIn(await decodeTile(tile.bytes, tile.isGzipped), { zoom, x, y }, point) : [];
    }),
  );
  const near = found.flat().filter(({ kilometres }) => kilometres <= RADIUS_KILOMETRES);
  const nearestFirst = near.sort((a, b) => a.kilometres - b.kilometres);
  // A place and its entrances are points of the same name.
  const names = new Set<string>();
  return nearestFirst.filter(({ kind, name }) => {
    const isFurther = names.has(`${kind} ${name}`);
    names.add(`${kind} ${name}`);
    return !isFurther;
  });
}

/** The named places of a tile. Those in its margin belong to the next tile. */
function placesIn(
  { layers }: VectorTile,
  place: { zoom: number; x: number; y: number },
  from: Point,
): PublicPlace[] {
  const { pois } = layers;
  const features = Array.from({ length: pois?.length ?? 0 }, (_, index) => pois?.feature(index));
  return features.flatMap((feature) => {
    const kind = KINDS[String(feature?.properties.kind)];
    const name = feature?.properties.name;
    const point = kind && typeof name === 'string' && name !== '' && feature?.loadGeometry()[0]?.[0];
    if (!feature || !point || !kind) return [];
    const [right, down] = [point.x / feature.extent, point.y / feature.extent];
    if (right < 0 || right >= 1 || down < 0 || down >= 1) return [];
    const scale = 2 ** place.zoom;
    const position = fromMercator({ x: (place.x + right) / scale, y: (place.y + down) / scale });
    return [
      {
        kind,
        name: String(name),
        names: namesOf(feature.properties),
        kilometres: kilometresBetween(from, position),
      },
    ];
  });
}

function namesOf(properties: Readonly<Record<string, unknown>>): PublicPlace['names'] {
  const names = LOCALES.map((locale) => [locale, properties[`name:${locale}`]]);
  return Object.fromEntries(names.filter(([, name]) => typeof name === 'string' && name !== ''));
}

/** The tiles that a circle around a point touches: at most sixteen. */
function tilesAround(point: Point, zoom: number): { x: number; y: number }[] {
  const { x, y } = toMercator(point);
  const share = RADIUS_KILOMETRES / (KILOMETRES_AROUND_EQUATOR * Math.cos((point.latitude * Math.PI) / 180));
  const numbers = (middle: number) => {
    const [first, last] = [middle - share, middle + share].map((edge) => Math.floor(edge * 2 ** zoom)) as [
      number,
      number,
    ];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  return numbers(y).flatMap((row) => numbers(x).map((column) => ({ x: column, y: row })));
}
