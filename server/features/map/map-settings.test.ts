import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { readSettings } from '../../settings/settings.ts';
import { mapPartners, mapPolicySources, pageMaps } from './map-settings.ts';

const TILES = 'https://tiles.example.be:8443/{z}/{x}/{y}.png?key=a';

test('shows only its own map by default', () => {
  const { maps } = readSettings({ GOOGLE_MAPS_API_KEY: ' ' });
  expect(maps).toBeUndefined();
  expect(mapPolicySources(maps)).toEqual({});
  expect(mapPartners(maps)).toEqual({ googleMaps: false, tilesHost: null });
});

test('allows images from the host of custom tiles, and uses the host as the default attribution', () => {
  const { maps } = readSettings({ MAP_TILES_URL: TILES });
  expect(maps).toEqual({ tiles: { url: TILES, attribution: 'tiles.example.be:8443' } });
  expect(mapPolicySources(maps)).toEqual({ 'img-src': ['https://tiles.example.be:8443'] });
  expect(mapPartners(maps)).toEqual({ googleMaps: false, tilesHost: 'tiles.example.be:8443' });
});

test('allows unencrypted tiles on this machine', () => {
  const env = { MAP_TILES_URL: 'http://127.0.0.1:8080/{z}/{x}/{y}', MAP_TILES_ATTRIBUTION: '© Us' };
  expect(readSettings(env).maps?.tiles?.attribution).toBe('© Us');
});

test('with a key, pages load scripts of Google from two hosts', () => {
  const { maps } = readSettings({ GOOGLE_MAPS_API_KEY: 'AIza-key', MAP_TILES_URL: TILES });
  const sources = mapPolicySources(maps);
  const hosts = sources['script-src']?.filter((source) => source.startsWith('https:'));
  expect(hosts).toEqual(['https://maps.googleapis.com', 'https://maps.gstatic.com']);
  expect(sources['img-src']).toContain('https://tiles.example.be:8443');
  expect(mapPartners(maps)).toMatchObject({ googleMaps: true });
});

test('a map file adds streets without a third party', () => {
  const { maps, mapFile } = readSettings({ MAP_FILE: 'belgium.pmtiles', GOOGLE_MAPS_API_KEY: 'AIza-key' });
  expect(mapFile).toBe(resolve('belgium.pmtiles'));
  const bounds = { south: 49, west: 2, north: 52, east: 7 };
  const streets = { version: 'a1', bounds, zooms: { min: 0, max: 15 } };
  expect(pageMaps(undefined, streets)).toEqual({ streets });
  expect(pageMaps(maps, streets)).toEqual({ googleKey: 'AIza-key', streets });
  expect(pageMaps(maps, null)).toEqual(maps);
  expect(mapPolicySources(readSettings({ MAP_FILE: 'belgium.pmtiles' }).maps)).toEqual({});
});

test.each([
  ['https://tiles.example.be/{z}/{x}.png', 'MAP_TILES_URL lacks {z}, {x} or {y}'],
  ['https://tiles.example.be/{s}/{z}/{x}/{y}.png', 'MAP_TILES_URL has more than {z}, {x} and {y}'],
  ['http://tiles.example.be/{z}/{x}/{y}.png', 'MAP_TILES_URL is no https address'],
])('rejects %s with a reason', (url, fault) => {
  expect(() => readSettings({ MAP_TILES_URL: url })).toThrow(fault);
});
