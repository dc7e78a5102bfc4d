/** Exports that end early: errors, disconnected receivers and too many of them. */
import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { duplexPair } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { GraphPorts } from '../../graphql/context.ts';
import { createLogger } from '../../server/platform/logging/logger.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import type { TestSite } from '../support/site.ts';
import { until } from '../support/until.ts';
import { EXPORT_KEY, startExportingSite } from './exporting-site.ts';

const logged: string[] = [];
let site: TestSite;
let server: OpenServer;
/** Lookups of pictures: one for the people, and one for each batch. */
let lookups = 0;
let beforeLookup: (number: number) => Promise<void> | void = () => {};

beforeAll(async () => {
  const log = createLogger('info', { write: (line) => void logged.push(line) });
  site = await startExportingSite({ log, wrapPorts: observeLookups });
  server = await openServer(site.app);
});
afterAll(async () => {
  await server.close();
  await site.stop();
});
beforeEach(() => {
  lookups = 0;
  logged.length = 0;
  beforeLookup = () => {};
});

function observeLookups(ports: GraphPorts): GraphPorts {
  const findBySources: GraphPorts['pictures']['findBySources'] = async (sources) => {
    await beforeLookup(++lookups);
    return ports.pictures.findBySources(sources);
  };
  return { ...ports, pictures: { ...ports.pictures, findBySources } };
}

const EXPORT_PATH = `/feeds/homes.jsonl?key=${EXPORT_KEY}`;

const open = () => responseTo(get({ port: server.port, path: EXPORT_PATH }));

/** Opens the export over a connection in memory, because the system's network buffers can hold the whole export. */
function openUnbuffered(): Promise<IncomingMessage> {
  const [receiver, sender] = duplexPair();
  // The server sets the timeout of its sockets, which other streams do not have.
  server.http.emit('connection', Object.assign(sender, { setTimeout: () => sender }));
  return responseTo(get({ createConnection: () => receiver, path: EXPORT_PATH }));
}

async function responseTo(sent: ClientRequest): Promise<IncomingMessage> {
  const [response] = await once(sent, 'response');
  return response;
}

/** Reads until the response ends or is aborted. */
async function readAll(response: IncomingMessage): Promise<{ text: string; isComplete: boolean }> {
  let text = '';
  response.on('data', (part) => {
    text += part;
  });
  response.on('error', () => {});
  await new Promise((resolve) => response.once('close', resolve));
  return { text, isComplete: response.complete };
}

test('an error in the middle aborts the response and is logged', async () => {
  beforeLookup = (number) => {
    if (number === 4) throw new Error('broken');
  };
  const { text, isComplete } = await readAll(await open());
  expect(text.length).toBeGreaterThan(100_000);
  expect(isComplete).toBe(false);
  await until(() => logged.filter((line) => line.includes('broken')).length, 1);
  expect(logged.join('')).not.toContain(EXPORT_KEY);
});

test('an error before the first piece has a status', async () => {
  beforeLookup = () => {
    throw new Error('broken');
  };
  const response = await open();
  expect([response.statusCode, (await readAll(response)).isComplete]).toEqual([500, true]);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('stops reading when the receiver disconnects, without an error in the log', async () => {
  const disconnected = Promise.withResolvers<void>();
  beforeLookup = (number) => (number === 3 ? disconnected.promise : undefined);
  const response = await open();
  await once(response, 'data');
  await until(() => lookups, 3);
  response.on('error', () => {});
  response.destroy();
  await until(() => logged.filter((line) => line.includes('isAborted')).length, 1);
  disconnected.resolve();
  beforeLookup = () => {};
  // The aborted export ends with its batch in progress, so only this export looks up pictures.
  const next = await readAll(await open());
  expect(next.isComplete).toBe(true);
  const batches = lookups - 3;
  lookups = 0;
  await readAll(await open());
  expect(batches).toBe(lookups);
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('more than two exports at the same time get 503', async () => {
  const released = Promise.withResolvers<void>();
  beforeLookup = () => released.promise;
  const first = [open(), open()].map(async (response) => readAll(await response));
  await until(() => lookups, 2);
  const third = await open();
  expect([third.statusCode, third.headers['retry-after']]).toEqual([503, '5']);
  await readAll(third);
  released.resolve();
  for (const { isComplete } of await Promise.all(first)) expect(isComplete).toBe(true);
});

test('waits for a receiver that does not read', async () => {
  await readAll(await open());
  const complete = lookups;
  expect(complete).toBeGreaterThan(8);
  lookups = 0;
  const idle = await openUnbuffered();
  expect(idle.statusCode).toBe(200);
  await readAll(await open());
  // Node's buffers hold a part of the export.
  expect(lookups - complete).toBeLessThan(complete / 2);
  expect((await readAll(idle)).isComplete).toBe(true);
  expect(lookups).toBe(2 * complete);
});
