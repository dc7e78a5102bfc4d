/** The work that an address block may cause in a minute by reading. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { translatorOf } from '../../client/intl/use-messages.ts';
import { WORK } from '../../server/platform/limits/read-budget.ts';
import { startSite, type TestSite } from '../support/site.ts';

const TOKEN = 'a-token-for-metrics';
/** Two new pages, and something less than a third one. */
const BUDGET = 3 * WORK.page - 1;

let site: TestSite;
beforeAll(async () => {
  const env = {
    READ_BUDGET: String(BUDGET),
    TRUST_PROXY: '1',
    RESPONSE_CACHE_MB: '8',
    METRICS_TOKEN: TOKEN,
  };
  site = await startSite({ env });
});
afterAll(() => site.stop());

let blocks = 0;
/** Returns an address of a block that has not been used. */
const newAddress = () => `198.51.100.${++blocks}`;
const get = (path: string, address: string) =>
  request(site.app).get(path).set('x-forwarded-for', address).set('accept', 'text/html').buffer(true);
let turn = 0;
const newPage = () => `/en/for-sale?minPrice=${100_000 + ++turn}`;

async function useUp(address: string): Promise<void> {
  for (let page = 0; page < Math.floor(BUDGET / WORK.page); page++)
    expect((await get(newPage(), address)).status).toBe(200);
  expect((await get(newPage(), address)).status).toBe(429);
}

test('further new pages are 429 with the time to wait, in the language of the path', async () => {
  const address = newAddress();
  await useUp(address);
  const { status, headers, text } = await get('/fr/a-vendre?minPrice=1', address);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain(translatorOf(site.services.intls.fr)('errors.busy.heading'));
  expect((await get(newPage(), newAddress())).status).toBe(200);
});

test('so are new maps, share pictures, feeds, sitemaps and legacy calls, in their own format', async () => {
  const address = newAddress();
  await useUp(address);
  const maps = ['/map/en/still/12/50.8,4.3.svg', '/map/en/9/262/171.svg'];
  const others = ['/share/en/for-rent.jpg', '/sitemaps/estates-1.xml', '/en/for-sale.atom'];
  for (const path of [...maps, ...others]) {
    const { status, headers } = await get(path, address);
    expect([path, status, headers['cache-control']]).toEqual([path, 429, 'no-store']);
    expect(headers['retry-after']).toMatch(/^\d+$/);
  }
  const { status, headers, body } = await get('/en/ajax/search-city?query=gent', address);
  expect([status, body.errors]).toEqual([429, []]);
  expect(headers['retry-after']).toMatch(/^\d+$/);
});

test('what is cached costs nothing', async () => {
  const address = newAddress();
  const map = '/map/en/still/11/50.8,4.4.svg';
  const page = newPage();
  const others = [newAddress(), newAddress()];
  // A page is cached when it is requested again.
  for (const other of others) await get(page, other);
  await get(map, newAddress());
  await useUp(address);
  for (const path of [page, map, '/robots.txt']) expect((await get(path, address)).status).toBe(200);
});

test('forms have a budget of their own, and nothing is lost when it is used up', async () => {
  const address = newAddress();
  await useUp(address);
  const sendForm = () =>
    request(site.app)
      .post('/en/contact')
      .set('x-forwarded-for', address)
      .set('accept', 'text/html')
      .type('form')
      .send('message=What+I+typed');
  for (let form = 0; form < Math.floor(BUDGET / WORK.form); form++)
    expect((await sendForm()).status).toBe(422);
  const { status, headers, text } = await sendForm();
  expect([status, headers['cache-control']]).toEqual([429, 'no-store']);
  expect(headers['retry-after']).toMatch(/^\d+$/);
  expect(text).toContain('What I typed');
  expect(text).toContain(translatorOf(site.services.intls.en)('errors.resend'));
  const call = await request(site.app)
    .post('/en/ajax/contact-form-handler')
    .set('x-forwarded-for', address)
    .send({});
  expect([call.status, call.body.errors]).toEqual([429, []]);
  const query = 'mutation { refuseFriendMails(input: {locale: en, token: "x"}) { __typename } }';
  const mutation = await request(site.app).post('/graphql').set('x-forwarded-for', address).send({ query });
  expect([mutation.status, mutation.body.errors[0].extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
});

test('a form of more than 1,000 fields is rejected before it is parsed', async () => {
  const form = 'a=1&'.repeat(1_001);
  for (const path of ['/en/contact', '/en/ajax/contact-form-handler']) {
    const { status } = await request(site.app).post(path).type('form').send(form);
    expect([path, status]).toEqual([path, 413]);
  }
});

test('rejected requests are counted', async () => {
  const { text } = await request(site.app).get('/metrics').set('authorization', `Bearer ${TOKEN}`);
  expect(text).toMatch(/^baksteen_over_budget_total [1-9]/m);
});

test('so are queries and event streams, as a GraphQL response', async () => {
  const address = newAddress();
  await useUp(address);
  const ask = (path: string, query: string) =>
    request(site.app)
      .post(path)
      .set({ 'x-forwarded-for': address, accept: 'text/event-stream, application/json' })
      .send({ query });
  for (const sent of [
    ask(
      '/graphql',
      '{ estates(locale: nl, pageSize: 60) { items { title { text } photos { alt { text } } } } }',
    ),
    ask('/graphql/stream', 'subscription { agenda(listingId: 1) { lastDay } }'),
  ]) {
    const { status, headers, body } = await sent;
    expect(status).toBe(429);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    expect(body.errors[0].extensions.code).toBe('TOO_MANY_REQUESTS');
  }
});

test('queries that are rejected use up the budget, too', async () => {
  const address = newAddress();
  const ask = (query: string) =>
    request(site.app).post('/graphql').set('x-forwarded-for', address).send({ query });
  const rejected = [];
  for (let count = 0; count < BUDGET / WORK.rejectedQuery + 1; count++)
    rejected.push((await ask('{ unknown }')).status);
  expect(rejected[0]).toBe(400);
  expect((await ask('{ __typename }')).status).toBe(429);
});
