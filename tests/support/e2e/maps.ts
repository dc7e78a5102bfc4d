/** Maps of both engines: ours on the site of all journeys, Google's on one with a key, whose script is a stand-in. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright/test';
import { findPort, startSiteProcess } from '../site-process.ts';
import { test as base } from './test.ts';

export const GOOGLE = 'https://maps.googleapis.com';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const STAND_IN = readFileSync('tests/support/e2e/google-maps-stand-in.js', 'utf8');

/** Answers as Google does. */
export async function serveGoogle(context: BrowserContext, { rejectsKey = false } = {}): Promise<void> {
  const script = `(() => { window.rejectsKey = ${rejectsKey}; ${STAND_IN} })()`;
  await context.route(`${GOOGLE}/**`, (route) =>
    route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') }),
  );
}

interface Engine {
  /** The built file of it. */
  file: RegExp;
  /** A picture of the map, at a zoom. */
  tile(zoom?: number): string;
  /** One at another zoom. */
  otherTile(zoom: number): string;
  /** How closely a home and an office are seen at first. */
  home: number;
  office: number;
  /** An area on the map. */
  area: string;
  /** Sites that it asks. */
  partners: string[];
}

const LEAFLET: Engine = {
  file: /leaflet-engine/,
  tile: (zoom) => `.leaflet-tile-loaded${zoom ? `[src*="/${zoom}/"]` : ''}`,
  otherTile: (zoom) => `.leaflet-tile-loaded:not([src*="/${zoom}/"])`,
  area: '.map-area',
  home: 12,
  office: 12,
  partners: [],
};
const GOOGLE_MAPS: Engine = {
  file: /google-engine/,
  tile: (zoom) => `.gm-style > img[src*="vt?z=${zoom ?? ''}"]`,
  otherTile: (zoom) => `.gm-style > img:not([src*="vt?z=${zoom}"])`,
  area: '.gm-shape',
  home: 13,
  office: 16,
  partners: [GOOGLE],
};

interface MapFixtures {
  engine: Engine;
}

interface OtherSite {
  /** Settings of a site on the data of the one of all journeys. */
  mapSettings: NodeJS.ProcessEnv;
  otherSite: string;
}

const ours = base.extend<MapFixtures>({ engine: [LEAFLET, { option: true }] });

const onOtherSite = base.extend<MapFixtures, OtherSite>({
  engine: [GOOGLE_MAPS, { option: true }],
  mapSettings: [{}, { option: true, scope: 'worker' }],
  otherSite: [
    async ({ mailFolder, mapSettings }, use) => {
      const settings = { DATA_DIR: path.dirname(mailFolder), PICTURES_AHEAD: '0', LOG_LEVEL: 'warn' };
      const site = await startSiteProcess({ ...settings, ...mapSettings }, await findPort());
      await use(site.url);
      await site.end('SIGTERM');
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ otherSite }, use) => use(otherSite),
  partners: async ({ engine }, use) => use(engine.partners),
});

/** A site with a key. */
export const withKey = onOtherSite.extend<object, OtherSite>({
  mapSettings: [{ GOOGLE_MAPS_API_KEY: 'key-of-the-agency' }, { scope: 'worker' }],
});

const TILES = 'https://tiles.example';
export const ATTRIBUTION = '© Tiles of the agency';

/** A site whose agency has tiles of its own. */
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

/** Its visitors have chosen Google's maps. */
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
