/**
 * The site while its database is unreachable: cached responses are served and marked, other requests get 503.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request, { type Response } from 'supertest';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { BODIES } from '../support/ajax.ts';
import { createInterruptibleDatabase } from '../support/database/interruptible-database.ts';
import { CONTACT, encode, FORMS_AND_LOCALES, mutationOf, pathOf } from '../support/leads/lead-inputs.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';
import { until } from '../support/until.ts';

const MARK = 'baksteen; hit; detail=database-unreachable';
const OFFICES = '{ offices(locale: nl) { id name } }';
const TOKEN = 'a-token-for-metrics';

const line = createInterruptibleDatabase();
let site: LeadSite;
let listingId: number;

beforeAll(async () => {
  site = await startLeadSite({ env: { RESPONSE_CACHE_MB: '8', METRICS_TOKEN: TOKEN }, line });
  listingId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
});
afterEach(() => line.restore());
afterAll(() => site.stop());

const statusOf = ({ status, headers }: Response) => [
  status,
  headers['retry-after'],
  headers['cache-control'],
  headers['cache-status'],
];
const AWAY = [503, '5', 'no-store', undefined];
const get = (path: string) => request(site.app).get(path);

/** Returns the number of cache hits. */
async function countHits(): Promise<number> {
  const counted = await site.services.metrics.registry
    .getSingleMetric('baksteen_response_cache_requests_total')
    ?.get();
  return counted?.values.find(({ labels }) => labels.outcome === 'hit')?.value ?? 0;
}

/** Repeats a request until its response is cached. */
async function requestUntilCached(ask: () => Promise<Response>): Promise<Response> {
  await until(async () => {
    const before = await countHits();
    await ask();
    return (await countHits()) > before;
  }, true);
  return ask();
}

describe('a cached response', () => {
  const sale = () => site.open(routePath('forSale', 'nl'));
  const ways: [string, () => Promise<Response>][] = [
    ['a page', sale],
    ['a query', () => site.post(OFFICES, {})],
    ['a query by GET', async () => get('/graphql').query({ query: OFFICES })],
    ['a legacy call', async () => get('/nl/ajax/search-city').query({ q: 'gent' })],
  ];

  test.each(ways)('to %s is served and marked, and may not be cached elsewhere', async (_, ask) => {
    const before = await requestUntilCached(ask);
    expect([before.status, before.get('cache-status')]).toEqual([200, undefined]);
    await line.interrupt();
    const meanwhile = await ask();
    expect(statusOf(meanwhile)).toEqual([200, undefined, 'no-store', MARK]);
    expect(meanwhile.text).toBe(before.text);
    await line.restore();
    const after = await ask();
    expect([after.status, after.get('cache-status')]).toEqual([200, undefined]);
  });

  test('is served although a newer version was published, until the database is back', async () => {
    const ask = () => site.post(OFFICES, {});
    const [{ id, name }] = (await requestUntilCached(ask)).body.data.offices;
    const nameOf = async () =>
      (await ask()).body.data.offices.find((office: { id: string }) => office.id === id).name;
    const rename = (to: string) =>
      site.database.db.updateTable('office').set({ name: to }).where('id', '=', Number(id)).execute();
    await line.interrupt();
    await rename('Renamed');
    expect(await nameOf()).toBe(name);
    await line.restore();
    expect(await nameOf()).toBe('Renamed');
    await rename(name);
  });

  test('can be revalidated', async () => {
    const tag = (await requestUntilCached(sale)).get('etag') ?? '';
    await line.interrupt();
    const repeated = await get(routePath('forSale', 'nl')).set({ accept: 'text/html', 'if-none-match': tag });
    expect([repeated.status, repeated.get('cache-status')]).toEqual([304, MARK]);
  });

  test('is never an error response', async () => {
    const path = `${routePath('forSale', 'nl')}?bedrooms=3`;
    await line.interrupt();
    for (let time = 0; time < 3; time++) expect(statusOf(await site.open(path))).toEqual(AWAY);
    await line.restore();
    const after = await site.open(path);
    expect([after.status, after.get('cache-status')]).toEqual([200, undefined]);
  });
});

