/** An unknown city in a search is ignored alike by pages and API; a submission that has no other city is rejected. */

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { startSite, type TestSite } from '../../support/site.ts';

const UNKNOWN = 'atlantis-1';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function open(path: string): Promise<string> {
  const { status, text } = await request(site.app).get(path).set({ accept: 'text/html' }).redirects(0);
  expect(status).toBe(200);
  return text;
}

/** The number of results in their status line. */
const countOn = (html: string) => /role="status"[^>]*>([^<]*\d[^<]*)</.exec(html)?.[1];
const canonicalOf = (html: string) => /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0];

test.each([
  ['results', '/en/for-sale?bedrooms=2', 'city'],
  ['the map', '/en/for-sale?bedrooms=2&view=map', 'city'],
  ['projects', '/en/new-construction?type=flat', 'city'],
  ['holiday homes', '/en/holiday?persons=2', 'place'],
  ['subscriptions', '/en/keep-me-informed?bedrooms=2', 'city'],
])(
  'the page of %s names the unknown city and shows what it shows without it',
  async (_name, path, parameter) => {
    const html = await open(`${path}&${parameter}=${UNKNOWN}`);
    expect(html).toContain(`We do not know a town called “${UNKNOWN}”`);
    const without = await open(path);
    expect(without).not.toContain('We do not know a town');
    expect(countOn(html)).toBe(countOn(without));
    expect(canonicalOf(html)).toBe(canonicalOf(without));
  },
);

test.each(['estates', 'projects', 'rentalUnits'])(
  'the filter of %s ignores unknown cities',
  async (field) => {
    const filter = field === 'estates' ? 'transaction: SALE, ' : '';
    const totals = await Promise.all(
      [`"${UNKNOWN}"`, '', `"${UNKNOWN}", "gent-9000"`, '"gent-9000"'].map(async (cities) => {
        const query = `{ ${field}(locale: en, filter: { ${filter}cities: [${cities}] }) { total } }`;
        const { body } = await request(site.app).post('/graphql').send({ query });
        return body.data[field].total as number;
      }),
    );
    expect(totals[0]).toBe(totals[1]);
    expect(totals[2]).toBe(totals[3]);
  },
);
