/** nginx and Caddy with the configurations of `deploy/`, in front of two app servers. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { connectionUrl } from '../../server/platform/database/connect.ts';
import { findFreeSlot } from '../support/appointments/find-free-slot.ts';
import { AGENDA_SUBSCRIPTION } from '../support/appointments/subscribe-agenda.ts';
import { type HttpsClient, openHttps } from '../support/deploy/https-client.ts';
import { describeWith } from '../support/deploy/programs.ts';
import { findProxyPorts, type RunningProxy, startProxy } from '../support/deploy/proxies.ts';
import { readDirectly } from '../support/deploy/read-directly.ts';
import { requestFormTokens } from '../support/leads/form-senders.ts';
import { CONTACT, encode, mutationOf } from '../support/leads/lead-inputs.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { openSocketProxy, type SocketProxy } from '../support/socket-proxy.ts';
import { startTwoSites, type TwoSites } from '../support/two-sites.ts';
import { until } from '../support/until.ts';

jest.setTimeout(300_000);

const PAGE = '/en/for-sale';
/** Of the contact form, per address and hour. */
const LIMIT = 10;

let sites: TwoSites;
let line: SocketProxy;

beforeAll(async () => {
  sites = await startTwoSites(async ({ target }) => {
    line = await openSocketProxy(target);
    return { DATABASE_URL: connectionUrl(line.client), PUBLIC_URL: 'https://localhost' };
  });
});
afterAll(async () => {
  await sites.stop();
  await line.remove();
});

