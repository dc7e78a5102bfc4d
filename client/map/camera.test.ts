import { expect, test } from '@jest/globals';
import { cameraView, centerOf, fitCamera, moveCamera } from './camera.ts';

const GHENT = { latitude: 51.05, longitude: 3.72 };
const SIZE = { width: 960, height: 480 };
const around = ({ latitude, longitude }: typeof GHENT, degrees: number) => ({
  south: latitude - degrees,
  west: longitude - degrees,
  north: latitude + degrees,
  east: longitude + degrees,
});

test('moving a map there and back restores its view', () => {
  const camera = { center: GHENT, zoom: 13 };
  const back = moveCamera(moveCamera(camera, [120, -40]), [-120, 40]);
  expect(back.center.latitude).toBeCloseTo(GHENT.latitude, 9);
  expect(back.center.longitude).toBeCloseTo(GHENT.longitude, 9);
  expect(moveCamera(camera, [0, -120]).center.latitude).toBeGreaterThan(GHENT.latitude);
});

test("the centre of a view is the camera's centre", () => {
  const { bounds, zoom } = cameraView({ center: GHENT, zoom: 9 }, SIZE);
  expect(zoom).toBe(9);
  expect(centerOf(bounds).latitude).toBeCloseTo(GHENT.latitude, 9);
  expect(bounds.east - bounds.west).toBeCloseTo((360 * SIZE.width) / (256 * 2 ** 9), 9);
});

test('a rectangle fits at the closest allowed zoom', () => {
  const fit = { ...SIZE, padding: 40, minZoom: 5, maxZoom: 17 };
  const wide = around(GHENT, 0.2);
  const camera = fitCamera(wide, fit);
  const { bounds } = cameraView(camera, SIZE);
  expect(bounds.south).toBeLessThan(wide.south);
  expect(bounds.east).toBeGreaterThan(wide.east);
  const nearer = cameraView({ ...camera, zoom: camera.zoom + 1 }, { width: 880, height: 400 }).bounds;
  expect(nearer.south).toBeGreaterThan(wide.south);
  expect(fitCamera(around(GHENT, 0.0001), fit).zoom).toBe(17);
  expect(fitCamera(around(GHENT, 40), fit).zoom).toBe(5);
});
