import { expect, test } from '@jest/globals';
import { namesIn } from './name-candidates.ts';
import type { PieceFeature } from './read-piece.ts';

type Feature = Omit<PieceFeature, 'parts'>;

function textsAt(zoom: number, features: readonly Feature[], locale: 'nl' | 'fr' = 'nl'): string[] {
  const withParts = features.map((one) => ({ ...one, parts: () => [[[10, 10] as [number, number]]] }));
  const piece = { zoom, locale, left: 0, top: 0, width: 960, height: 480 };
  return namesIn(withParts, piece).map(({ text }) => text);
}

const road = (properties: PieceFeature['properties']): Feature => ({
  layer: 'roads',
  shape: 'lines',
  properties,
});

test('highways have their number, other roads only names', () => {
  const roads = [
    road({ kind: 'highway', ref: 'E40', name: 'Autosnelweg' }),
    road({ kind: 'highway', name: 'Ring' }),
    road({ kind: 'major_road', ref: 'N43', name: 'Kortrijksesteenweg' }),
    road({ kind: 'major_road', ref: 'N60' }),
  ];
  expect(textsAt(16, roads)).toEqual(['E40', 'Ring', 'Kortrijksesteenweg']);
});

test('roads in tunnels are not drawn, and have no names', () => {
  const tunnel = { kind: 'major_road', name: 'Leopold II-tunnel', is_tunnel: true };
  expect(textsAt(16, [road(tunnel)])).toEqual([]);
  expect(textsAt(16, [road({ ...tunnel, is_tunnel: false })])).toEqual(['Leopold II-tunnel']);
});

test('rivers and lakes have names, in the language of the page, between large and small roads', () => {
  const features: Feature[] = [
    road({ kind: 'minor_road', name: 'Kaai' }),
    { layer: 'water', shape: 'points', properties: { kind: 'water', name: 'Houtdok', min_zoom: 14 } },
    {
      layer: 'water',
      shape: 'lines',
      properties: { kind: 'river', name: 'Schelde', 'name:fr': 'Escaut' },
    },
    { layer: 'water', shape: 'lines', properties: { kind: 'ditch', name: 'Gracht' } },
    road({ kind: 'major_road', name: 'Steenweg' }),
  ];
  expect(textsAt(15, features, 'fr')).toEqual(['Steenweg', 'Escaut', 'Houtdok', 'Kaai']);
  expect(textsAt(14, features)).toEqual(['Steenweg', 'Schelde']);
  expect(textsAt(11, features)).toEqual([]);
});
