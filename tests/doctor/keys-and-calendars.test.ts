/** `npm run doctor` asks connected CRMs for a token, and reads each calendar once. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { demoCalendarUrl } from '../../demo/calendars.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { AGENT, feed } from '../import/feed-builder.ts';
import { writeAgencyFile } from '../support/agency-file.ts';
import { CREDENTIALS as SKARABEE_CREDENTIALS, startSkarabee } from '../support/crm/skarabee.ts';
import { CREDENTIALS, startWhise, type WhiseServer } from '../support/crm/whise.ts';
import { startZabun, CREDENTIALS as ZABUN_CREDENTIALS, ZABUN_KEYS } from '../support/crm/zabun.ts';
import { createInstallation, type Installation, OWN_AGENCY } from '../support/doctor/installation.ts';

let installation: Installation;
let crm: WhiseServer;

beforeAll(async () => {
  installation = await createInstallation({ MEDIA_PRIVATE_ADDRESSES: '127.0.0.1' });
  crm = await startWhise();
});
afterAll(async () => {
  crm.stop();
  await installation.remove();
});

const linesOf = async (subject: string, env: NodeJS.ProcessEnv = {}) =>
  (await installation.check(env)).filter((finding) => finding.subject === subject);

function agencyFile(name: string, changes: object): string {
  const folder = path.join(installation.folder, name);
  mkdirSync(folder);
  return writeAgencyFile(folder, { ...OWN_AGENCY, ...changes });
}

test('a key that its CRM refuses is a wrong line with the names of its variables', async () => {
  const account = {
    leads: false,
    clientId: 4321,
    officeIds: [16010],
    user: 'WHISE_USER',
    password: 'WHISE_PASSWORD',
  };
  const connection = { system: 'whise', api: crm.origin, ...account };
  const AGENCY_FILE = agencyFile('whise', { feeds: [{ name: 'crm', connection }] });
  expect(await linesOf('connection', { AGENCY_FILE, ...CREDENTIALS })).toMatchObject([{ state: 'ok' }]);
  const wrong = { AGENCY_FILE, ...CREDENTIALS, WHISE_PASSWORD: 'another password' };
  const lines = await linesOf('connection', wrong);
  expect(lines).toMatchObject([
    {
      state: 'wrong',
      text: expect.stringContaining(
        'the feed crm: Whise refuses the user or the password of WHISE_USER and WHISE_PASSWORD',
      ),
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('another password');
});

describe('each CRM', () => {
  test.each([
    [
      'skarabee',
      startSkarabee,
      { user: 'SKARABEE_USER', password: 'SKARABEE_PASSWORD' },
      SKARABEE_CREDENTIALS,
    ],
    ['zabun', startZabun, ZABUN_KEYS, ZABUN_CREDENTIALS],
  ] as const)('%s is asked with its key', async (system, start, keys, env) => {
    const server = await start();
    const api = system === 'skarabee' ? `${server.origin}/v41/weblink.asmx` : server.origin;
    const connection = { system, api, leads: false, ...keys };
    const AGENCY_FILE = agencyFile(system, { feeds: [{ name: 'crm', connection }] });
    expect(await linesOf('connection', { AGENCY_FILE, ...env })).toMatchObject([{ state: 'ok' }]);
    const wrong = Object.fromEntries(
      Object.keys(env).map((name) => [name, 'another-secret-of-thirty-characters']),
    );
    const lines = await linesOf('connection', { AGENCY_FILE, ...wrong });
    expect(lines).toMatchObject([
      { state: 'wrong', text: expect.stringContaining(Object.keys(env)[0] ?? '') },
    ]);
    expect(JSON.stringify(lines)).not.toContain('another-secret');
    server.stop();
  });
});

test('calendars that the demo agency generates are not fetched', async () => {
  const calendarUrl = demoCalendarUrl('agent-01');
  const { db } = installation.database;
  await importFeed(db, feed({ ...AGENT, reference: 'BA', calendarUrl }), { source: 'demo', now: new Date() });
  expect(await linesOf('calendars')).toMatchObject([{ state: 'ok', text: '0 can be read' }]);
});

test('a calendar that cannot be read is a wrong line with its owner, without its address', async () => {
  expect(await linesOf('calendars')).toMatchObject([{ state: 'ok', text: '0 can be read' }]);
  const calendarUrl = `${await installation.startAnswering(200, { secret: 'no calendar' })}/secret.ics`;
  const lines = feed({ ...AGENT, reference: 'BO', calendarUrl });
  await importFeed(installation.database.db, lines, { source: 'agents', now: new Date() });
  const found = await linesOf('calendars');
  expect(found).toMatchObject([
    { state: 'wrong', text: 'the calendar of the agent BO: its address has no iCalendar file.' },
  ]);
  expect(JSON.stringify(found)).not.toContain('secret');
});
