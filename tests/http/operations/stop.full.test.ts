/** Stops a process while a client is still reading a response. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from '@jest/globals';

/** The site's own compression and shutdown, with responses that end late or never. */
const PROGRAM = `
  import { createServer } from 'node:http';
  import express from 'express';
  import { compress } from './server/platform/http/compress.ts';
  import { installGracefulShutdown } from './server/composition/graceful-shutdown.ts';
  const app = express();
  app.use(compress());
  app.get('/events', (req, res) => {
    res.type('text/event-stream').write('data: first\\n\\n');
  });
  app.get('/late', (req, res) => {
    res.type('image/png').write('begun ');
    process.once('SIGTERM', () => setTimeout(() => res.end('and ended'), 300));
  });
  app.get('/never', (req, res) => void res.type('image/png').write('begun '));
  const server = createServer(app);
  const nothing = async () => {};
  installGracefulShutdown({
    server,
    services: { announceStop() {}, stop: nothing },
    database: { close: process.argv[1] === 'for ever' ? () => new Promise(() => setInterval(nothing, 1_000)) : nothing },
    stopWorking: nothing,
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

async function startProcess(...args: string[]) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  running.push(child);
  const [port] = await once(createInterface({ input: child.stdout }), 'line');
  const ended = once(child, 'exit').then(([code]) => code);
  return { child, ended, url: `http://127.0.0.1:${port}` };
}

/** Resolves at the first bytes of a response, which is read further as it arrives. */
async function open(url: string) {
  const headers = { 'accept-encoding': 'br, gzip' };
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  response.on('data', (part) => parts.push(part));
  const end = new Promise((resolve) => {
    response.once('end', () => resolve('ended'));
    response.once('error', () => resolve('cut'));
  });
  await once(response, 'data');
  return { answer: response, end, text: () => Buffer.concat(parts).toString() };
}

test('an event arrives before the stream ends, with any compression', async () => {
  const { url } = await startProcess();
  const { answer: response, text } = await open(`${url}/events`);
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(text()).toBe('data: first\n\n');
});

test('an open event stream is ended, and the process exits cleanly', async () => {
  const { child, ended, url } = await startProcess();
  const streams = await Promise.all([open(`${url}/events`), open(`${url}/events`)]);
  child.kill('SIGTERM');
  expect(await Promise.all(streams.map(({ end }) => end))).toEqual(['ended', 'ended']);
  expect(await ended).toBe(0);
});

test('a pending response is completed, beside an open stream', async () => {
  const { child, ended, url } = await startProcess();
  const [late] = await Promise.all([open(`${url}/late`), open(`${url}/events`)]);
  child.kill('SIGTERM');
  expect(await late.end).toBe('ended');
  expect(late.text()).toBe('begun and ended');
  expect(await ended).toBe(0);
});

test('a response that never ends is aborted, and the process exits cleanly', async () => {
  const { child, ended, url } = await startProcess();
  const never = await open(`${url}/never`);
  child.kill('SIGTERM');
  expect(await never.end).toBe('cut');
  expect(await ended).toBe(0);
});

test('a database that does not close does not block the exit', async () => {
  const { child, ended } = await startProcess('for ever');
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
});
