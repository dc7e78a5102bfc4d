import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { addressList, findPublicAddress } from '../../fetching/public-addresses.ts';
import { fetchPicture } from './fetch-picture.ts';

const NONE = addressList([]);
const LOOPBACK = addressList(['127.0.0.1', '::1']);
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a local server and returns its URL. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function redirect(location: string): RequestListener {
  return (_req, res) => res.writeHead(302, { location }).end();
}

describe('rejected before any request', () => {
  test.each([
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1/a.jpg',
    'http://127.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.0.0.1/a.jpg',
    'http://0.0.0.0/a.jpg',
    'http://10.1.2.3/a.jpg',
    'http://172.31.0.1/a.jpg',
    'https://192.168.0.1/a.jpg',
    'http://100.64.0.1/a.jpg',
    'http://224.0.0.1/a.jpg',
    'http://255.255.255.255/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://[::ffff:a9fe:a9fe]/a.jpg',
    'http://[64:ff9b::7f00:1]/a.jpg',
    'http://[::7f00:1]/a.jpg',
    'http://[2001:db8::1]/a.jpg',
    'http://[2002:7f00:1::]/a.jpg',
    'http://[100::1]/a.jpg',
    'http://[5f00::1]/a.jpg',
    'http://192.0.0.8/a.jpg',
    'http://198.18.0.1/a.jpg',
    'http://198.51.100.1/a.jpg',
    'http://203.0.113.1/a.jpg',
    'http://240.0.0.1/a.jpg',
    'http://[fe80::1]/a.jpg',
    'http://[fd00::1]/a.jpg',
    'http://[ff02::1]/a.jpg',
    'http://localhost/a.jpg',
    'file:///etc/passwd',
    'ftp://example.be/a.jpg',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'http://me:secret@192.0.2.1/a.jpg',
    'http://',
  ])('%s', async (url) => {
    expect(await fetchPicture(url, { allowed: NONE })).toMatchObject({ fault: { code: 'ADDRESS' } });
  });

  test.each(['8.8.8.8', '193.190.1.1', '[2a00:1450:4009::1]'])('%s is public', async (host) => {
    expect(await findPublicAddress(host, NONE)).toMatchObject({ address: host.replace(/[[\]]/g, '') });
  });
});

describe('from a server', () => {
  test('returns the bytes, also after redirects', async () => {
    const target = await serve((req, res) => res.end(`bytes of ${req.url}`));
    const first = await serve(redirect(`${target}/b.jpg`));
    const fetched = await fetchPicture(`${first}/a.jpg`, { allowed: LOOPBACK });
    expect(Buffer.from(fetched.fault ? [] : fetched.value).toString()).toBe('bytes of /b.jpg');
  });

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:169.254.169.254]/',
    '//10.0.0.1/a.jpg',
  ])('a redirect to %s is rejected', async (location) => {
    const first = await serve(redirect(location));
    expect(await fetchPicture(first, { allowed: LOOPBACK })).toMatchObject({ fault: { code: 'ADDRESS' } });
  });

  test('a redirect to a file of this machine is rejected', async () => {
    const first = await serve(redirect('file:///etc/passwd'));
    expect(await fetchPicture(first, { allowed: LOOPBACK })).toMatchObject({ fault: { code: 'ADDRESS' } });
  });

  test('stops when aborted', async () => {
    const silent = await serve(() => {});
    const fetched = await fetchPicture(silent, { allowed: LOOPBACK, signal: AbortSignal.timeout(50) });
    expect(fetched).toMatchObject({ fault: { code: 'NETWORK' } });
  });

  test('stops at a redirect loop', async () => {
    let asked = 0;
    const ring = await serve((_req, res) => {
      asked++;
      res.writeHead(301, { location: '/again' }).end();
    });
    expect(await fetchPicture(ring, { allowed: LOOPBACK })).toMatchObject({ fault: { code: 'ANSWER' } });
    expect(asked).toBe(6);
  });

  test('stops reading beyond 25 MB, with or without a content length', async () => {
    let sent = 0;
    const endless = await serve((_req, res) => {
      const write = () => {
        while (!res.destroyed && res.write(Buffer.alloc(1_000_000))) sent++;
      };
      res.on('drain', write);
      write();
    });
    const honest = await serve((_req, res) => res.writeHead(200, { 'content-length': 9e9 }).write('x'));
    expect(await fetchPicture(endless, { allowed: LOOPBACK })).toMatchObject({ fault: { code: 'SIZE' } });
    expect(await fetchPicture(honest, { allowed: LOOPBACK })).toMatchObject({ fault: { code: 'SIZE' } });
    expect(sent).toBeLessThan(60);
  });

  test.each<[string, RequestListener]>([
    ['says nothing', () => {}],
    ['says it byte by byte', (_req, res) => void setInterval(() => res.write('x'), 20).unref()],
  ])('gives up on a server that %s', async (_, listener) => {
    const slow = await serve(listener);
    const fetched = await fetchPicture(slow, { allowed: LOOPBACK, deadlineMs: 200 });
    expect(fetched).toMatchObject({
      fault: { code: 'NETWORK', reason: expect.stringContaining('time-out') },
    });
  });

  test.each<[string, string, RequestListener]>([
    ['does not have it', 'ANSWER', (_req, res) => res.writeHead(404).end()],
    ['has too much to do', 'NETWORK', (_req, res) => res.writeHead(429).end()],
    ['fails', 'NETWORK', (_req, res) => res.writeHead(503).end()],
    [
      'breaks off',
      'NETWORK',
      (_req, res) => res.writeHead(200, { 'content-length': 100 }).write('x', () => res.destroy()),
    ],
    ['hangs up', 'NETWORK', (req) => req.socket.destroy()],
  ])('returns a fault for a server that %s', async (_, code, listener) => {
    const bad = await serve(listener);
    expect(await fetchPicture(bad, { allowed: LOOPBACK })).toMatchObject({ fault: { code } });
  });
});
