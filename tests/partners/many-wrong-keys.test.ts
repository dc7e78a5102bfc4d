/** Wrong keys of an address block: above their budget, they are rejected without a query, and stop nothing else. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { listKeys, revokeKey } from '../../server/features/partners/partner-keys.ts';
import { WORK } from '../../server/platform/limits/read-budget.ts';
import { LOCALES } from '../../shared/locales.ts';
import { BODIES, sendAjax } from '../support/ajax.ts';
import { type PartnerSite, startPartnerSite, withKey } from '../support/partners/partner-site.ts';

const WRONG = 'A'.repeat(43);
/** The wrong keys that a block may send in a minute. */
const LOOKUPS = 4;
const QUERY = '{ settings { agencyName } }';

let site: PartnerSite;
beforeAll(async () => {
  site = await startPartnerSite({ READ_BUDGET: String(LOOKUPS * WORK.unknownKey), TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

let blocks = 0;
let from: { 'x-forwarded-for': string };
beforeEach(async () => {
  await site.forgetPartners();
  from = { 'x-forwarded-for': `198.51.100.${++blocks}` };
});

const ask = (key: string) => site.post(QUERY, {}, { ...withKey(key), ...from });
const call = (locale: string, headers: Record<string, string> = {}) =>
  sendAjax(site.app, {
    path: `/${locale}/ajax/contact-form-handler`,
    fields: BODIES['contact-form-handler'] ?? {},
    headers: { ...headers, ...from },
  });
async function useUp() {
  for (let sent = 0; sent < LOOKUPS; sent++) expect((await ask(WRONG)).status).toBe(401);
}

/** Returns how often the site took a connection to the database meanwhile. */
async function countQueries(run: () => Promise<unknown>): Promise<number> {
  const { pool } = site.database;
  let count = 0;
  const increment = () => void count++;
  pool.on('acquire', increment);
  await run();
  pool.off('acquire', increment);
  return count;
}

const RETRY_AFTER = expect.stringMatching(/^([1-9]|[1-5]\d|60)$/);

describe('above the budget', () => {
  test('a key is 429 in the form of the API, and asks the database nothing', async () => {
    expect(await countQueries(useUp)).toBe(LOOKUPS);
    const queries = await countQueries(async () => {
      for (const key of [WRONG, 'x', 'B'.repeat(43)]) {
        const { status, headers, body } = await ask(key);
        expect([status, body.errors[0].extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
        expect([headers['retry-after'], headers['cache-control']]).toEqual([RETRY_AFTER, 'no-store']);
      }
      const { status, headers } = await site.open('/graphql/stream', '*/*', { ...withKey(WRONG), ...from });
      expect([status, headers['retry-after']]).toEqual([429, RETRY_AFTER]);
    });
    expect(queries).toBe(0);
  });

  test('so is a legacy call, in its form and language', async () => {
    await useUp();
    for (const locale of LOCALES) {
      const { status, headers, body } = await call(locale, withKey(WRONG));
      const message = site.textsIn(locale)('ajax.busy');
      expect([status, headers['retry-after'], body]).toEqual([
        429,
        RETRY_AFTER,
        { status: 429, message, errors: [] },
      ]);
    }
  });

  test('pages, queries and forms of the address stay open, and so do keys of other addresses', async () => {
    await useUp();
    expect((await ask(WRONG)).status).toBe(429);
    expect((await site.open('/nl/te-koop', 'text/html', from)).status).toBe(200);
    expect((await site.post('{ offices(locale: nl) { id } }', {}, from)).status).toBe(200);
    // The robot check rejects it.
    expect((await call('nl')).status).toBe(403);
    from = { 'x-forwarded-for': `198.51.100.${++blocks}` };
    expect((await ask(WRONG)).status).toBe(401);
  });
});

describe('behind the same address', () => {
  test('a key that was valid before still works, and asks the database each time', async () => {
    const key = await site.issue();
    expect((await ask(key)).status).toBe(200);
    for (let sent = 1; sent < LOOKUPS; sent++) expect((await ask(WRONG)).status).toBe(401);
    expect((await ask(WRONG)).status).toBe(429);
    for (let sent = 0; sent < 2 * LOOKUPS; sent++) {
      expect(await countQueries(async () => expect((await ask(key)).status).toBe(200))).toBeGreaterThan(0);
    }
  });

  test('a key that is revoked is rejected at once, and from then on as any wrong key', async () => {
    const key = await site.issue();
    expect((await ask(key)).status).toBe(200);
    for (let sent = 1; sent < LOOKUPS; sent++) await ask(WRONG);
    const [row] = await listKeys(site.database.db);
    await revokeKey(site.database.db, row?.id ?? 0, site.now());
    expect((await ask(key)).status).toBe(401);
    expect(await countQueries(async () => expect((await ask(key)).status).toBe(429))).toBe(0);
  });

  test('a new key waits for the next minute', async () => {
    await useUp();
    expect((await ask(await site.issue())).status).toBe(429);
  });
});
