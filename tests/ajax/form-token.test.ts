/** The token that legacy forms of another origin need, and prefixes of languages in other spellings. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

const ORIGIN = 'https://old.example.be';
let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: { ALLOWED_ORIGINS: ORIGIN, FORM_SECONDS: '0' } });
});
afterAll(() => site.stop());

test('a form of an allowed origin is sent with a token that its script has read', async () => {
  const foreign = { origin: ORIGIN, 'sec-fetch-site': 'cross-site' };
  const token = await request(site.app).get('/nl/ajax/form-token').set(foreign);
  expect([token.status, token.headers['access-control-allow-origin']]).toEqual([200, ORIGIN]);
  expect(token.headers['cache-control']).toContain('no-store');
  expect(token.body).toMatchObject({ status: 200, formToken: expect.any(String), siteKey: null });
  const sent = await request(site.app)
    .post('/nl/ajax/contact-form-handler')
    .set(foreign)
    .send({ formToken: token.body.formToken });
  // The form is empty, but the robot check passes.
  expect(sent.status).toBe(400);
});

test.each([
  ['/NL/ajax/search-city?q=gent', '/nl/ajax/search-city?q=gent'],
  ['/nl-BE/ajax/search-city', '/nl/ajax/search-city'],
  ['/FR-be/ajax/form-token', '/fr/ajax/form-token'],
])('%s redirects with method and body', async (path, target) => {
  const { status, headers } = await request(site.app).get(path).redirects(0);
  expect([status, headers.location]).toEqual([308, target]);
  expect((await request(site.app).post(path).redirects(0)).status).toBe(308);
});

test('a prefix that is no language stays unknown', async () => {
  expect((await request(site.app).get('/xx-BE/ajax/search-city')).status).toBe(404);
});
