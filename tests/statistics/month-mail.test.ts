/** The monthly mail about views and requests, its files, and the end of the numbers after a year. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { ALL_REMOVALS } from '../../server/features/import/removal-rules.ts';
import { queueMonthMails } from '../../server/features/statistics/monthly/queue-month-mails.ts';
import { deleteOldDays } from '../../server/features/statistics/store/delete-old-days.ts';
import { connectionUrl } from '../../server/platform/database/connect.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import type { Locale } from '../../shared/locales.ts';
import { estate, feed, OFFICE } from '../import/feed-builder.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { type RenderedMail, renderMails } from '../support/mails/rendered-mails.ts';
import { startSite, type TestSite } from '../support/site.ts';

const run = promisify(execFile);

const FIRST_OF_DECEMBER = new Date('2026-12-01T06:20:00Z');
const BRUGES = { ...OFFICE, reference: 'BRUGGE', name: 'Baksteen Brugge', email: 'brugge@example.be' };

let site: TestSite;

beforeAll(async () => {
  site = await startSite({ database: await createTestDatabase('places') });
});
afterAll(async () => {
  await site.stop();
  await site.database.drop();
});
beforeEach(async () => {
  await query('truncate listing, office, statistics_mail cascade');
});

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;

const load = (lines: object[]) =>
  importFeed(site.services.db, feed(...lines), {
    source: 'test',
    now: new Date('2026-10-01T06:00:00Z'),
    removals: ALL_REMOVALS,
  });

const count = (reference: string, day: string, views: number, leads = 0) =>
  query(
    `insert into listing_statistics (listing_id, day, views, leads)
     select id, $2, $3, $4 from listing where reference = $1`,
    [reference, day, views, leads],
  );

/** The jobs that one run queues. */
async function queueMails(now = FIRST_OF_DECEMBER, isWanted = true): Promise<MailJob[]> {
  const mails: MailJob[] = [];
  const addMails = async (_: unknown, added: readonly MailJob[]) => void mails.push(...added);
  const queued = await queueMonthMails(site.services.db, { isWanted, now, addMails });
  expect(queued).toBe(mails.length);
  return mails;
}

const inLanguage = (locale: Locale, agency: object = {}): TestSite => {
  const settings = { ...site.services.settings };
  settings.agency = { ...settings.agency, ...agency, locale };
  return { ...site, services: { ...site.services, settings } };
};

/** The mails of one run. */
const mailsIn = async (locale: Locale): Promise<RenderedMail[]> =>
  (await renderMails(inLanguage(locale), await queueMails())) as RenderedMail[];

const filesOf = ({ attachments }: RenderedMail) =>
  Object.fromEntries(attachments.map(({ filename, content }) => [filename, content.toString('utf8')]));

describe('each month', () => {
  test('each office with views or requests gets one mail about its homes, however often the job runs', async () => {
    await load([
      BRUGES,
      estate('BK-1'),
      estate('BK-2', { office: 'BRUGGE', agent: undefined }),
      estate('BK-3'),
    ]);
    await count('BK-1', '2026-11-30', 7);
    await count('BK-2', '2026-11-01', 1, 1);
    await count('BK-3', '2026-12-01', 50);
    const runs = await Promise.all([queueMails(), queueMails(), queueMails()]);
    const jobs = runs.flat();
    expect(jobs).toHaveLength(2);
    expect(await queueMails(new Date('2026-12-09T06:00:00Z'))).toEqual([]);
    const mails = (await renderMails(site, jobs)) as RenderedMail[];
    expect(mails.map(({ to, text }) => [[to].flat()[0]?.text, /BK-\d/g.exec(String(text))?.[0]])).toEqual([
      ['"Baksteen Gent" <gent@example.be>', 'BK-1'],
      ['"Baksteen Brugge" <brugge@example.be>', 'BK-2'],
    ]);
    await count('BK-1', '2026-12-30', 1);
    expect(await queueMails(new Date('2026-12-31T23:30:00Z'))).toHaveLength(1);
  });

  test('nobody gets a mail about a month without views, or when the agency does not want it', async () => {
    await load([estate('BK-1')]);
    expect(await queueMails()).toEqual([]);
    await count('BK-1', '2026-11-30', 7);
    expect(await queueMails(FIRST_OF_DECEMBER, false)).toEqual([]);
    const jobs = await queueMails();
    expect(await renderMails(inLanguage('nl', { statisticsMail: false }), jobs)).toEqual([null]);
  });

  test('the agency gets the mail of an office without a mailbox', async () => {
    await load([estate('BK-1')]);
    await count('BK-1', '2026-11-30', 7);
    await query(`update office set email = ''`);
    const [mail] = await mailsIn('nl');
    expect([mail?.to].flat()[0]?.text).toBe('"Baksteen" <info@baksteen.example>');
  });
});

