/** `npm start` as an operator runs it: a shell is between npm and the server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectionUrl } from '../../server/platform/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { findPort } from '../support/site-process.ts';
import { until } from '../support/until.ts';

let database: TestDatabase;
const folder = mkdtempSync(path.join(tmpdir(), 'npm-start-'));

beforeAll(async () => {
  database = await createTestDatabase('places');
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm start` with the settings; its standard error output is a pipe. */
function npmStart(settings: NodeJS.ProcessEnv) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: folder, PRERENDERED_PICTURES: '0', WEB_CONCURRENCY: '1', ...settings };
  return spawn('npm', ['start'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
}

const answers = (port: string) =>
  fetch(`http://localhost:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('SIGTERM to npm ends the server before npm ends', async () => {
  const PORT = String(await findPort());
  const npm = npmStart({ PORT, DATABASE_URL: connectionUrl(database.target) });
  const ended = once(npm, 'exit');
  await until(() => answers(PORT), true);
  npm.kill('SIGTERM');
  await ended;
  expect(await answers(PORT)).toBe(false);
});

test('a taken port is reported before the embedded database is created', async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const npm = npmStart({ PORT: String(port) });
  const [output, [code]] = await Promise.all([text(npm.stderr), once(npm, 'exit')]);
  taken.close();
  expect(output).toContain(`PORT ${port} is taken by another program`);
  expect(code).toBe(1);
  expect(readdirSync(folder)).not.toContain('database');
});
