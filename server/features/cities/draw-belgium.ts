/**
 * Writes the map of Belgium, a grid of dots wherever a locality is near. With --verify it fails when the file differs.
 * `npm run generate:map`, `npm run check:map`.
 */
import { MAP_HEIGHT, MAP_WIDTH, pointOnMap } from '../../../shared/geography/belgium-map.ts';
import { writeGenerated } from '../../platform/build/write-generated.ts';
import { readCityFiles } from './city-files.ts';

/** Kilometres between the dots of a row; every second row is shifted by half of it. */
const STEP = 7;
const ROW_STEP = STEP * Math.sqrt(0.75);
const MARGIN = 4;
/** A dot is drawn where a locality lies within this number of kilometres. */
const REACH = 5.25;
const DOT = 4.2;

type Point = { x: number; y: number };

/** The map as SVG: one path, `land`, in the text colour. */
export async function drawBelgium(): Promise<string> {
  const points = (await readCityFiles())
    .filter(({ country }) => country === 'BE')
    .flatMap((city) => pointOnMap(city) ?? []);
  const rows = Array.from({ length: Math.floor((MAP_HEIGHT - 2 * MARGIN) / ROW_STEP) + 1 }, (_, index) =>
    rowOf(points, index),
  );
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}">`;
  const pen = `fill="none" stroke="currentColor" stroke-width="${DOT}" stroke-linecap="round"`;
  return `${head}<path id="land" ${pen} d="${rows.join('')}"/></svg>\n`;
}

/** The dots of a row: lines of length zero, made visible by round line caps. */
function rowOf(points: readonly Point[], index: number): string {
  const y = MARGIN + index * ROW_STEP;
  const near = points.filter((point) => Math.abs(point.y - y) < REACH);
  let path = '';
  let last: number | null = null;
  for (let x = MARGIN + (index % 2) * (STEP / 2); x <= MAP_WIDTH - MARGIN; x += STEP) {
    if (!near.some((point) => Math.hypot(point.x - x, point.y - y) < REACH)) continue;
    path += last === null ? `M${x} ${y.toFixed(1)}h0` : `m${x - last} 0h0`;
    last = x;
  }
  return path;
}

if (import.meta.main)
  await writeGenerated('client/features/offices/list/belgium.svg', await drawBelgium(), 'generate:map');
