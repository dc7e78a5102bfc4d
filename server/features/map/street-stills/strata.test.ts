import { expect, test } from '@jest/globals';
import type { PieceFeature } from './read-piece.ts';
import { strataAt } from './strata.ts';

/** Returns the classes and widths in which a line is drawn. */
function drawnAt(zoom: number, layer: string, properties: PieceFeature['properties']): [string, number?][] {
  const feature: PieceFeature = { layer, shape: 'lines', properties, parts: () => [] };
  return strataAt(zoom)
    .filter(({ includes }) => includes(feature))
    .map(({ name, width }) => [name, width]);
}

test('waterways are drawn from the zooms of the live map, ditches as narrow as streams', () => {
  expect(drawnAt(13, 'water', { kind: 'river' })).toEqual([['river', 2]]);
  expect(drawnAt(13, 'water', { kind: 'ditch' })).toEqual([['river', 0.5]]);
  expect(drawnAt(18, 'water', { kind: 'stream' })).toEqual([['river', 4]]);
  expect(drawnAt(12, 'water', { kind: 'stream' })).toEqual([]);
});

test('railways and trams are drawn above ground', () => {
  expect(drawnAt(17, 'roads', { kind: 'rail', kind_detail: 'rail' })).toEqual([['rail', 4]]);
  expect(drawnAt(17, 'roads', { kind: 'rail', kind_detail: 'tram' })).toEqual([['tram', 1]]);
  expect(drawnAt(14, 'roads', { kind: 'rail', kind_detail: 'tram' })).toEqual([]);
  expect(drawnAt(17, 'roads', { kind: 'rail', kind_detail: 'rail', is_tunnel: true })).toEqual([]);
});
