/** Files at known addresses: icons, manifest, security.txt, llms.txt. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import request from 'supertest';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { startSite, type TestSite } from '../support/site.ts';

const PUBLIC_URL = 'https://www.baksteen.example';
const OWN_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';
const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-agency-'));
let site: TestSite;
/** A site whose agency has an icon, a colour and a contact for vulnerabilities. */
let own: TestSite;

beforeAll(async () => {
  const demo = JSON.parse(readFileSync('server/settings/agency.demo.json', 'utf8'));
  const additions = {
    brandColour: { light: '#1D4E89', dark: '#8FB8E8' },
    icon: { file: 'logo.svg', background: '#ffee00' },
    security: { contact: 'mailto:security@baksteen.example', policy: 'https://www.baksteen.example/policy' },
  };
  writeFileSync(path.join(folder, 'logo.svg'), OWN_ICON);
  writeFileSync(path.join(folder, 'agency.json'), JSON.stringify(Object.assign(demo, additions)));
  site = await startSite({ env: { PUBLIC_URL } });
  own = await startSite({ env: { PUBLIC_URL, AGENCY_FILE: path.join(folder, 'agency.json') } });
});
afterAll(async () => {
  await site.stop();
  await own.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, { app } = site) => request(app).get(url).redirects(0);
const getBytes = (url: string, of = site) => get(url, of).responseType('blob');
const sizeOf = async (png: Buffer) => {
  const { format, width, height } = await sharp(png).metadata();
  return [format, width, height];
};

interface ManifestIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}
const manifestOf = async (locale: Locale, of = site) =>
  JSON.parse((await get(`/${locale}/manifest.webmanifest`, of)).text);

/** Returns the attributes of the elements in the head of a page whose start is `start`. */
async function linksOf(start: string, of = site): Promise<string[]> {
  const { text } = await get('/fr', of).set('accept', 'text/html');
  const head = text.slice(0, text.indexOf('</head>'));
  return [...head.matchAll(new RegExp(`<${start}([^>]*?)/>`, 'g'))].map(([, attributes = '']) => attributes);
}

describe('icons at fixed addresses', () => {
  test.each([
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ])('%s is revalidated every hour', async (url, type) => {
    const { status, headers } = await getBytes(url);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      'public, max-age=3600',
    ]);
    const again = await get(url).set('if-none-match', String(headers.etag));
    expect(again.status).toBe(304);
    const head = await request(site.app).head(url);
    expect([head.status, head.headers['content-type'], head.headers.etag]).toEqual([200, type, headers.etag]);
    expect((await request(site.app).post(url)).status).toBe(405);
  });

  test('the ICO file has the sizes that its directory states', async () => {
    const { body } = await getBytes('/favicon.ico');
    expect([body.readUInt16LE(0), body.readUInt16LE(2)]).toEqual([0, 1]);
    const pictures = Array.from({ length: body.readUInt16LE(4) }, (_, index) => {
      const entry = body.subarray(6 + 16 * index);
      const offset = entry.readUInt32LE(12);
      return { size: entry.readUInt8(0), png: body.subarray(offset, offset + entry.readUInt32LE(8)) };
    });
    expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48]);
    for (const { size, png } of pictures) expect(await sizeOf(png)).toEqual(['png', size, size]);
  });

  test('the touch icon is opaque and has 180 pixels', async () => {
    const { body } = await getBytes('/apple-touch-icon.png');
    expect(await sizeOf(body)).toEqual(['png', 180, 180]);
    expect((await sharp(body).stats()).isOpaque).toBe(true);
  });
});

describe('the manifest', () => {
  test.each(LOCALES)('is in the language of its path: %s', async (locale) => {
    const { status, headers } = await get(`/${locale}/manifest.webmanifest`);
    expect([status, headers['content-type'], headers['content-language'], headers['cache-control']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      locale,
      'public, max-age=3600',
    ]);
    expect(await manifestOf(locale)).toMatchObject({
      id: '/',
      name: 'Baksteen',
      short_name: 'Baksteen',
      lang: `${locale}-BE`,
      start_url: `/${locale}`,
      scope: '/',
      display: 'browser',
      theme_color: '#a23b22',
      background_color: '#faf7f2',
    });
  });

  test('has a description of its own in each language', async () => {
    const manifests = await Promise.all(LOCALES.map((locale) => manifestOf(locale)));
    const descriptions = manifests.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(LOCALES.length);
    for (const description of descriptions) expect(description).toMatch(/^Baksteen.{20}/);
  });

  test('names icons that exist for a year, for any purpose and for masks', async () => {
    const icons: ManifestIcon[] = (await manifestOf('nl')).icons;
    for (const { src, sizes, type } of icons) {
      const { status, headers, body } = await getBytes(src);
      expect([src, status, headers['cache-control']]).toEqual([
        src,
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(headers['content-type']).toContain(type);
      const side = Number(sizes.split('x')[0]);
      if (sizes !== 'any') expect(await sizeOf(body)).toEqual(['png', side, side]);
    }
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      ...['any any', '192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'],
    ]);
  });

  test('of an unknown language does not exist, another spelling redirects', async () => {
    expect((await get('/it/manifest.webmanifest')).status).toBe(404);
    const { status, headers } = await get('/NL/manifest.webmanifest');
    expect([status, headers.location]).toEqual([301, '/nl/manifest.webmanifest']);
  });

  test('has the colour of the agency', async () => {
    expect(await manifestOf('de', own)).toMatchObject({ theme_color: '#1D4E89' });
  });
});

