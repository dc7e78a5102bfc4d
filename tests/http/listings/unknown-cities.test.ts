/** An unknown city in a search is ignored alike by pages and API; a submission that has no other city is rejected. */

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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

/** The total of a search in the API, or its errors. */
async function search(field: string, filter: string) {
  const query = `{ ${field}(locale: en, filter: { ${filter} }) { total } }`;
  const { body } = await request(site.app).post('/graphql').send({ query });
  return { total: body.data[field]?.total, errors: body.errors };
}

describe.each(['estates', 'projects', 'rentalUnits'])('the filter of %s', (field) => {
  test('rejects unknown cities', async () => {
    for (const cities of [`"${UNKNOWN}"`, `"gent-9000", "${UNKNOWN}"`]) {
      const { errors } = await search(field, `cities: [${cities}]`);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(errors[0].message).toContain(`"filter.cities" has an unknown id: "${UNKNOWN}"`);
      expect(errors[0].message).toContain('searchCities');
    }
  });

  test('ignores unknown cities when it says so', async () => {
    const total = async (cities: string) =>
      (await search(field, `unknownPlaces: IGNORE, cities: [${cities}]`)).total;
    expect(await total(`"${UNKNOWN}"`)).toBe(await total(''));
    expect(await total(`"${UNKNOWN}", "gent-9000"`)).toBe(await total('"gent-9000"'));
  });
});

test.each(['"99999"', '"44021", "99999"', '"10km-nowhere-1"', '"shape-AAAAAAAA"', '"{"', '""'])(
  'the filter of estates rejects the areas %s unless it ignores them',
  async (areas) => {
    const { errors } = await search('estates', `areas: [${areas}]`);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(errors[0].message).toMatch(/^"filter\.areas" has an unknown id: /);
    expect((await search('estates', `unknownPlaces: IGNORE, areas: [${areas}]`)).errors).toBeUndefined();
  },
);

test('an unknown id is repeated up to a length', async () => {
  const { errors } = await search('estates', `cities: ["${'x'.repeat(5_000)}"]`);
  expect(errors[0].message.length).toBeLessThan(200);
});
