/** The log of a start names the faults that would otherwise show when a lead is lost. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectionUrl } from '../../server/platform/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { findPort } from '../support/site-process.ts';
import { startArguments } from '../support/start-arguments.ts';

let database: TestDatabase;
const folder = mkdtempSync(path.join(tmpdir(), 'start-warnings-'));

beforeAll(async () => {
  database = await createTestDatabase('places');
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a site and returns the checks of its first `count` warnings with their texts. */
async function warningsOf(settings: NodeJS.ProcessEnv, count: number): Promise<Map<string, string>> {
  const { PATH, HOME } = process.env;
  const own = { DATABASE_URL: connectionUrl(database.target), DATA_DIR: folder, PRERENDERED_PICTURES: '0' };
  const env = { PATH, HOME, ...own, ...settings, PORT: String(await findPort()), LOG_LEVEL: 'warn' };
  const site = spawn(process.execPath, startArguments(), { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const warnings = new Map<string, string>();
  for await (const line of createInterface(site.stdout)) {
    const { check, msg } = line.startsWith('{') ? JSON.parse(line) : {};
    if (check) warnings.set(check, msg);
    if (warnings.size === count) site.kill('SIGTERM');
  }
  return warnings;
}

test.each(['1', '2'])('a start of %s worker processes logs each fault', async (WEB_CONCURRENCY) => {
  const SMTP_URL = `smtp://site:not-for-logs@127.0.0.1:${await findPort()}`;
  const warnings = await warningsOf({ WEB_CONCURRENCY, SMTP_URL }, 3);
  expect([...warnings.keys()]).toEqual(['agency file', 'public address', 'mail server']);
  expect(warnings.get('agency file')).toMatch(/^AGENCY_FILE is missing/);
  expect(warnings.get('public address')).toMatch(/^PUBLIC_URL is missing/);
  expect(warnings.get('mail server')).toMatch(/accepts no mails/);
  expect(JSON.stringify([...warnings])).not.toContain('not-for-logs');
});
