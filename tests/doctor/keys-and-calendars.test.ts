/** `npm run doctor` asks connected CRMs for a token, and reads each calendar once. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { AGENT, feed } from '../import/feed-builder.ts';
import { writeAgencyFile } from '../support/agency-file.ts';
import { CREDENTIALS, startWhise, type WhiseServer } from '../support/crm/whise.ts';
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
