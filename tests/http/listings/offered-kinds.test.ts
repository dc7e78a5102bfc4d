/** Forms do not offer kinds of listings that the agency lacks. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import type { OfferedKinds } from '../../../graphql/listings/ports.ts';
import { startSite, type TestSite } from '../../support/site.ts';

const NOTHING: OfferedKinds = {
  forSale: false,
  forRent: false,
  projects: false,
  holiday: false,
  news: false,
  offices: false,
};
let offered: Partial<OfferedKinds> = {};
let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    wrapPorts: (ports) => ({
      ...ports,
      listings: { ...ports.listings, findOfferedKinds: async () => ({ ...NOTHING, ...offered }) },
    }),
  });
});
afterAll(() => site?.stop());

const textOf = async (url: string) => (await request(site.app).get(url).expect(200)).text;
const SALE_ALONE = '<input type="hidden" name="transaction" value="sale"/>';
const RENT = /<input type="radio"[^>]+value="rent"/;

test('an agency with both has a choice in both forms', async () => {
  offered = { forSale: true, forRent: true };
  const home = await textOf('/nl');
  expect(home).toMatch(RENT);
  expect(home).not.toContain(SALE_ALONE);
  expect(await textOf('/nl/hou-me-op-de-hoogte')).toContain('href="?transaction=rent"');
});

test('an agency without homes to rent does not offer them, but a URL still does', async () => {
  offered = { forSale: true };
  const home = await textOf('/nl');
  expect(home).toContain(SALE_ALONE);
  expect(home).not.toMatch(RENT);
  expect(await textOf('/nl?transaction=rent&where=Qqqqq')).toMatch(RENT);
  expect(await textOf('/nl/hou-me-op-de-hoogte')).not.toContain('chip-choice');
  expect(await textOf('/nl/hou-me-op-de-hoogte?transaction=rent')).toContain('href="?transaction=sale"');
  await request(site.app).get('/nl/te-huur').expect(200);
});

test('an agency with homes to rent alone starts a subscription with them', async () => {
  offered = { forRent: true };
  const { headers } = await request(site.app).get('/nl/hou-me-op-de-hoogte').expect(302);
  expect(headers.location).toBe('/nl/hou-me-op-de-hoogte?transaction=rent&change=');
  expect(await textOf(String(headers.location))).not.toContain('chip-choice');
  expect(await textOf('/nl')).toContain('<input type="hidden" name="transaction" value="rent"/>');
});
