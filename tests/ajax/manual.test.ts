/** Runs every command of docs/ajax.md as written and compares the results with the site's pages and data. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parse, validate } from 'graphql';
import request from 'supertest';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { AJAX_ROUTES } from '../../server/web/ajax/ajax-routes.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import {
  SUBSCRIBER,
  type SubscriptionSite,
  startSubscriptionSite,
} from '../support/subscriptions/subscription-site.ts';

const MANUAL = readFileSync('docs/ajax.md', 'utf8');
const LINES = [...MANUAL.matchAll(/```sh\n([^`]+)```/g)].map(([, line = '']) => line);
const NAMES = ['Peeters', 'ann@mail.example', 'jo@mail.example'];

const run = promisify(execFile);
let site: SubscriptionSite;
let server: OpenServer;
let estateId: number;

beforeAll(async () => {
  site = await startSubscriptionSite();
  server = await openServer(site.app);
  estateId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
  site.remember(NAMES);
});
afterAll(async () => {
  await server.close();
  await site.stop();
});
beforeEach(() => site.forget());

/** Runs the command that contains this text in a shell. */
async function curl(part: string, variables: Record<string, string> = {}) {
  const found = LINES.filter((line) => line.includes(part));
  expect(found).toHaveLength(1);
  const line = found[0]?.replaceAll('localhost:3000', `localhost:${server.port}`) ?? '';
  const env = { ...process.env, ESTATE: String(estateId), TOKEN: await site.readToken(), ...variables };
  return JSON.parse((await run('sh', ['-c', line], { env })).stdout);
}

const openListingPage = async (url: string) =>
  (await request(site.app).get(new URL(url).pathname).set('accept', 'text/html')).text;

test('runs every command of the document', () => {
  expect(LINES).toHaveLength(11);
  const called = LINES.map((line) => line.match(/\/ajax\/([\w-]+)/)?.[1]).filter(Boolean);
  expect(new Set(called)).toEqual(new Set(AJAX_ROUTES.map(({ path }) => path.split('/')[0])));
});

describe('listings', () => {
  test('an estate matches its page', async () => {
    const body = await curl('/ajax/estate/');
    const page = await openListingPage(body.url);
    expect(page).toContain(`<link rel="canonical" href="${body.url}"`);
    expect(page).toContain(body.city);
    const price = site.services.intls.nl.formatNumber(body.price, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
    });
    expect(page).toContain(price);
  });

  test('similar listings match the page', async () => {
    const similar = await curl('/ajax/similar-estate/');
    const { body } = await request(site.app).get(`/fr/ajax/estate/${estateId}`);
    const page = await openListingPage(body.url);
    expect(similar.length).toBeGreaterThan(0);
    for (const { url } of similar) expect(page).toContain(`href="${new URL(url).pathname}"`);
  });

  test('finds a town by its German name', async () => {
    const { results, pagination } = await curl('/ajax/search-city');
    expect(results[0]).toEqual({ id: 'liege-4000', text: '4000 Lüttich' });
    expect(pagination).toEqual({ more: false });
  });
});

describe('forms', () => {
  test('requests a form token', async () => {
    expect((await curl('/ajax/form-token')).formToken).toMatch(/^[\w.-]{40,}$/);
  });

  test.each([
    ['contact-form-handler', 'CONTACT', 'en', 'leads.contact.sent'],
    ['info-request', 'INFO', 'nl', 'leads.info.sent'],
    ['send-to-a-friend', 'FRIEND', 'fr', 'leads.friend.sent'],
  ] as const)("%s is stored, and returns the form's confirmation", async (call, kind, locale, sentence) => {
    const message = site.textsIn(locale)(sentence);
    expect(await curl(`/ajax/${call}`)).toEqual({ status: 200, message });
    expect(await site.leads()).toMatchObject([{ kind, locale, email: 'ann@mail.example' }]);
  });

  test('requests a subscription', async () => {
    const { status } = await curl('-d \'{"formToken":"\'$TOKEN\'",\n  "email"');
    expect(status).toBe(201);
    const rows = await site.query('select id, email, locale from subscription_request');
    expect(rows).toMatchObject([{ email: 'ann@mail.example', locale: 'nl' }]);
    const token = createToken(
      await getOrCreateSecret(site.database.db, 'subscriptions'),
      'request',
      rows[0].id,
    );
    const { searches } = await curl('curl -s "localhost:3000/nl/ajax/notifications', { SUBSCRIPTION: token });
    expect(searches).toMatchObject([{ criteria: { status: 'buy', type: ['house'], max_price: 400_000 } }]);
    expect(searches[0].criteria.extras.garage).toBe('present');
  });

  test('reads, changes and ends a subscription', async () => {
    await site.act('subscribe', { ...SUBSCRIBER, email: 'ann@mail.example', marketingOptIn: true });
    const [{ id }] = await site.query('select id from subscription_request');
    const requestToken = createToken(
      await getOrCreateSecret(site.database.db, 'subscriptions'),
      'request',
      id,
    );
    const { token } = await site.act('confirmSubscription', { token: requestToken });
    const variables = { SUBSCRIPTION: String(token) };
    site.remember(variables);
    const read = () => curl('curl -s "localhost:3000/nl/ajax/notifications', variables);
    expect((await curl('-X PUT', variables)).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'active', frequency: 'daily', marketing_opt_in: false });
    expect((await curl('-X DELETE', variables)).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'unsubscribed' });
  });
});

describe('migration', () => {
  const table = [...MANUAL.matchAll(/^\| `(\w+ [^`]+)` +\| `([^`]+)`/gm)].map(
    ([, call = '', document = '']) => [call, document] as const,
  );

  test('covers every call', () => {
    const calls = AJAX_ROUTES.map(({ method, path }) => `${method} ${path.replace(':estateId', '{id}')}`);
    expect(table.map(([call]) => call).sort()).toEqual(calls.sort());
  });

  test.each(table)('of %s is an operation of the API', (_, document) => {
    expect(validate(site.services.schema, parse(document))).toEqual([]);
  });
});
