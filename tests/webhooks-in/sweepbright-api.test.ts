/** The client of SweepBright's API: tokens that expire, limits of requests, and responses that break off. */
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createSweepBrightApi } from '../../server/features/import/connections/sweepbright/api.ts';
import type { Fetched } from '../../server/platform/fetching/fetch-error.ts';
import { addressList } from '../../server/platform/fetching/public-addresses.ts';
import { type SweepBrightServer, startSweepBright } from '../support/crm/sweepbright.ts';

const START = Date.parse('2026-11-21T06:00:00Z');
let server: SweepBrightServer;
let now: number;

beforeAll(async () => {
  server = await startSweepBright();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.reset();
  server.estates.set('1', { id: '1' });
  now = START;
});

const open = (clientSecret = 'client-secret-of-sweepbright') =>
  createSweepBrightApi(
    { api: server.api, clientId: '12345678', clientSecret },
    { allowed: addressList(['127.0.0.1']), now: () => now },
  );
const textOf = (fetched: Fetched<Uint8Array>) => Buffer.from(fetched.fault ? [] : fetched.value).toString();
const TOKEN = 'POST /oauth/token';
const ESTATE = 'GET /estates/1';

test('a token is used until it expires', async () => {
  const api = open();
  expect(textOf(await api.fetchEstate('1'))).toBe('{"id":"1"}');
  await api.setEstateUrl('1', 'https://agency.example/nl/1');
  now += 3500_000;
  await api.addContact({ email: 'an@example.com', locale: 'nl' });
  now += 60_000;
  await api.addEstateContact('1', { email: 'an@example.com', locale: 'nl', phone: undefined });
  expect(server.requests).toEqual([
    ...[TOKEN, ESTATE, 'PUT /estates/1/url', 'POST /contacts'],
    ...[TOKEN, 'POST /estates/1/contacts'],
  ]);
  expect(server.calls.map(({ body }) => body)).toEqual([
    undefined,
    { url: 'https://agency.example/nl/1' },
    { email: 'an@example.com', locale: 'nl' },
    { email: 'an@example.com', locale: 'nl' },
  ]);
});

test('an id is part of the path only, and an unknown estate gets no contact', async () => {
  const api = open();
  const contact = { email: 'an@example.com', locale: 'nl' };
  expect(await api.addEstateContact('1', contact)).toEqual({ value: true });
  expect(await api.addEstateContact('../a?b/1', contact)).toEqual({ value: false });
  await api.setEstateUrl('a/b', 'https://agency.example/nl/1');
  await api.fetchEstate('a/b');
  expect(server.requests.slice(2)).toEqual([
    'POST /estates/..%2Fa%3Fb%2F1/contacts',
    'PUT /estates/a%2Fb/url',
    'GET /estates/a%2Fb',
  ]);
});

test('a token that the API rejects is replaced once', async () => {
  const api = open();
  await api.fetchEstate('1');
  server.expired.add(`token-${server.tokens}`);
  expect(textOf(await api.fetchEstate('1'))).toBe('{"id":"1"}');
  expect(server.requests.slice(2)).toEqual([ESTATE, TOKEN, ESTATE]);
  server.fail = ({ path }, response) => path !== '/oauth/token' && Boolean(response.writeHead(401).end());
  expect(await api.fetchEstate('1')).toEqual({
    fault: { code: 'ANSWER', reason: 'its server answers with status 401' },
  });
  expect(server.requests.slice(5)).toEqual([ESTATE, TOKEN, ESTATE]);
});

test('wrong credentials are a fault, and nothing else is sent', async () => {
  expect(await open('another secret').fetchEstate('1')).toMatchObject({ fault: { code: 'ANSWER' } });
  expect(server.requests).toEqual([TOKEN]);
});

test.each([
  ['120', 120],
  [new Date(START + 120_000).toUTCString(), 120],
  [undefined, 60],
  ['soon', 60],
  ['999999', 3600],
])('nothing is sent before the time of Retry-After: %s', async (header, seconds) => {
  const api = open();
  server.fail = ({ path }, response) =>
    path !== '/oauth/token' &&
    Boolean(response.writeHead(429, header ? { 'retry-after': header } : {}).end());
  expect(await api.fetchEstate('1')).toMatchObject({ fault: { code: 'NETWORK' } });
  server.fail = () => false;
  now += seconds * 1000 - 1;
  expect(await api.fetchEstate('1')).toEqual({
    fault: { code: 'NETWORK', reason: 'its server allows no more requests just now' },
  });
  expect(server.requests).toEqual([TOKEN, ESTATE]);
  now += 1;
  expect(textOf(await api.fetchEstate('1'))).toBe('{"id":"1"}');
});

test.each<[string, (response: ServerResponse) => void]>([
  ['status 500', (response) => response.writeHead(500).end()],
  ['half a body', (response) => response.writeHead(200, { 'content-length': '99' }).end('{"id":')],
])('%s is a fault of the network', async (_, end) => {
  server.fail = ({ path }, response) => {
    if (path === '/oauth/token') return false;
    end(response);
    return true;
  };
  expect(await open().fetchEstate('1')).toMatchObject({ fault: { code: 'NETWORK' } });
});
