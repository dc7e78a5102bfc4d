import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ContactLead } from '../../graphql/leads/ports.ts';
import { SOURCES } from '../../server/composition/submission-sources.ts';
import { erasePersonalData, findPersonalData } from '../../server/features/leads/store/personal-data.ts';
import { createLeadStore } from '../../server/features/leads/store/store.ts';
import { eraseExpiredData } from '../../server/features/personal-data/retention.ts';
import { createSubmissionStore } from '../../server/features/submissions/store/store.ts';
import { findMailFiles, mailFileName, removeFiles } from '../../server/platform/mail/mail-files.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

const SECRET = Buffer.alloc(32, 1);
const SETTINGS = readSettings({ LEADS_MONTHS: '24' });
const NOW = new Date('2026-11-21T06:00:00Z');
let database: TestDatabase;
let mailFolder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  mailFolder = await mkdtemp(path.join(tmpdir(), 'mails-'));
});
beforeEach(() => database.db.deleteFrom('lead').execute());
afterAll(async () => {
  await database.drop();
  await rm(mailFolder, { recursive: true });
});

/** Stores a message to the agency with the file of its mail; returns its id. */
async function storeMessage(email: string, receivedAt: Date): Promise<string> {
  const lead: ContactLead = {
    kind: 'CONTACT',
    name: 'Peeters',
    firstName: 'Ann',
    email,
    phone: '+32470123456',
    message: 'Hallo',
    street: null,
    remarks: null,
    questionType: 'GENERAL',
    officeId: null,
    partnerId: null,
    locale: 'nl',
    receivedAt,
    consent: { edition: '2026-11-22', marketing: true },
  };
  const key = { key: `key ${email} ${receivedAt.getTime()}`, owner: null, input: 'input' };
  const store = createSubmissionStore({ db: database.db, secret: SECRET, now: () => receivedAt });
  await store.store(createLeadStore(async () => {}).store(lead, true), key);
  const { id } = await database.db
    .selectFrom('lead')
    .where('email', '=', email)
    .orderBy('received_at', 'desc')
    .select('id')
    .executeTakeFirstOrThrow();
  await writeFile(path.join(mailFolder, mailFileName({ id: id, mail: 'AGENCY' })), 'mail');
  return id;
}

test('finds and erases all data of an address, whatever its case, and no other data', async () => {
  await storeMessage('Ann@Mail.example', NOW);
  await storeMessage('other@mail.example', NOW);
  const [found, ...more] = await findPersonalData(database.db, 'ann@mail.example');
  expect(more).toEqual([]);
  expect(found).toMatchObject({ email: 'Ann@Mail.example', phone: '+32470123456', message: 'Hallo' });
  expect(found?.consent).toMatchObject({ edition: '2026-11-22', marketing: true, given_at: NOW });
  expect(await erasePersonalData(database.db, 'ANN@mail.example')).toEqual([found?.id]);
  expect(await findPersonalData(database.db, 'ann@mail.example')).toEqual([]);
  expect(await findPersonalData(database.db, 'other@mail.example')).toHaveLength(1);
  expect(await database.db.selectFrom('lead_consent').selectAll().execute()).toHaveLength(1);
});

test('the note of an employee is exported and erased with its message', async () => {
  const id = await storeMessage('noted@mail.example', NOW);
  const progress = { state: 'DONE', note: 'Belt maandag', changed_at: NOW, changed_by: 'a@b.example' };
  await database.db
    .insertInto('lead_progress')
    .values({ ...progress, lead_id: id, version: 1 })
    .execute();
  expect(await findPersonalData(database.db, 'noted@mail.example')).toMatchObject([
    { id, note: 'Belt maandag' },
  ]);
  expect(await erasePersonalData(database.db, 'noted@mail.example')).toEqual([id]);
  expect(await database.db.selectFrom('lead_progress').selectAll().execute()).toEqual([]);
});

test('erases data after its retention period with files and keys; keeps younger data', async () => {
  const old = await storeMessage('old@mail.example', new Date('2024-11-20T06:00:00Z'));
  const young = await storeMessage('young@mail.example', new Date('2024-11-22T06:00:00Z'));
  expect(
    await eraseExpiredData(database.db, {
      now: NOW,
      settings: { ...SETTINGS, mailFolder },
      sources: SOURCES,
    }),
  ).toBe(1);
  const left = await database.db.selectFrom('lead').select('id').execute();
  expect(left).toEqual([{ id: young }]);
  const files = await readdir(mailFolder);
  expect(files).toContain(mailFileName({ id: young, mail: 'AGENCY' }));
  expect(files).not.toContain(mailFileName({ id: old, mail: 'AGENCY' }));
  const keys = await database.db.selectFrom('answered').select('answered_at').execute();
  expect(keys.every(({ answered_at }) => answered_at.getTime() > NOW.getTime() - 86_400_000)).toBe(true);
});

test('finds files of mails to a friend by their recipient only', async () => {
  const head = (to: string) => `Subject: A home\r\nTo: Joachim\r\n ${to}\r\n\r\n`;
  const files: Record<string, string> = {
    'one.eml': head('<Joachim.D@mail.example>'),
    'two.eml': head('joachim.d@mail.example'),
    'longer.eml': head('<not-joachim.d@mail.example>'),
    'longest.eml': head('<joachim.d@mail.example.org>'),
    'dotless.eml': head('<joachim-d@mail.example>'),
    'in-the-text.eml': `${head('<ann@mail.example>')}<joachim.d@mail.example>`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(mailFolder, name), text);
  const found = await findMailFiles(mailFolder, 'joachim.d@mail.example');
  const both = ['one.eml', 'two.eml'];
  expect(found).toEqual(both.map((name) => ({ name, text: files[name] })));
  await removeFiles(mailFolder, both);
  expect(await findMailFiles(mailFolder, 'joachim.d@mail.example')).toEqual([]);
  expect(await readdir(mailFolder)).toEqual(expect.arrayContaining(['longer.eml', 'in-the-text.eml']));
  expect(await findMailFiles(path.join(mailFolder, 'nowhere'), 'joachim.d@mail.example')).toEqual([]);
});

test('deletes files of mails to friends after a day, and no others', async () => {
  const [old, young, of] = [randomUUID(), randomUUID(), await storeMessage('ann@mail.example', NOW)];
  const ages = {
    [mailFileName({ id: old, mail: 'FRIEND' })]: 86_400_001,
    [`${mailFileName({ id: old, mail: 'FRIEND' })}.part`]: 86_400_001,
    [mailFileName({ id: young, mail: 'FRIEND' })]: 86_400_000,
    [mailFileName({ id: of, mail: 'AGENCY' })]: 30 * 86_400_000,
  };
  for (const [name, age] of Object.entries(ages)) {
    const written = new Date(NOW.getTime() - age);
    await writeFile(path.join(mailFolder, name), 'mail');
    await utimes(path.join(mailFolder, name), written, written);
  }
  expect(
    await eraseExpiredData(database.db, {
      now: NOW,
      settings: { ...SETTINGS, mailFolder },
      sources: SOURCES,
    }),
  ).toBe(0);
  const left = await readdir(mailFolder);
  expect(left.filter((name) => name in ages).sort()).toEqual(Object.keys(ages).slice(2).sort());
});