describe.each([
  ['nginx', ['127.0.0.2', '127.0.0.3']],
  ['caddy', ['127.0.0.4', '127.0.0.5']],
] as const)('behind %s', (name, [visitor, other]) => {
  describeWith(name)('with two app servers', () => {
    let proxy: RunningProxy;
    let browser: HttpsClient;
    const open = (from: string) => openHttps(proxy.origin, { ca: proxy.ca, from });
    const read = (path: string) => browser.send(path, { headers: { accept: 'text/html' } });

    beforeAll(async () => {
      proxy = await startProxy(name, { apps: sites.ports, ports: await findProxyPorts() });
      browser = await open(visitor);
    });
    afterAll(async () => {
      browser.close();
      await proxy.stop();
    });

    test('serves pages over HTTP/2, and redirects http to https', async () => {
      expect(browser.protocol).toBe('h2');
      const { status, body } = await read(PAGE);
      expect(status).toBe(200);
      expect(body.toString()).toContain('<html lang="en');
      const plain = await fetch(`http://localhost:${proxy.httpPort}${PAGE}`, { redirect: 'manual' });
      expect([301, 308]).toContain(plain.status);
      expect(plain.headers.get('location')).toBe(`https://localhost${PAGE}`);
    });

    test('keeps the metrics of the app servers inside', async () => {
      const { status, body } = await read('/metrics');
      expect([status, body.toString()]).toEqual([404, expect.not.stringContaining('<html lang')]);
    });

    test.each(['br', 'gzip', 'zstd, gzip', 'identity'])('passes %s on unchanged', async (accepted) => {
      const headers = { accept: 'text/html', 'accept-encoding': accepted };
      const [url = ''] = sites.urls;
      const readAll = () => Promise.all(sites.urls.map((site) => readDirectly(site + PAGE, headers)));
      // Each process recompresses a page after its first hit, with a new ETag.
      await until(async () => new Set((await readAll()).map(({ etag }) => etag)).size, 1);
      const [script = 'none'] = /\/assets\/[\w./-]+\.js/.exec((await read(PAGE)).body.toString()) ?? [];
      for (const path of [PAGE, script]) {
        const direct = await readDirectly(url + path, headers);
        const { status, body, headers: passed } = await browser.send(path, { headers });
        expect(status).toBe(200);
        expect(passed.etag).toBe(direct.etag);
        expect(passed['content-encoding']).toBe(direct.encoding);
        expect(body.equals(direct.body)).toBe(true);
      }
    });

    test('sends events of an agenda while the response is open', async () => {
      const { id: home } = await findListing(sites.database, 'estate', 'AVAILABLE');
      const { startsAt } = await findFreeSlot(sites, home);
      const query = new URLSearchParams({
        query: AGENDA_SUBSCRIPTION,
        variables: JSON.stringify({ id: home }),
      });
      const stream = await browser.open(`/graphql/stream?${query}`, { accept: 'text/event-stream' });
      await stream.untilText(`"startsAt":"${startsAt}","endsAt"`);
      await holdSlot(home, startsAt);
      await stream.untilText(new RegExp(`"startsAt":"${startsAt}","endsAt":"[^"]+","state":"HELD"`));
      expect(stream.isOpen).toBe(true);
      stream.close();
    });

    test("counts limits by the visitor's address, and ignores a forged header", async () => {
      const tokens = await requestFormTokens(sites.urls[0], LIMIT + 2);
      const stranger = await open(other);
      const codes: string[] = [];
      for (let sent = 0; sent <= LIMIT; sent++)
        codes.push(await sendMessage(browser, tokens.pop(), `198.51.100.${sent}`));
      expect(codes).toEqual([...Array(LIMIT).fill('RECEIVED'), 'RATE_LIMITED']);
      expect(await sendMessage(stranger, tokens.pop(), visitor)).toBe('RECEIVED');
      stranger.close();
    });

    test('takes a form without JavaScript, and knows that the visitor came by https', async () => {
      const post = (path: string, fields: URLSearchParams) =>
        browser.send(path, {
          method: 'POST',
          headers: {
            accept: 'text/html',
            origin: proxy.origin,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: fields.toString(),
        });
      const heart = new URLSearchParams({ add: '12-39500000', back: '/en/for-sale' });
      const kept = await post('/en/favorites', heart);
      expect(kept.status).toBe(303);
      expect(kept.headers['set-cookie']?.[0]).toContain('Secure');
      const message = { ...CONTACT, privacyConsent: false };
      const rejected = await post('/en/contact', new URLSearchParams(encode(message)));
      expect(rejected.status).toBe(422);
    });

    test('serves cached pages while the database is unreachable', async () => {
      for (const site of sites.urls) for (let time = 0; time < 3; time++) await readDirectly(site + PAGE);
      await line.close();
      try {
        await until(async () => (await read(PAGE)).headers['cache-status'] !== undefined, true);
        for (let time = 0; time < 4; time++) expect((await read(PAGE)).status).toBe(200);
      } finally {
        await line.reopen();
        for (const site of sites.urls)
          await until(async () => (await readDirectly(`${site}/readyz`)).status, 200);
      }
    });

    test('loses no request while an app server stops, and none afterwards', async () => {
      const statuses: number[] = [];
      let hasStopped = false;
      const stopping = sites.stopSite(0).then(() => {
        hasStopped = true;
      });
      while (!hasStopped) statuses.push((await read(PAGE)).status);
      await stopping;
      for (let time = 0; time < 20; time++) statuses.push((await read(PAGE)).status);
      const query = { query: '{ __typename }' };
      for (let time = 0; time < 4; time++) statuses.push((await postJson(browser, query)).status);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      await sites.startSite(0);
    });
  });
});

/** Holds a slot by way of the second app server. */
async function holdSlot(listingId: number, startsAt: string): Promise<void> {
  const mutation = `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { errors { code } } }`;
  const { data } = await sites.ask(1, mutation, { input: { locale: 'en', listingId, startsAt } });
  expect(data).toEqual({ holdSlot: { errors: [] } });
}

function postJson(client: HttpsClient, body: object, headers: Record<string, string> = {}) {
  return client.send('/graphql', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Sends a contact message; returns the code of its error, or `RECEIVED`. */
async function sendMessage(client: HttpsClient, formToken: string | undefined, forged: string) {
  const variables = { input: { ...CONTACT, locale: 'en', human: { formToken } } };
  const body = { query: mutationOf('sendContactMessage'), variables };
  const { body: answer } = await postJson(client, body, { 'x-forwarded-for': forged });
  const { receivedAt, errors } = JSON.parse(answer.toString()).data.sendContactMessage;
  return receivedAt ? 'RECEIVED' : errors[0].code;
}