describe('the mail', () => {
  test.each([
    ['nl', 'In november 2026 werden de panden van Baksteen Gent 1.419 keer bekeken', 'oktober: 380'],
    [
      'fr',
      'En novembre 2026, les biens suivis par Baksteen Gent ont été consultés 1\u00a0419 fois',
      'octobre\u00a0: 380',
    ],
    ['en', 'In November 2026 the properties of Baksteen Gent were viewed 1,419 times', 'October: 380'],
    ['de', 'Im November 2026 wurden die Immobilien von Baksteen Gent 1.419-mal', 'Oktober: 380'],
  ] as const)(
    'has the homes in %s, most viewed first, with the month before',
    async (locale, text, before) => {
      await load([estate('BK-1'), estate('BK-2'), estate('BK-3')]);
      await count('BK-1', '2026-10-12', 380, 5);
      await count('BK-1', '2026-11-12', 400, 9);
      await count('BK-1', '2026-11-30', 12);
      await count('BK-2', '2026-11-02', 1007);
      const [mail] = await mailsIn(locale);
      const plain = String(mail?.text);
      expect(plain).toContain(text);
      expect(plain.match(/BK-\d/g)).toEqual(['BK-2', 'BK-1', 'BK-3']);
      expect(plain).toMatch(/^BK-1, Veldstraat 12, 9000 (Gent|Gand|Ghent)\n.+412, .+380\n.+9, .+5$/m);
      expect(plain).toContain(before);
      expect(String(mail?.html)).toContain('scope="row"');
      expect(mail?.subject).toContain('Baksteen Gent');
    },
  );

  test('leaves the month before out when nothing was counted then', async () => {
    await load([estate('BK-1')]);
    await count('BK-1', '2026-11-12', 4);
    const [mail] = await mailsIn('nl');
    expect(mail?.text).not.toContain('oktober');
  });

  test('has homes that were sold in the month, and none that were sold or published at another time', async () => {
    await load(['BK-1', 'BK-2', 'BK-3', 'BK-4', 'BK-5'].map((reference) => estate(reference)));
    for (const reference of ['BK-1', 'BK-2', 'BK-3', 'BK-4', 'BK-5']) await count(reference, '2026-11-12', 4);
    const set = (reference: string, change: string) =>
      query(`update listing set ${change} where reference = '${reference}'`);
    await set('BK-1', `status = 'SOLD', closed_at = '2026-11-01T00:00:00+01'`);
    await set('BK-2', `status = 'SOLD', closed_at = '2026-10-31T23:59:00+01'`);
    await set('BK-3', `status = 'IN_PREPARATION'`);
    await set('BK-4', `published_at = '2026-12-01T00:00:00+01'`);
    await set('BK-5', `status = 'WITHDRAWN', closed_at = '2026-12-01T00:00:00+01'`);
    const [mail] = await mailsIn('nl');
    expect(mail?.text?.match(/BK-\d/g)).toEqual(['BK-1', 'BK-5']);
  });
});

