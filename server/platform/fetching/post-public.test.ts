import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { exchangePublic } from './exchange-public.ts';
import { postPublic } from './post-public.ts';
import { addressList } from './public-addresses.ts';

const OPTIONS = { body: '{"a":1}', headers: { 'x-id': '1' }, deadlineMs: 5_000 };
const ALLOWED = { ...OPTIONS, allowed: addressList(['127.0.0.1']) };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Returns the URL of a server and its requests. */
async function serve(listener: RequestListener) {
  const requests: unknown[] = [];
  const server = createServer(async (req, res) => {
    const body = Buffer.concat(await req.toArray()).toString();
    const { 'content-type': type, 'content-length': length, 'x-id': id } = req.headers;
    requests.push({ method: req.method, type, length, id, body });
    listener(req, res);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests };
}

test('posts JSON with the given headers', async () => {
  const { url, requests } = await serve((_req, res) => res.writeHead(202).end());
  expect(await postPublic(url, ALLOWED)).toEqual({ value: { status: 202 } });
  expect(requests).toEqual([
    { method: 'POST', type: 'application/json', length: '7', id: '1', body: OPTIONS.body },
  ]);
});

test('does not follow a redirect', async () => {
  const target = await serve((_req, res) => res.end());
  const { url } = await serve((_req, res) => res.writeHead(307, { location: target.url }).end());
  expect(await postPublic(url, ALLOWED)).toMatchObject({ fault: { code: 'ANSWER' } });
  expect(target.requests).toEqual([]);
});

test('does not wait for the body of the response', async () => {
  const { url } = await serve((_req, res) => res.writeHead(200).write('the first of many'));
  expect(await postPublic(url, ALLOWED)).toEqual({ value: { status: 200 } });
});

test.each([
  [500, 'NETWORK'],
  [429, 'NETWORK'],
  [410, 'ANSWER'],
])('returns a fault for status %i', async (status, code) => {
  const { url } = await serve((_req, res) => res.writeHead(status).end());
  const reason = `its server answers with status ${status}`;
  expect(await postPublic(url, ALLOWED)).toEqual({ fault: { code, reason } });
});

test('abandons a server that does not respond in time', async () => {
  const { url } = await serve(() => {});
  expect(await postPublic(url, { ...ALLOWED, deadlineMs: 50 })).toEqual({
    fault: { code: 'NETWORK', reason: 'its server fails: time-out' },
  });
});

test('contacts no private address', async () => {
  const { url, requests } = await serve((_req, res) => res.end());
  const local = url.replace('127.0.0.1', 'localhost');
  for (const address of [url, local]) {
    const fetched = await postPublic(address, { ...OPTIONS, allowed: addressList([]) });
    expect(fetched).toMatchObject({ fault: { code: 'ADDRESS' } });
  }
  expect(requests).toEqual([]);
});

test('an exchange reads the body of a response, up to a limit', async () => {
  const { url, requests } = await serve((_req, res) => res.end('{"b":2}'));
  const exchange = (maxBytes: number) => exchangePublic(url, { ...OPTIONS, maxBytes }, ALLOWED);
  const read = await exchange(100);
  expect(read.fault ?? read.value.bytes).toEqual(Buffer.from('{"b":2}'));
  expect(await exchange(6)).toMatchObject({ fault: { code: 'SIZE' } });
  expect(requests[0]).toMatchObject({ method: 'POST', type: 'application/json', body: OPTIONS.body });
});