describe('icons by hash', () => {
  test.each([
    '/icons/aaaaaaaaaaaa/icon.svg',
    '/icons/HASH/icon-193.png',
    '/icons/HASH/toString',
    '/icons/HASH',
  ])('%s is not found and not cached', async (url) => {
    const { status, headers } = await get(url.replace('HASH', site.services.appIcons.hash));
    expect([status, headers['cache-control']]).toEqual([404, expect.stringContaining('no-')]);
  });

  test('an SVG file loads nothing and runs nothing', async () => {
    const { headers } = await get(site.services.appIcons.urlOf('icon.svg'));
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('an agency’s own drawing is served as it is, and on its background', async () => {
    const { body } = await getBytes(own.services.appIcons.urlOf('icon.svg'), own);
    expect(String(body)).toBe(OWN_ICON);
    const masked = (await getBytes(own.services.appIcons.urlOf('maskable-192.png'), own)).body;
    const pixels = await sharp(masked).raw().toBuffer();
    expect([...pixels.subarray(0, 3)]).toEqual([0xff, 0xee, 0]);
    const middle = (96 * 192 + 96) * 3;
    expect([...pixels.subarray(middle, middle + 3)]).toEqual([0, 0, 0]);
  });
});

describe('the head of a page', () => {
  test('names icons, manifest and colours', async () => {
    const { urlOf } = site.services.appIcons;
    expect(await linksOf('link rel="icon"')).toEqual([
      ' href="/favicon.ico" sizes="32x32"',
      ` href="${urlOf('icon.svg')}" type="image/svg+xml"`,
    ]);
    expect(await linksOf('link rel="apple-touch-icon"')).toEqual([
      ` href="${urlOf('apple-touch-icon.png')}"`,
    ]);
    expect(await linksOf('link rel="manifest"')).toEqual([' href="/fr/manifest.webmanifest"']);
    expect(await linksOf('meta name="theme-color"')).toEqual([
      ' media="(prefers-color-scheme: light)" content="#faf7f2"',
      ' media="(prefers-color-scheme: dark)" content="#191613"',
    ]);
  });

  test('allows them by its policy', async () => {
    const { headers } = await get('/fr').set('accept', 'text/html');
    expect(headers['content-security-policy']).toMatch(/manifest-src 'self'.*img-src 'self'/);
  });

  test('has other URLs for another agency', async () => {
    expect(await linksOf('link rel="icon"', own)).not.toEqual(await linksOf('link rel="icon"'));
  });
});

describe('security.txt', () => {
  const url = '/.well-known/security.txt';

  test('does not exist without a contact', async () => {
    const { status, headers } = await get(url);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('names the contact, and expires within a year', async () => {
    const { status, headers, text } = await get(url, own);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toBe(
      `${[
        'Contact: mailto:security@baksteen.example',
        // The tests take place on 21 November 2026.
        'Expires: 2027-05-20T00:00:00Z',
        'Preferred-Languages: nl, fr, en, de',
        `Canonical: ${PUBLIC_URL}${url}`,
        'Policy: https://www.baksteen.example/policy',
      ].join('\n')}\n`,
    );
    expect((await get(url, own).set('if-none-match', String(headers.etag))).status).toBe(304);
    expect((await request(own.app).head(url)).status).toBe(200);
  });
});

describe('llms.txt', () => {
  test('has the form of llmstxt.org', async () => {
    const { status, headers, text } = await get('/llms.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^# Baksteen\n\n> Baksteen: houses.+\n\n[^#]+\n\n## Data\n\n- \[/);
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(sections).toEqual(['Data', 'Nederlands', 'Français', 'English', 'Deutsch']);
    const [, ...lists] = text.split(/^## .+\n\n/m);
    for (const line of lists.join('').split('\n').filter(Boolean))
      expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\)(: .+)?$/);
  });

  test('links to what exists', async () => {
    const { text } = await get('/llms.txt');
    const links = [...text.matchAll(/\]\((.+?)\)/g)].map(([, link = '']) => link);
    expect(new Set(links).size).toBe(links.length);
    expect(links).toContain(`${PUBLIC_URL}/fr/a-vendre.atom`);
    for (const link of links) {
      expect(link).toMatch(`${PUBLIC_URL}/`);
      const { status } = await get(link.slice(PUBLIC_URL.length)).set('accept', 'text/html, */*');
      expect([link, status]).toEqual([link, 200]);
    }
  });
});
