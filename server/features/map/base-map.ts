/** The layers of the base map, from the data files, on the unit square of `toMercator`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MultiLineString, MultiPolygon, Position } from 'geojson';
import { merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { toMercator } from '../../../shared/geography/mercator.ts';
import { findProjectRoot } from '../../platform/build/project-root.ts';
import { dataFile } from '../cities/city-files.ts';

/** Lines or rings, each with its bounding box. */
export type Shapes = readonly { points: Position[]; frame: Frame }[];

/** West, north, east, south. */
export type Frame = readonly [number, number, number, number];

export interface Layers {
  land: MultiPolygon;
  belgium: MultiPolygon;
  towns: MultiPolygon;
  lakes: MultiPolygon;
  rivers: Shapes;
  streams: Shapes;
  borders: Shapes;
  nationalBorder: Shapes;
  provinceBorders: Shapes;
  municipalityBorders: Shapes;
}

interface Properties {
  nis: string;
  prov_nis?: string;
}
type Belgium = Topology<{ municipalities: GeometryCollection<Properties> }>;
type Rivers = { features: { properties: { scalerank: number }; geometry: MultiLineString }[] };

/** From this zoom on, borders are not simplified. */
const WHOLE_FROM_ZOOM = 12;
/** Corners whose triangle is smaller than this number of square pixels are removed. */
const MIN_CORNER_PIXELS = 0.4;
/** Natural Earth's rank of rivers that are drawn on maps of a whole country. */
const RIVER_RANK = 8;

export type BaseMap = Awaited<ReturnType<typeof readBaseMap>>;

/** Reads the files once; the layers of a zoom are computed at their first use. */
export async function readBaseMap() {
  const [belgium, land, borders, lakes, towns, rivers] = await Promise.all([
    readJson<Belgium>(dataFile('municipalities')),
    ...(['land', 'borders', 'lakes', 'towns', 'rivers'] as const).map((name) => readJson(layerFile(name))),
  ]);
  const fixed = {
    land: flat(land as MultiPolygon),
    towns: flat(towns as MultiPolygon),
    lakes: flat(lakes as MultiPolygon),
    borders: shapesOf((borders as MultiLineString).coordinates),
    rivers: shapesOf(riversOf(rivers as Rivers, (rank) => rank <= RIVER_RANK)),
    streams: shapesOf(riversOf(rivers as Rivers, (rank) => rank > RIVER_RANK)),
  };
  const weighed = presimplify(belgium as Belgium);
  const cache = new Map<number, Layers>();
  return {
    layersAt(zoom: number): Layers {
      const level = Math.min(zoom, WHOLE_FROM_ZOOM);
      const layers = cache.get(level) ?? { ...fixed, ...bordersAt(weighed, level) };
      cache.set(level, layers);
      return layers;
    },
  };
}

/** Borders simplified to the visible corners; neighbours share the same ones. */
function bordersAt(weighed: Belgium, zoom: number) {
  const degrees = 360 / 256 / 2 ** zoom;
  const minPixels = zoom < WHOLE_FROM_ZOOM ? MIN_CORNER_PIXELS * degrees * degrees : 0;
  const topology = simplify(weighed, minPixels) as Belgium;
  const { municipalities } = topology.objects;
  const provinceOf = (one: { properties?: Properties }) => one.properties?.prov_nis;
  const lines = (isShown: (a: object, b: object) => boolean) =>
    shapesOf(mesh(topology, municipalities, isShown).coordinates);
  return {
    belgium: flat(merge(topology, municipalities.geometries as Parameters<typeof merge>[1])),
    nationalBorder: lines((a, b) => a === b),
    provinceBorders: lines((a, b) => a !== b && provinceOf(a) !== provinceOf(b)),
    municipalityBorders: lines((a, b) => a !== b && provinceOf(a) === provinceOf(b)),
  };
}

function riversOf({ features }: Rivers, isShown: (rank: number) => boolean): Position[][] {
  const shown = features.filter(({ properties }) => isShown(properties.scalerank));
  return shown.flatMap(({ geometry }) => geometry.coordinates);
}

function shapesOf(lines: readonly (readonly Position[])[]): Shapes {
  return lines.map((line) => {
    const points = line.map(flatPoint);
    return { points, frame: frameOf(points) };
  });
}

function frameOf(points: readonly Position[]): Frame {
  let frame: [number, number, number, number] = [1, 1, 0, 0];
  for (const [x = 0, y = 0] of points) {
    const [west, north, east, south] = frame;
    frame = [Math.min(west, x), Math.min(north, y), Math.max(east, x), Math.max(south, y)];
  }
  return frame;
}

function flat({ coordinates }: MultiPolygon): MultiPolygon {
  const polygons = coordinates.map((polygon) => polygon.map((ring) => ring.map(flatPoint)));
  return { type: 'MultiPolygon', coordinates: polygons };
}

function flatPoint([longitude = 0, latitude = 0]: Position): Position {
  const { x, y } = toMercator({ latitude, longitude });
  return [x, y];
}

async function readJson<Data>(file: string): Promise<Data> {
  return JSON.parse(await readFile(file, 'utf8')) as Data;
}

function layerFile(name: string): string {
  return path.join(findProjectRoot(), 'server/features/map/data', `${name}.json`);
}
