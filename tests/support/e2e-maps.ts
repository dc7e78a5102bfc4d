/** Maps of both engines: ours on the site of all journeys, Google's on one with a key, whose script is a stand-in. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright/test';
import { test as base } from './e2e-test.ts';
import { findPort, startSiteProcess } from './site-process.ts';

export const GOOGLE = 'https://maps.googleapis.com';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const STAND_IN = readFileSync('tests/support/google-maps-stand-in.js', 'utf8');

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
  /** Sites that it asks. */
  partners: string[];
}

const LEAFLET: Engine = {
  file: /leaflet-engine/,
  tile: (zoom) => `.leaflet-tile-loaded${zoom ? `[src*="/${zoom}/"]` : ''}`,
  otherTile: (zoom) => `.leaflet-tile-loaded:not([src*="/${zoom}/"])`,
  home: 12,
  office: 12,
  partners: [],
};
const GOOGLE_MAPS: Engine = {
  file: /google-engine/,
  tile: (zoom) => `.gm-style > img[src*="vt?z=${zoom ?? ''}"]`,
  otherTile: (zoom) => `.gm-style > img:not([src*="vt?z=${zoom}"])`,
  home: 13,
  office: 16,
  partners: [GOOGLE],
};

interface MapFixtures {
  engine: Engine;
}

const ours = base.extend<MapFixtures>({ engine: [LEAFLET, { option: true }] });

/** A site with a key, on the data of the other. */
export const withKey = base.extend<MapFixtures, { keyedSite: string }>({
  engine: [GOOGLE_MAPS, { option: true }],
  keyedSite: [
    async ({ mailFolder }, use) => {
      const settings = {
        DATA_DIR: path.dirname(mailFolder),
        GOOGLE_MAPS_API_KEY: 'key-of-the-agency',
        PICTURES_AHEAD: '0',
        LOG_LEVEL: 'warn',
      };
      const site = await startSiteProcess(settings, await findPort());
      await use(site.url);
      await site.end('SIGTERM');
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ keyedSite }, use) => use(keyedSite),
  partners: async ({ engine }, use) => use(engine.partners),
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
