import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { findProjectRoot } from '../../server/platform/build/project-root.ts';
import { prepareBinaries } from '../../server/platform/database/embedded/binaries.ts';
import { chooseServerPaths, reachableStateFolder } from '../../server/platform/database/embedded/paths.ts';
import { spawnServer } from '../../server/platform/database/embedded/postmaster.ts';
import { findRunning } from '../../server/platform/database/embedded/run-server.ts';
import { type EmbeddedServer, startEmbedded } from '../../server/platform/database/embedded.ts';
import { until } from '../support/until.ts';

/** A separate process on the folder's server: starts or joins it, reports that, and runs until it is ended. */
const PROGRAM = `
  const { startEmbedded } = await import('./server/platform/database/embedded.ts');
  const server = await startEmbedded({ directory: process.argv[1], log: (line) => console.log(line), isDurable: false });
  console.log('up');
  process.stdin.once('data', async () => { await server.stop(); process.exit(); });
`;

interface Neighbour {
  child: ChildProcess;
  said: string[];
  leave(): Promise<void>;
}

let directory: string;
const silent = () => {};

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'baksteen-embedded-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function startNeighbour(): Promise<Neighbour> {
  const args = ['--input-type=module', '-e', PROGRAM, directory];
  const child = spawn(process.execPath, args, { cwd: findProjectRoot(), stdio: ['pipe', 'pipe', 'inherit'] });
  const logged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'up') break;
    logged.push(line);
  }
  const leave = async () => {
    child.stdin?.write('\n');
    await once(child, 'exit');
  };
  return { child, said: logged, leave };
}

