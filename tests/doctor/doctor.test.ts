/** `npm run doctor` on a working installation and on broken ones. */
import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { connectionUrl } from '../../server/database/connect.ts';
import { checkClock } from '../../server/doctor/check-database.ts';
import { checkDisk } from '../../server/doctor/check-storage.ts';
import { checkVersions } from '../../server/doctor/check-versions.ts';
import type { Finding } from '../../server/doctor/finding.ts';
import { runChecks } from '../../server/doctor/run-checks.ts';
import { openJobs } from '../../server/jobs/jobs.ts';
import { FAILED_MAILS, MAIL_QUEUE } from '../../server/mail/queue.ts';
import { writeAgencyFile } from '../support/agency-file.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { createSecret } from '../support/leads-out/webhook-site.ts';
import { type MailServer, startMailServer } from '../support/mails/mail-server.ts';
import { findPort } from '../support/site-process.ts';

const OWN = {
  phone: '+32 3 000 00 00',
  bivNumber: '500.001',
  companyNumber: 'BE 0000.000.196',
  policyNumber: '730.000.001',
};
const SECRET = 'a-secret-of-the-test';
const RECIPIENT = 'jan.peeters@friend.example';

let database: TestDatabase;
let inbox: MailServer;
let folder: string;
/** The settings of a working installation, apart from the address of the site. */
let good: NodeJS.ProcessEnv;
const stops: (() => unknown)[] = [];

beforeAll(async () => {
  database = await createTestDatabase('places');
  inbox = await startMailServer();
  folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
  good = {
    DATABASE_URL: connectionUrl(database.target),
    DATA_DIR: folder,
    AGENCY_FILE: writeAgencyFile(folder, OWN),
    PUBLIC_URL: await startAnswering(200, { status: 'ready' }),
    SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
    METRICS_TOKEN: SECRET,
  };
});
afterAll(async () => {
  for (const stop of stops) stop();
  await inbox.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  inbox.behaviour = 'well';
});

/** Starts a server that gives one JSON answer; returns its address. */
async function startAnswering(status: number, body: unknown): Promise<string> {
  const server = createServer((_, res) =>
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
  stops.push(() => server.close());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const check = (changes: NodeJS.ProcessEnv = {}, mail?: string): Promise<Finding[]> =>
  Array.fromAsync(runChecks({ ...good, ...changes }, { mail }));
const find = (findings: Finding[], subject: string) =>
  findings.find((finding) => finding.subject === subject);
const closedPort = async () => `127.0.0.1:${await findPort()}`;

/** Runs the command; resolves with its exit code and output. */
async function run(changes: NodeJS.ProcessEnv, ...args: string[]) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...good, ...changes };
  return promisify(execFile)(process.execPath, ['server/doctor/command.ts', ...args], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );
}

test('a working installation has no wrong line, and the test mail arrives', async () => {
  const findings = await check({}, RECIPIENT);
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  const subjects = ['project', 'Node', 'settings', 'disk', 'database', 'migrations', 'clock', 'agency file'];
  expect(findings.map(({ subject }) => subject)).toEqual([
    ...subjects,
    ...['public address', 'mail server', 'feeds', 'queues', 'site', 'secrets', 'test mail'],
  ]);
  expect(find(findings, 'database')?.text).toMatch(/PostgreSQL 1\d/);
  expect(find(findings, 'migrations')?.text).toMatch(/^complete, the last is \d{3}-/);
  expect(inbox.received.map(({ recipients }) => recipients)).toEqual([[RECIPIENT]]);
});

