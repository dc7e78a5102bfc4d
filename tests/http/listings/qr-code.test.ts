import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES } from '../../../shared/locales.ts';
import { startSite, type TestSite } from '../../support/site.ts';

const PUBLIC_URL = 'https://www.baksteen.example';
let site: TestSite;

beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL } });
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path);

test.each(LOCALES)('a code in %s is a cacheable drawing', async (locale) => {
  const { status, headers, body } = await get(`/qr/${locale}/12.svg`);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(headers['cache-control']).toBe('public, max-age=2592000');
  expect(String(body)).toMatch(/^<svg .*<\/svg>$/s);
});

test('each listing and language has its own code', async () => {
  const paths = ['/qr/nl/12.svg', '/qr/nl/13.svg', '/qr/fr/12.svg', '/qr/de/12.svg'];
  const codes = await Promise.all(paths.map(async (path) => String((await get(path)).body)));
  // The path of a permanent link is the same in every language, apart from the prefix.
  expect(new Set(codes).size).toBe(paths.length);
});

test.each([
  ...['/qr/nl/0.svg', '/qr/nl/-1.svg', '/qr/nl/1e3.svg', '/qr/nl/12345678901.svg', '/qr/nl/12.png'],
  ...['/qr/it/12.svg', '/qr/nl/%00.svg', '/qr/nl/12', '/qr/nl', '/qr/nl/12.svg/more'],
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('a code is read-only', async () => {
  expect((await request(site.app).post('/qr/nl/12.svg')).status).toBe(405);
  expect((await request(site.app).head('/qr/nl/12.svg')).status).toBe(200);
});

test('the page of a home has the code of its permanent link for print', async () => {
  const { text } = await get('/nl/te-koop');
  const [path = '', id] = text.match(/\/nl\/aanbod\/(\d+)\/[\w-]+/) ?? [];
  const page = (await get(path)).text;
  const sheet = page.match(/<aside class="print-sheet".*?<\/aside>/s)?.[0] ?? '';
  expect(sheet).toContain(`src="/qr/nl/${id}.svg"`);
  expect(sheet).toContain(`${PUBLIC_URL}/nl/detail?id=${id}`);
  expect(sheet).not.toContain('loading="lazy"');
});