async function serverPid(): Promise<number | undefined> {
  const file = path.join(directory, 'cluster-18/postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number(text.split('\n')[0]);
}

async function ask(connection: pg.ClientConfig, text: string): Promise<unknown> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

const SORTS = `select string_agg(name, ' ' order by name collate "und-x-icu") from
  (values ('z'), ('École'), ('eb'), ('Zoé')) as names (name)`;

test('two processes that start together share one server, and the last to leave stops it', async () => {
  const [first, second] = await Promise.all([startNeighbour(), startNeighbour()]);
  const pid = await serverPid();
  await first.leave();
  expect(await serverPid()).toBe(pid);
  await second.leave();
  expect(await serverPid()).toBeUndefined();
});

test('a server left behind by a killed process is adopted with its data', async () => {
  const killed = await startNeighbour();
  const pid = await serverPid();
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  const logged: string[] = [];
  const server = await startEmbedded({ directory, log: (line) => logged.push(line), isDurable: false });
  expect(logged).toEqual(['Joined the running database server']);
  expect(await serverPid()).toBe(pid);
  expect(await ask(server.connection, SORTS)).toBe('eb École z Zoé');
  await server.stop();
  expect(await serverPid()).toBeUndefined();
});

test('a killed server is restarted with the committed data', async () => {
  const before = await startEmbedded({ directory, log: silent });
  await ask(before.connection, 'create table kept as select 42 as answer');
  process.kill((await serverPid()) as number, 'SIGKILL');
  const after = await startEmbedded({ directory, log: silent });
  expect(await ask(after.connection, 'select answer from kept')).toBe(42);
  await Promise.all([before.stop(), after.stop()]);
  expect(await serverPid()).toBeUndefined();
});

/** Whether the site's database accepts a new connection. */
const isReachable = (connection: pg.ClientConfig) =>
  ask(connection, 'select 1').then(
    (response) => response === 1,
    () => false,
  );

/** Returns how many processes are registered as users of the server; null when it is unreachable. */
const countUsers = (connection: pg.ClientConfig) =>
  ask(
    connection,
    `select count(*)::int from pg_stat_activity where application_name = 'baksteen-presence'`,
  ).catch(() => null);

test('a process restarts a crashed server with the committed data', async () => {
  const neighbour = await startNeighbour();
  const own = await startEmbedded({ directory, log: silent });
  await ask(own.connection, 'create table lasting as select 7 as answer');
  // The other process's server is not durable.
  await ask(own.connection, 'checkpoint');
  for (let kill = 0; kill < 3; kill++) {
    const pid = (await serverPid()) as number;
    process.kill(pid, 'SIGKILL');
    await until(async () => (await serverPid()) !== pid && (await isReachable(own.connection)), true);
    expect(await ask(own.connection, 'select answer from lasting')).toBe(7);
  }
  await until(() => countUsers(own.connection), 2);
  await neighbour.leave();
  expect(await isReachable(own.connection)).toBe(true);
  await own.stop();
  expect(await serverPid()).toBeUndefined();
});

test('a process that only waits for the server reconnects and starts nothing', async () => {
  const logged: string[] = [];
  const waiting = await startEmbedded({ directory, log: (line) => logged.push(line), isReviver: false });
  const restartingUser = await startEmbedded({ directory, log: silent });
  process.kill((await serverPid()) as number, 'SIGKILL');
  await until(() => countUsers(waiting.connection), 2);
  await restartingUser.stop();
  expect(await isReachable(waiting.connection)).toBe(true);
  await waiting.stop();
  expect(logged).toEqual([]);
  expect(await serverPid()).toBeUndefined();
});

/** Returns the pid of the server process of a kind in `pg_stat_activity`. */
const processOf = (connection: pg.ClientConfig, kind: string) =>
  ask(connection, `select pid from pg_stat_activity where backend_type = '${kind}'`) as Promise<number>;

describe('a leaving process keeps the server running while others use it', () => {
  let neighbour: Neighbour;
  let own: EmbeddedServer;
  let pid: number;
  beforeEach(async () => {
    neighbour = await startNeighbour();
    own = await startEmbedded({ directory, log: silent });
    pid = (await serverPid()) as number;
  });
  afterEach(async () => {
    if (await serverPid()) process.kill(pid, 'SIGCONT');
    await until(() => countUsers(own.connection), 1);
    const log = await readFile(path.join(directory, 'postgresql.log'), 'utf8');
    await neighbour.leave();
    expect(log).not.toContain('shutdown request');
    expect(await serverPid()).toBeUndefined();
  });

  test('when they cannot be counted', async () => {
    const lock = (isAllowed: boolean) =>
      ask(own.connection, `alter database postgres with allow_connections ${isAllowed}`);
    await lock(false);
    await own.stop();
    await lock(true);
  });

  test('when it recovers', async () => {
    // Recovery waits for a process that does not end.
    const lingering = await processOf(own.connection, 'walwriter');
    const crashing = await processOf(own.connection, 'autovacuum launcher');
    process.kill(lingering, 'SIGSTOP');
    process.kill(crashing, 'SIGKILL');
    await until(() => isReachable(own.connection), false);
    const stopping = own.stop();
    const refusal = await ask(own.connection, 'select').catch((error) => error);
    expect(refusal).toMatchObject({ code: '57P03' });
    process.kill(lingering, 'SIGCONT');
    await stopping;
  });

  test('when it does not respond', async () => {
    process.kill(pid, 'SIGSTOP');
    await own.stop();
  });
});

test('a leaving process does not count itself, even when its connection closes late', async () => {
  const server = await startEmbedded({ directory, log: silent });
  const prototype = pg.Client.prototype as unknown as { end(done?: () => void): unknown };
  const { end } = prototype;
  // A pool passes a callback.
  prototype.end = function (done) {
    return done ? setTimeout(() => end.call(this, done), 300) : end.call(this);
  };
  await server.stop();
  prototype.end = end;
  expect(await serverPid()).toBeUndefined();
});

test('a stopping site does not restart the server', async () => {
  for (let time = 0; time < 3; time++) {
    const server = await startEmbedded({ directory, log: silent });
    process.kill((await serverPid()) as number, 'SIGKILL');
    // At a different moment of the restart each time.
    await new Promise((resolve) => setTimeout(resolve, 40 * time));
    await server.stop();
    expect(await isReachable(server.connection)).toBe(false);
  }
});

test('ending a spawned server resolves after it has exited', async () => {
  const paths = chooseServerPaths(directory);
  const binaries = prepareBinaries(paths.account, reachableStateFolder);
  const { hasEnded } = await spawnServer(paths, binaries, { isDurable: false });
  expect(hasEnded()).toBe(false);
  await until(async () => Boolean(await findRunning(paths)), true);
  process.kill((await serverPid()) as number, 'SIGTERM');
  await until(hasEnded, true);
});

test('handles a path too long for a socket, and stopping twice', async () => {
  const deep = path.join(directory, 'a'.repeat(110));
  const server = await startEmbedded({ directory: deep, log: silent, isDurable: false });
  expect(await ask(server.connection, 'show listen_addresses')).toBe('');
  await Promise.all([server.stop(), server.stop()]);
});