describe('the files', () => {
  test('have a sentence for the owner and the numbers of each day', async () => {
    await load([estate('BK-1')]);
    await count('BK-1', '2026-11-12', 400, 9);
    await count('BK-1', '2026-11-30', 12);
    const [mail] = (await mailsIn('en')) as [RenderedMail];
    const { 'BK-1.csv': file = '', ...others } = filesOf(mail);
    expect(others).toEqual({});
    const lines = file.split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffYour property BK-1 (Veldstraat 12, 9000 Ghent) was viewed 412 times on our website in November 2026. 9 requests were received.',
    );
    expect(lines.slice(1, 4)).toEqual(['', 'Day;Views;Requests', '2026-11-01;0;0']);
    expect(lines).toHaveLength(3 + 30 + 2);
    expect(lines.slice(14, 15)).toEqual(['2026-11-12;400;9']);
    expect(lines.slice(-3)).toEqual(['2026-11-30;12;0', 'Total;412;9', '']);
  });

  test('are named after the reference, with characters that file systems accept, each once', async () => {
    await load(['a/b', 'a:b', '=1+1'].map((agencyReference, at) => estate(`BK-${at}`, { agencyReference })));
    await count('BK-0', '2026-11-12', 3);
    await count('BK-1', '2026-11-12', 2);
    const [mail] = (await mailsIn('nl')) as [RenderedMail];
    const [{ id }] = await query(`select id from listing where reference = 'BK-1'`);
    expect(Object.keys(filesOf(mail))).toEqual(['a-b.csv', `a-b-${id}.csv`, '-1-1.csv']);
  });

  test('each have another name, also when a reference ends with the id of a home', async () => {
    await load(['BK-0', 'BK-1', 'BK-2', 'BK-3'].map((reference) => estate(reference)));
    const [{ id }] = await query(`select id from listing where reference = 'BK-2'`);
    const references = [`A-B-${id}`, 'a/b', 'a-b', `${'a'.repeat(79)}𠮷𠮷`];
    for (const [at, reference] of references.entries()) {
      await query('update listing set agency_reference = $1 where reference = $2', [reference, `BK-${at}`]);
      await count(`BK-${at}`, '2026-11-12', 9 - at);
    }
    const [mail] = (await mailsIn('nl')) as [RenderedMail];
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      `A-B-${id}.csv`,
      'a-b.csv',
      `a-b-${id}-${id}.csv`,
      `${'a'.repeat(79)}𠮷.csv`,
    ]);
  });

  test('are one for an office with more than 100 homes, without formulas', async () => {
    const references = Array.from({ length: 101 }, (_, at) => `BK-${String(at).padStart(3, '0')}`);
    await load(references.map((reference) => estate(reference)));
    await query(`update listing set agency_reference = '@SUM(1)' where reference = 'BK-000'`);
    await count('BK-000', '2026-11-12', 400, 9);
    await count('BK-100', '2026-11-12', 12);
    await count('BK-100', '2026-10-12', 1, 1);
    const [mail] = (await mailsIn('nl')) as [RenderedMail];
    const files = filesOf(mail);
    expect(Object.keys(files)).toEqual(['2026-11.csv']);
    const lines = files['2026-11.csv']?.split('\r\n') ?? [];
    expect(lines).toHaveLength(1 + 101 + 1);
    expect(lines.slice(1, 3)).toEqual([
      `'@SUM(1);Veldstraat 12, 9000 Gent;400;9;0;0`,
      'BK-100;Veldstraat 12, 9000 Gent;12;0;1;1',
    ]);
    expect(mail.text).toContain('En nog 51 panden.');
    // Gmail cuts off longer mails.
    expect(Buffer.byteLength(String(mail.html))).toBeLessThan(102_000);
  });
});

test('numbers are kept for a year', async () => {
  await load([estate('BK-1')]);
  for (const day of ['2025-11-20', '2025-11-21', '2026-11-20']) await count('BK-1', day, 1);
  expect(await deleteOldDays(site.services.db, new Date('2026-11-20T23:30:00Z'))).toBe(1);
  expect(await query('select day from listing_statistics order by 1')).toEqual([
    { day: '2025-11-21' },
    { day: '2026-11-20' },
  ]);
});

describe('the command', () => {
  const runCommand = (...args: string[]) =>
    run(process.execPath, ['server/commands/numbers.ts', ...args], {
      env: { ...process.env, DATABASE_URL: connectionUrl(site.database.target) },
    });

  test('prints the file of a home, by the reference of the agency or of the feed', async () => {
    await load([estate('BK-1', { agencyReference: '=A1' })]);
    await count('BK-1', '2026-02-12', 400, 1);
    const { stdout } = await runCommand('=A1', '--month', '2026-02');
    expect(stdout.split('\r\n')).toHaveLength(3 + 28 + 2);
    expect(stdout).toContain('Uw pand =A1 (Veldstraat 12, 9000 Gent) werd in februari 2026 400 keer bekeken');
    expect(stdout).toContain('2026-02-12;400;1');
    expect((await runCommand('BK-1', '--month', '2026-02')).stdout).toBe(stdout);
  });

  test.each([
    [['BK-9'], 'There is no home with the reference BK-9.'],
    [[], 'Usage: npm run numbers'],
    [['BK-1', '--month', '2026-13'], 'Usage: npm run numbers'],
  ])('with %j says what is wrong', async (args, message) => {
    await expect(runCommand(...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(message),
    });
  });
});
