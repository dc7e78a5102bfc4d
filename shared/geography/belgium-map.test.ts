import { expect, test } from '@jest/globals';
import { MAP_HEIGHT, MAP_WIDTH, pointOnMap } from './belgium-map.ts';

test.each([
  ['Adinkerke', 51.076, 2.598],
  ['Manderfeld', 50.331, 6.34],
  ['Torgny', 49.507, 5.475],
  ['Essen', 51.468, 4.469],
])('%s lies on the map', (_, latitude, longitude) => {
  const point = pointOnMap({ latitude, longitude });
  expect(point?.x).toBeGreaterThan(5);
  expect(point?.x).toBeLessThan(MAP_WIDTH - 5);
  expect(point?.y).toBeGreaterThan(5);
  expect(point?.y).toBeLessThan(MAP_HEIGHT - 5);
});

test('north is up and east is right', () => {
  const [antwerp, brussels, liege] = [
    pointOnMap({ latitude: 51.22, longitude: 4.4 }),
    pointOnMap({ latitude: 50.85, longitude: 4.35 }),
    pointOnMap({ latitude: 50.63, longitude: 5.57 }),
  ];
  expect(antwerp?.y).toBeLessThan(brussels?.y ?? 0);
  expect(liege?.x).toBeGreaterThan(brussels?.x ?? 0);
});

test.each([
  ['Alicante', 38.35, -0.48],
  ['Amsterdam', 52.37, 4.9],
])('%s lies outside the map', (_, latitude, longitude) =>
  expect(pointOnMap({ latitude, longitude })).toBeNull(),
);
