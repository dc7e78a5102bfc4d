import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { expectRedirect } from '../../support/redirects.ts';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).set('accept', 'text/html').redirects(0);

describe('invalid input', () => {
  test.each([
    '/en/for-sale?minPrice=abc&maxPrice=-5&bedrooms=1e9&type=castle&city=<script>&sortType=colour&page=x&view=3d',
    '/en/for-sale?city=%00&q=%00%0a%0d',
    '/en/for-sale?page=1000000000',
    '/en/for-sale?page=99999999999999999999',
    `/en/for-sale?${'city=gent-9000&'.repeat(500)}`,
    '/en/for-sale?city[]=gent-9000&type[]=HOUSE&subType[]=villa',
    '/en/for-sale?q=%27%3B%20drop%20table%20listing%3B--',
    '/en/for-sale?where=gent',
    '/en/for-sale?where=%F0%9F%8F%A0',
    '/en?transaction=rent&where=nowhere-at-all-xyz',
  ])('%s causes no server error', async (path) => {
    const response = await get(path);
    expect([200, 301, 302]).toContain(response.status);
    expect((await get(path).redirects(5)).status).toBe(200);
  });

  test.each([
    '/en/offer/0/x',
    '/en/offer/-1/x',
    '/en/offer/9999999999/x',
    '/en/offer/abc',
    '/en/nothing',
    '/xx/for-sale',
    '/wp-login.php',
    '/en/offer/1/x/y/z',
  ])('%s is not found, with an error page', async (path) => {
    const response = await get(path).set('accept-language', 'en');
    expect(response.status).toBe(404);
    expect(response.text).toContain('Oops! We could not find that page.');
    expect(response.text).toContain('href="/en"');
  });

  test('a path with invalid encoding is a bad request', async () => {
    const response = await get('/en/offer/%E0%A4%A/x');
    expect(response.status).toBe(400);
    expect(response.text).toContain('Oops! We could not find that page.');
  });

  test.each(['post', 'put', 'delete', 'patch'] as const)('%s on a page is not allowed', async (method) => {
    const response = await request(site.app)[method]('/en/for-sale');
    expect([response.status, response.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['/fr/a-vendre', 'fr-BE', 'Opération impossible'],
    ['/nowhere', 'de-BE', 'Das ist hier nicht möglich'],
  ])('an unsupported method is reported in the language of %s', async (path, language, title) => {
    const { text } = await request(site.app).post(path).set({ accept: 'text/html', 'accept-language': 'de' });
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<title>${title}</title>`);
  });

  test('a script gets the error of an unsupported method as JSON', async () => {
    const { status, body } = await request(site.app).post('/en').set('accept', 'application/json');
    expect([status, body.status]).toEqual([405, 405]);
  });

  test('a page after the last one is empty with a link back', async () => {
    const response = await get('/nl/te-koop?page=1000000000');
    expect(response.status).toBe(200);
    expect(response.text).toContain('class="empty"');
    expect(response.text).toContain('noindex');
  });

  test('a typed place redirects to its town', async () => {
    const response = await get('/fr/a-vendre?where=Luik&type=house');
    await expectRedirect(site.app, response, { status: 302, to: '/fr/a-vendre?city=liege-4000&type=house' });
  });
});

test('a pasted postal code with the letter of the country finds its town', async () => {
  for (const where of ['B-9000', 'BE 9000 Gent', '９０００']) {
    const { headers } = await get(`/fr/a-vendre?where=${encodeURIComponent(where)}&type=house`);
    expect(headers.location).toContain('gent-9000');
  }
});
