/** `npm run doctor` on a working installation and on broken ones. */
import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { checkClock } from '../../server/commands/doctor/check-database.ts';
import { checkDisk } from '../../server/commands/doctor/check-storage.ts';
import { checkVersions } from '../../server/commands/doctor/check-versions.ts';
import { writeAgencyFile } from '../support/agency-file.ts';
import { createInstallation, find, type Installation, OWN_AGENCY } from '../support/doctor/installation.ts';
import { createSecret } from '../support/leads-out/webhook-site.ts';
import { findPort } from '../support/site-process.ts';

const SECRET = 'a-secret-of-the-test';
const RECIPIENT = 'jan.peeters@friend.example';

let installation: Installation;

beforeAll(async () => {
  installation = await createInstallation({ METRICS_TOKEN: SECRET });
});
afterAll(() => installation.remove());
afterEach(() => {
  installation.inbox.behaviour = 'well';
});

const closedPort = async () => `127.0.0.1:${await findPort()}`;

/** Runs the command; resolves with its exit code and output. */
async function run(changes: NodeJS.ProcessEnv, ...args: string[]) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...installation.settings, ...changes };
  return promisify(execFile)(process.execPath, ['server/commands/doctor.ts', ...args], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );
}

test('a working installation has no wrong line, and the test mail arrives', async () => {
  const findings = await installation.check({}, RECIPIENT);
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  const subjects = ['project', 'Node', 'settings', 'disk', 'database', 'migrations', 'clock', 'agency file'];
  expect(findings.map(({ subject }) => subject)).toEqual([
    ...subjects,
    ...['public address', 'mail server', 'feeds', 'queues', 'calendars', 'site', 'secrets', 'test mail'],
  ]);
  expect(find(findings, 'database')?.text).toMatch(/PostgreSQL 1\d/);
  expect(find(findings, 'migrations')?.text).toMatch(/^complete, the last is \d{3}-/);
  expect(installation.inbox.received.map(({ recipients }) => recipients)).toEqual([[RECIPIENT]]);
});

test('a new checkout with the demo has no wrong line, and no database is created', async () => {
  const DATA_DIR = path.join(installation.folder, 'not-started');
  const none = { DATABASE_URL: '', AGENCY_FILE: '', PUBLIC_URL: '', SMTP_URL: '' };
  const findings = await installation.check({ ...none, DATA_DIR, PORT: String(await findPort()) });
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(find(findings, 'database')?.text).toMatch(/the first start creates it/);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('settings with old names and unknown fields are a warning that names them', async () => {
  const AGENCY_FILE = writeAgencyFile(installation.folder, {
    ...OWN_AGENCY,
    brick: { light: '#a23b22', dark: '#e98a6b' },
    telephone: '+32 3 111 11 11',
  });
  const findings = await installation.check({ AGENCY_FILE, ANSWERS_MB: '16' });
  const { state, text } = find(findings, 'settings') ?? {};
  expect(state).toBe('warning');
  expect(text).toMatch(/unknown fields, which are ignored: telephone\./);
  expect(text).toMatch(/ANSWERS_MB is now RESPONSE_CACHE_MB/);
  expect(text).toMatch(/brick is now brandColour/);
  writeAgencyFile(installation.folder, OWN_AGENCY);
});

describe('a broken setting is a wrong line with a remedy', () => {
  test.each<[string, string, RegExp, () => Promise<NodeJS.ProcessEnv> | NodeJS.ProcessEnv]>([
    ['a port that is none', 'settings', /PORT is no port number.+Correct/, () => ({ PORT: 'web' })],
    [
      'an agency file with a syntax error',
      'settings',
      /^AGENCY_FILE .+broken\.json.+Correct/,
      () => {
        const file = path.join(installation.folder, 'broken.json');
        writeFileSync(file, `{"exportKey": ${SECRET}}`);
        return { AGENCY_FILE: file };
      },
    ],
    [
      'a dead database',
      'database',
      /^DATABASE_URL: .*ECONNREFUSED.*Start the server/,
      async () => ({ DATABASE_URL: `postgres://site:${SECRET}@${await closedPort()}/site` }),
    ],
    ['no agency file', 'agency file', /AGENCY_FILE is missing.+Write/, () => ({ AGENCY_FILE: '' })],
    [
      'the numbers of the demo agency',
      'agency file',
      /^bivNumber of AGENCY_FILE.+correct/,
      () => {
        mkdirSync(path.join(installation.folder, 'copied'), { recursive: true });
        return {
          AGENCY_FILE: writeAgencyFile(path.join(installation.folder, 'copied'), {
            ...OWN_AGENCY,
            bivNumber: '500.000',
          }),
        };
      },
    ],
    [
      'an unreachable mail server',
      'mail server',
      /accepts no mails \(\w+.*\): correct SMTP_URL/,
      async () => ({ SMTP_URL: `smtp://site:${SECRET}@${await closedPort()}` }),
    ],
    [
      'a public address where nothing answers',
      'site',
      /does not answer \(ECONNREFUSED\)/,
      async () => ({ PUBLIC_URL: `http://${await closedPort()}` }),
    ],
    [
      'a public address of another program',
      'site',
      /answers with 200, but not as this site/,
      async () => ({ PUBLIC_URL: await installation.startAnswering(200, {}) }),
    ],
    [
      'a full disk of the site',
      'site',
      /answers: disk full/,
      async () => ({ PUBLIC_URL: await installation.startAnswering(503, { status: 'disk full' }) }),
    ],
    [
      'a receiver of leads that does not answer',
      'lead receiver',
      /^CRM_SECRET \(127\.0\.0\.1\): its server fails: ECONNREFUSED/,
      async () => {
        mkdirSync(path.join(installation.folder, 'crm'), { recursive: true });
        const leadWebhooks = [{ url: `http://${await closedPort()}/leads`, secret: 'CRM_SECRET' }];
        const AGENCY_FILE = writeAgencyFile(path.join(installation.folder, 'crm'), {
          ...OWN_AGENCY,
          leadWebhooks,
        });
        return { AGENCY_FILE, CRM_SECRET: createSecret(), MEDIA_PRIVATE_ADDRESSES: '127.0.0.1' };
      },
    ],
  ])('%s', async (_, subject, text, change) => {
    const findings = await installation.check(await change());
    expect(find(findings, subject)).toMatchObject({ state: 'wrong', text: expect.stringMatching(text) });
    expect(JSON.stringify(findings)).not.toContain(SECRET.slice(0, 8));
  });

  test('a rejected test mail is a wrong line without the recipient', async () => {
    installation.inbox.behaviour = 'refuses recipients';
    const findings = await installation.check({}, RECIPIENT);
    expect(find(findings, 'test mail')).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining('EENVELOPE RCPT TO 550'),
    });
    expect(JSON.stringify(findings)).not.toContain('peeters');
  });
});