describe('a broken setting is a wrong line with a remedy', () => {
  test.each<[string, string, RegExp, () => Promise<NodeJS.ProcessEnv> | NodeJS.ProcessEnv]>([
    ['a port that is none', 'settings', /PORT is no port number.+Correct/, () => ({ PORT: 'web' })],
    [
      'an agency file with a syntax error',
      'settings',
      /^AGENCY_FILE .+broken\.json.+Correct/,
      () => {
        const file = path.join(folder, 'broken.json');
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
        mkdirSync(path.join(folder, 'copied'), { recursive: true });
        return {
          AGENCY_FILE: writeAgencyFile(path.join(folder, 'copied'), { ...OWN, bivNumber: '500.000' }),
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
      async () => ({ PUBLIC_URL: await startAnswering(200, {}) }),
    ],
    [
      'a full disk of the site',
      'site',
      /answers: disk full/,
      async () => ({ PUBLIC_URL: await startAnswering(503, { status: 'disk full' }) }),
    ],
    [
      'a receiver of leads that does not answer',
      'lead receiver',
      /^CRM_SECRET \(127\.0\.0\.1\): its server fails: ECONNREFUSED/,
      async () => {
        mkdirSync(path.join(folder, 'crm'), { recursive: true });
        const leadWebhooks = [{ url: `http://${await closedPort()}/leads`, secret: 'CRM_SECRET' }];
        const AGENCY_FILE = writeAgencyFile(path.join(folder, 'crm'), { ...OWN, leadWebhooks });
        return { AGENCY_FILE, CRM_SECRET: createSecret(), MEDIA_PRIVATE_ADDRESSES: '127.0.0.1' };
      },
    ],
  ])('%s', async (_, subject, text, change) => {
    const findings = await check(await change());
    expect(find(findings, subject)).toMatchObject({ state: 'wrong', text: expect.stringMatching(text) });
    expect(JSON.stringify(findings)).not.toContain(SECRET.slice(0, 8));
  });

  test('a rejected test mail is a wrong line without the recipient', async () => {
    inbox.behaviour = 'refuses recipients';
    const findings = await check({}, RECIPIENT);
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
    expect(find(await check(change), subject)).toMatchObject({
      state: 'warning',
      text: expect.stringMatching(text),
    });
  });

  test('a key of mails that every user can read', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const file = path.join(folder, 'mail.pem');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const change = { DKIM_KEY_FILE: file, DKIM_SELECTOR: 'mail' };
    chmodSync(file, 0o644);
    expect(find(await check(change), 'secrets')).toMatchObject({ state: 'warning' });
    chmodSync(file, 0o600);
    expect(find(await check(change), 'secrets')).toMatchObject({ state: 'ok' });
  });

  test('little space, clocks that differ and an older Node', async () => {
    expect(await checkDisk({ dataDir: folder }, async () => 10_000_000)).toMatchObject({ state: 'wrong' });
    expect(await checkDisk({ dataDir: folder }, async () => 100_000_000)).toMatchObject({ state: 'warning' });
    expect(await checkClock(database.db, () => Date.now() + 10_000)).toMatchObject({ state: 'warning' });
    expect(await checkClock(database.db, () => Date.now() - 100_000)).toMatchObject({ state: 'wrong' });
    expect(checkVersions('24.1.0')[1]).toMatchObject({ state: 'warning' });
  });

  test('mails that were given up, and a wrong line for mails that no worker takes', async () => {
    const log = { warn() {}, error() {}, info() {} };
    const jobs = await openJobs({ target: database.target, log: log as never, doesMaintenance: false });
    await jobs.add(FAILED_MAILS, [{ source: 'leads', id: '1', mail: 'RECEIPT' }]);
    expect(find(await check(), 'mails')).toMatchObject({
      state: 'warning',
      text: expect.stringMatching(/^0 wait, 1 were given up: .*retry-mails/),
    });
    await jobs.add(MAIL_QUEUE, [{ source: 'leads', id: '2', mail: 'RECEIPT' }]);
    await database.pool.query(
      `update jobs.job set start_after = now() - interval '1 hour' where name = 'mail'`,
    );
    await jobs.stop();
    expect(find(await check(), 'mails')).toMatchObject({ state: 'wrong' });
  });

  test('migrations that wait', async () => {
    const { rows } = await database.pool.query(
      'delete from migration where name = (select max(name) from migration) returning *',
    );
    const { name, checksum, unused_since } = rows[0];
    expect(find(await check(), 'migrations')).toMatchObject({
      state: 'warning',
      text: `1 wait, from ${name} on: the next start applies them.`,
    });
    const values = [name, checksum, unused_since];
    await database.pool.query(
      'insert into migration (name, checksum, unused_since) values ($1, $2, $3)',
      values,
    );
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
