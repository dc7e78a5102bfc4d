/**
 * Fixtures for both map engines: ours on the shared site, Google's on a site with a key and a stand-in script.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright/test';
import { findPort, startSiteProcess } from '../site-process.ts';
import { test as base, SITE_FIXTURE } from './test.ts';

export const GOOGLE = 'https://maps.googleapis.com';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const STAND_IN = readFileSync('tests/support/e2e/google-maps-stand-in.js', 'utf8');

/** Serves the stand-in for Google's script. */
export async function serveGoogle(context: BrowserContext, { rejectsKey = false } = {}): Promise<void> {
  const script = `(() => { window.rejectsKey = ${rejectsKey}; ${STAND_IN} })()`;
  await context.route(`${GOOGLE}/**`, (route) =>
    route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') }),
  );
}

interface Engine {
  /** The engine's built file. */
  file: RegExp;
  /** Selector of a map tile, optionally at a zoom level. */
  tile(zoom?: number): string;
  /** Selector of a tile at another zoom level. */
  otherTile(zoom: number): string;
  /** Initial zoom levels of the maps of a home, of one with a hidden address, and of an office. */
  home: number;
  hiddenHome: number;
  office: number;
  /** Selector of an area on the map. */
  area: string;
  /** Origins of other sites that the engine contacts. */
  partners: string[];
}

const LEAFLET: Engine = {
  file: /leaflet-engine/,
  tile: (zoom) => `.leaflet-tile-loaded${zoom ? `[src*="/${zoom}/"]` : ''}`,
  otherTile: (zoom) => `.leaflet-tile-loaded:not([src*="/${zoom}/"])`,
  area: '.map-area',
  home: 12,
  hiddenHome: 12,
  office: 16,
  partners: [],
};
const GOOGLE_MAPS: Engine = {
  file: /google-engine/,
  tile: (zoom) => `.gm-style > img[src*="vt?z=${zoom ?? ''}"]`,
  otherTile: (zoom) => `.gm-style > img:not([src*="vt?z=${zoom}"])`,
  area: '.gm-shape',
  home: 15,
  hiddenHome: 14,
  office: 16,
  partners: [GOOGLE],
};

interface MapFixtures {
  engine: Engine;
}

interface OtherSite {
  /** Settings of a second site that uses the shared site's data. */
  mapSettings: NodeJS.ProcessEnv;
  otherSite: string;
}

const ours = base.extend<MapFixtures>({ engine: [LEAFLET, { option: true }] });

/** A second site with its own map settings. */
export const onOtherSite = base.extend<MapFixtures, OtherSite>({
  engine: [GOOGLE_MAPS, { option: true }],
  mapSettings: [{}, { option: true, scope: 'worker' }],
  otherSite: [
    async ({ mailFolder, mapSettings }, use) => {
      const settings = { DATA_DIR: path.dirname(mailFolder), PRERENDERED_PICTURES: '0', LOG_LEVEL: 'warn' };
      const site = await startSiteProcess({ ...settings, ...mapSettings }, await findPort());
      await use(site.url);
      await site.end('SIGTERM');
    },
    SITE_FIXTURE,
  ],
  baseURL: async ({ otherSite }, use) => use(otherSite),
  partners: async ({ engine }, use) => use(engine.partners),
});

/** A site with a Google Maps key. */
export const withKey = onOtherSite.extend<object, OtherSite>({
  mapSettings: [{ GOOGLE_MAPS_API_KEY: 'key-of-the-agency' }, { scope: 'worker' }],
});

const TILES = 'https://tiles.example';
export const ATTRIBUTION = '© Tiles of the agency';

/** A site whose agency has its own tiles. */
export const withTiles = onOtherSite.extend<object, OtherSite>({
  engine: { ...LEAFLET, office: 16, partners: [TILES] },
  mapSettings: [
    { MAP_TILES_URL: `${TILES}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: ATTRIBUTION },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await context.route(`${TILES}/**`, (route) =>
      route.fulfill({ contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') }),
    );
    await use(context);
  },
});

/** Visitors who have chosen Google Maps. */
const google = withKey.extend({
  storageState: async ({ baseURL: origin }, use) => {
    const chosen = [{ name: 'map-engine', value: 'google' }];
    await use({ cookies: [], origins: [{ origin: String(origin), localStorage: chosen }] });
  },
  context: async ({ context }, use) => {
    await serveGoogle(context);
    await use(context);
  },
});

export const ENGINES = { ours, google };