describe('a doubtful setting is a warning', () => {
  test.each<[string, string, RegExp, NodeJS.ProcessEnv]>([
    ['no mail server', 'mail server', /^SMTP_URL is missing/, { SMTP_URL: '' }],
    ['no public address', 'public address', /^PUBLIC_URL is missing or local/, { PUBLIC_URL: '' }],
    ['no data folder', 'disk', /does not exist yet/, { DATA_DIR: '/nowhere/at/all' }],
  ])('%s', async (_, subject, text, change) => {
    expect(find(await installation.check(change), subject)).toMatchObject({
      state: 'warning',
      text: expect.stringMatching(text),
    });
  });

  test('a key of mails that every user can read', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const file = path.join(installation.folder, 'mail.pem');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const change = { DKIM_KEY_FILE: file, DKIM_SELECTOR: 'mail' };
    chmodSync(file, 0o644);
    expect(find(await installation.check(change), 'secrets')).toMatchObject({ state: 'warning' });
    chmodSync(file, 0o600);
    expect(find(await installation.check(change), 'secrets')).toMatchObject({ state: 'ok' });
  });

  test('little space, clocks that differ and an older Node', async () => {
    expect(await checkDisk({ dataDir: installation.folder }, async () => 10_000_000)).toMatchObject({
      state: 'wrong',
    });
    expect(await checkDisk({ dataDir: installation.folder }, async () => 100_000_000)).toMatchObject({
      state: 'warning',
    });
    expect(await checkClock(installation.database.db, () => Date.now() + 10_000)).toMatchObject({
      state: 'warning',
    });
    expect(await checkClock(installation.database.db, () => Date.now() - 100_000)).toMatchObject({
      state: 'wrong',
    });
    expect(checkVersions('24.1.0')[1]).toMatchObject({ state: 'warning' });
  });
});

test('the command exits with 1 and prints no secret while the database is dead', async () => {
  const DATABASE_URL = `postgres://site:${SECRET}@${await closedPort()}/site`;
  const { code, output } = await run({ DATABASE_URL, SMTP_URL: `smtp://site:${SECRET}@127.0.0.1:1` });
  expect(code).toBe(1);
  expect(output).toMatch(/^ok {7}settings/m);
  expect(output).toMatch(/^wrong {4}database/m);
  expect(output).toMatch(/^wrong {4}mail server/m);
  expect(output).toMatch(/^ok {7}secrets .*password of DATABASE_URL.*METRICS_TOKEN/m);
  expect(output).not.toContain(SECRET);
});

test('the command explains its use', async () => {
  expect(await run({}, '--male', 'x')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Usage: npm run doctor'),
  });
});
