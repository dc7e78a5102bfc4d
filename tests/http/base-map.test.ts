/** The base map as served by the site. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).buffer(true);

test.each([
  '/map/nl/8/131/86.svg',
  '/map/de/18/134230/87940.svg',
  '/map/fr/still/12/50.8466,4.3528.svg',
  '/map/en/still/12/-0,4.svg'.replace('-0', '28.1'),
  '/map/en/still/13/51.05,-3.7-500.svg',
  '/map/en/plain/7/50.6,4.5.svg',
])('%s is a cacheable drawing with its own policy', async (path) => {
  const { status, headers, text, body } = await get(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('image/svg+xml'),
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(String(text ?? body)).toMatch(/^<svg xmlns/);
});

test('a static map shows the exact or approximate position', async () => {
  const exact = await get('/map/nl/still/12/50.8466,4.3528.svg');
  expect(String(exact.body)).toContain('<path class="pin" transform="translate(480 240)"');
  const about = await get('/map/nl/still/12/50.8466,4.3528-500.svg');
  expect(String(about.body)).toContain('<circle class="circle" transform="translate(480 240)" r="21"/>');
});

test.each([
  '/map/xx/8/131/86.svg',
  '/map/nl/3/1/1.svg',
  '/map/nl/19/1/1.svg',
  '/map/nl/99/1/1.svg',
  '/map/nl/8/256/86.svg',
  '/map/nl/8/131/-1.svg',
  '/map/nl/8/131/NaN.svg',
  '/map/nl/8/131/86.png',
  '/map/nl/8/131/1e9.svg',
  '/map/nl/still/12/91,4.svg',
  '/map/nl/still/12/50.123456,4.svg',
  '/map/nl/still/12/50,4-99999.svg',
  '/map/nl/still/12/50.svg',
  '/map/nl/still/12/__proto__,4.svg',
  '/map',
])('%s is not found', async (path) => {
  const { status } = await get(path);
  expect(status).toBe(404);
});