describe('other requests', () => {
  let token: string;
  beforeEach(async () => {
    token = await site.readToken();
    await line.interrupt();
  });
  afterEach(async () => {
    await line.restore();
    await site.forget();
  });

  test.each(LOCALES)('are 503 in the language of the page, in %s', async (locale) => {
    const t = site.textsIn(locale);
    for (const path of [
      `${routePath('forRent', locale)}?maxPrice=987`,
      routePath('office', locale, { officeId: 9, slug: 'x' }),
      routePath('contact', locale),
    ]) {
      const response = await site.open(path);
      expect(statusOf(response)).toEqual(AWAY);
      expect(response.get('content-language')).toBe(locale);
      expect(response.text).toContain(`<html lang="${locale}-BE">`);
      for (const key of ['errors.away.heading', 'errors.away.text', 'errors.again'] as const)
        expect(response.text).toContain(t(key));
    }
  });

  test('health: the process is alive but not ready, and its metrics give the reason', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(503);
    const figures = await get('/metrics').set('authorization', `Bearer ${TOKEN}`);
    expect(figures.status).toBe(200);
    expect(figures.text).toContain('baksteen_database_reachable 0');
    expect(figures.text).not.toMatch(/^baksteen_mails_waiting /m);
  });

  test.each(['/nl/te-koop.atom', '/share/nl/1.jpg', `/media/${'0'.repeat(32)}-640.webp`, '/robots.txt'])(
    'at %s are not reported as program errors',
    async (path) => {
      expect((await get(path)).status).not.toBe(500);
    },
  );

  test('a query and a mutation have an error code', async () => {
    const input = { ...CONTACT, locale: 'nl', human: { formToken: token } };
    for (const response of [
      await site.post('{ estates(locale: nl, page: 3) { total } }', {}),
      await site.post(mutationOf('sendContactMessage'), { input }),
    ]) {
      expect(statusOf(response)).toEqual(AWAY);
      const [error] = response.body.errors;
      expect(error.extensions).toEqual({ code: 'SERVICE_UNAVAILABLE' });
      expect(error.message).toBe('The database cannot be reached at the moment. Try again soon.');
    }
  });

  test('a legacy call responds in the language of its path', async () => {
    const legacy = await get('/fr/ajax/search-city').query({ q: 'namur' });
    const sent = await request(site.app)
      .post('/de/ajax/contact-form-handler')
      .send({ ...BODIES['contact-form-handler'], form_token: token });
    expect([statusOf(legacy), statusOf(sent)]).toEqual([AWAY, AWAY]);
    const shape = (message: string) => ({ status: 503, message, errors: [] });
    expect(legacy.body).toEqual(shape(site.textsIn('fr')('ajax.failed')));
    expect(sent.body).toEqual(shape(site.textsIn('de')('forms.failed')));
  });

  test.each(FORMS_AND_LOCALES)(
    'the form of %s in %s can be sent again unchanged, and counts once',
    async (_, locale, form) => {
      const sent = encode({ ...form.fields, formToken: token, remarks: '<b>"Ann" & co</b>' });
      const path = pathOf(form, locale, listingId);
      const response = await site.submit(path, sent);
      expect(statusOf(response)).toEqual(AWAY);
      expect(response.text).toContain(`<html lang="${locale}-BE">`);
      expect(response.text).toContain(site.textsIn(locale)('errors.unsent.heading'));
      const repeated = hiddenFields(response.text);
      expect([...new URLSearchParams(repeated)]).toEqual([...new URLSearchParams(sent)]);
      expect(hiddenFields((await site.submit(path, repeated)).text)).toBe(repeated);
      await line.restore();
      for (let time = 0; time < 2; time++) expect((await site.submit(path, repeated)).status).toBe(303);
      expect(await site.leads()).toHaveLength(1);
    },
  );
});

/** Returns the hidden fields of the page's form. */
function hiddenFields(page: string): string {
  const fields = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  const read = (text = '') =>
    text
      .replaceAll('&#13;', '\r')
      .replaceAll('&#10;', '\n')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
  return new URLSearchParams(
    [...fields].map(([, name, value]): [string, string] => [read(name), read(value)]),
  ).toString();
}

test('an outage is logged at its start and its end only', async () => {
  const logged = site.lines.length;
  await line.interrupt();
  for (let turn = 0; turn < 5; turn++)
    expect(statusOf(await site.open(`/nl/te-koop?bedrooms=${turn + 4}`))).toEqual(AWAY);
  await site.post('{ estates(locale: nl, page: 4) { total } }', {});
  await get('/fr/ajax/search-city').query({ q: 'luik' });
  await line.restore();
  const lines = site.lines.slice(logged).map((text) => JSON.parse(text));
  const messages = lines.filter(({ status }) => status === undefined).map(({ msg }) => msg);
  expect(messages).toEqual(['the database cannot be reached', 'the database is reachable again']);
});

test('without the response cache every request is 503', async () => {
  const other = createInterruptibleDatabase();
  const bare = await startLeadSite({ env: { RESPONSE_CACHE_MB: '0' }, line: other });
  const open = () => bare.open(routePath('forSale', 'nl'));
  expect((await open()).status).toBe(200);
  await other.interrupt();
  for (let time = 0; time < 3; time++) expect(statusOf(await open())).toEqual(AWAY);
  await other.restore();
  expect((await open()).status).toBe(200);
  await bare.stop();
});
