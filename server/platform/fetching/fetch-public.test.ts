import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { downloadPublic, fetchPublic, isDowngrade } from './fetch-public.ts';
import { addressList } from './public-addresses.ts';

const OPTIONS = { allowed: addressList(['127.0.0.1']) };
const WANTED = { maxBytes: 1024 * 1024, deadlineMs: 5_000, headers: { accept: 'text/plain' } };
const AGAIN = { ...WANTED, headers: { ...WANTED.headers, 'if-none-match': '"1"' } };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('sends the request headers, also after a redirect', async () => {
  const requests: unknown[] = [];
  const target = await serve(({ headers }, res) => {
    requests.push([headers.accept, headers['if-none-match']]);
    res.writeHead(200, { etag: '"2"' }).end('new');
  });
  const first = await serve((_req, res) => res.writeHead(302, { location: target }).end());
  const { value } = (await fetchPublic(first, AGAIN, OPTIONS)) as { value: { bytes: Uint8Array } };
  expect(value).toMatchObject({ status: 200, headers: { etag: '"2"' } });
  expect(Buffer.from(value.bytes).toString()).toBe('new');
  expect(requests).toEqual([['text/plain', '"1"']]);
});

test('accepts 304 only for a conditional request', async () => {
  const url = await serve((_req, res) => res.writeHead(304).end());
  expect(await fetchPublic(url, AGAIN, OPTIONS)).toMatchObject({ value: { status: 304 } });
  expect(await fetchPublic(url, WANTED, OPTIONS)).toMatchObject({ fault: { code: 'ANSWER' } });
});

test('stops reading a response that is too large', async () => {
  const url = await serve((_req, res) => res.end(Buffer.alloc(WANTED.maxBytes + 1)));
  expect(await fetchPublic(url, WANTED, OPTIONS)).toEqual({
    fault: { code: 'SIZE', reason: 'it is larger than 1 MB' },
  });
});

test('abandons a server that sends nothing for too long', async () => {
  const url = await serve(() => {});
  expect(await fetchPublic(url, { ...WANTED, idleMs: 50 }, OPTIONS)).toMatchObject({
    fault: { code: 'NETWORK', reason: 'its server fails: time-out' },
  });
});

test('an error of saving the file is not the fault of the other server', async () => {
  const url = await serve((_req, res) => res.end('new'));
  const download = downloadPublic(url, { ...WANTED, file: '/no-such-folder/feed' }, OPTIONS);
  await expect(download).rejects.toThrow('ENOENT');
});

test.each([
  ['https://crm.example', 'http://crm.example', true],
  ['https://crm.example', 'https://files.example', false],
  ['http://10.0.0.1', 'https://crm.example', false],
])('a redirect from %s to %s: a downgrade is %s', (from, to, expected) => {
  expect(isDowngrade(new URL(from), new URL(to))).toBe(expected);
});
