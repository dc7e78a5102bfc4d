/** Cuts drawn features into vector tiles. */
import type { Feature, Geometry } from 'geojson';
import GeoJsonVt from 'geojson-vt';
import vtPbf from 'vt-pbf';
import { toMercator } from '../../../shared/geography/mercator.ts';
import type { Bounds } from '../../../shared/listings/criteria.ts';
import type { DrawnTile } from './write-pmtiles.ts';

/** A drawn feature; `minZoom` is the first zoom of its tiles. */
export interface Drawn {
  layer: string;
  minZoom: number;
  geometry: Geometry;
  properties: Record<string, string | number | boolean>;
}

/** Returns the tiles of one zoom that touch a rectangle. */
export function cutTiles(drawn: readonly Drawn[], zoom: number, bounds: Bounds): DrawnTile[] {
  const shown = drawn.filter(({ minZoom }) => minZoom <= zoom);
  const byLayer = Object.entries(Object.groupBy(shown, ({ layer }) => layer));
  const indexes = byLayer.map(([layer, features = []]) => {
    const collection = { type: 'FeatureCollection' as const, features: features.map(featureOf) };
    return [layer, new GeoJsonVt(collection, { maxZoom: zoom, indexMaxZoom: Math.min(zoom, 5) })] as const;
  });
  return placesIn(bounds, zoom).flatMap(({ x, y }) => {
    const layers = indexes.flatMap(([layer, index]) => {
      const tile = index.getTile(zoom, x, y);
      return tile && tile.features.length > 0 ? [[layer, tile] as const] : [];
    });
    if (layers.length === 0) return [];
    return [{ zoom, x, y, bytes: vtPbf.fromGeojsonVt(Object.fromEntries(layers), { version: 2 }) }];
  });
}

const featureOf = ({ geometry, properties }: Drawn): Feature => ({ type: 'Feature', geometry, properties });

function placesIn({ south, west, north, east }: Bounds, zoom: number): { x: number; y: number }[] {
  const [first, last] = [
    { latitude: north, longitude: west },
    { latitude: south, longitude: east },
  ].map((point) => {
    const { x, y } = toMercator(point);
    return { x: Math.floor(x * 2 ** zoom), y: Math.floor(y * 2 ** zoom) };
  }) as [{ x: number; y: number }, { x: number; y: number }];
  const columns = Array.from({ length: last.x - first.x + 1 }, (_, at) => first.x + at);
  const rows = Array.from({ length: last.y - first.y + 1 }, (_, at) => first.y + at);
  return columns.flatMap((x) => rows.map((y) => ({ x, y })));
}
