import { expect, test } from '@jest/globals';
import { fromMercator, toMercator } from './mercator.ts';

test('clamps the poles to the edge of the plane', () => {
  expect(toMercator({ latitude: 90, longitude: 0 }).y).toBeCloseTo(0, 5);
  expect(toMercator({ latitude: -90, longitude: 0 }).y).toBeCloseTo(1, 5);
});

test('fromMercator inverts toMercator', () => {
  const gent = { latitude: 51.05, longitude: 3.72 };
  const { latitude, longitude } = fromMercator(toMercator(gent));
  expect(latitude).toBeCloseTo(gent.latitude, 9);
  expect(longitude).toBeCloseTo(gent.longitude, 9);
});
