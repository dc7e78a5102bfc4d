/** The report on statements that the law requires and adverts lack: its table, its mail and its command. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { translatorOf } from '../../client/intl/use-messages.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { ALL_REMOVALS } from '../../server/features/import/removal-rules.ts';
import { readReport, refreshReport } from '../../server/features/statements/report/advert-report.ts';
import { presentCsv, presentReport } from '../../server/features/statements/report/present-report.ts';
import { queueReportMail, statementSource } from '../../server/features/statements/report/report-mail.ts';
import { connectionUrl } from '../../server/platform/database/connect.ts';
import { createIntls } from '../../server/platform/intl/intl.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import { composeMail } from '../../server/platform/mail/rendering/compose-mail.ts';
import { LOCALES } from '../../shared/locales.ts';
import { estate, feed } from '../import/feed-builder.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { COMPLETE_HOME, WITHOUT_FLOOD_RISK, WITHOUT_NUMBER } from '../support/feeds/complete-home.ts';
import { startSite, type TestSite } from '../support/site.ts';

const run = promisify(execFile);

const FIRST = new Date('2026-11-20T06:00:00Z');
const LATER = new Date('2026-11-25T06:00:00Z');

let site: TestSite;
const intls = createIntls();

beforeAll(async () => {
  site = await startSite({ database: await createTestDatabase('places') });
});
afterAll(async () => {
  await site.stop();
  await site.database.drop();
});
beforeEach(async () => {
  await site.database.pool.query('truncate listing, mention_mail cascade');
});

const load = (lines: object[], now = FIRST) =>
  importFeed(site.services.db, feed(...lines), { source: 'test', now, removals: ALL_REMOVALS });

const missing = async () =>
  (
    await site.database.pool.query(
      `select reference, code, rule, since from missing_mention join listing on id = listing_id order by 1, 2`,
    )
  ).rows.map(Object.values);

const read = () => readReport(site.services.db, site.services.settings.agency);

/** The jobs of the mails of one morning. */
async function queueMails(now = LATER): Promise<MailJob[]> {
  const { db, settings } = site.services;
  const mails: MailJob[] = [];
  const addMails = async (_: unknown, added: readonly MailJob[]) => void mails.push(...added);
  await refreshReport(db, now);
  await queueReportMail(db, { agency: settings.agency, addMails });
  return mails;
}

const NUMBER = ['BK-1', 'ENERGY_CERTIFICATE', 'flanders-epc-2019'];

test('an import notes since when a statement is missing, and later ones keep it until it is provided', async () => {
  await load([estate('BK-1', WITHOUT_NUMBER), estate('BK-2', COMPLETE_HOME)]);
  expect(await missing()).toEqual([[...NUMBER, '2026-11-20']]);
  await load([estate('BK-1', { ...WITHOUT_NUMBER, price: 1 }), estate('BK-2', WITHOUT_FLOOD_RISK)], LATER);
  expect(await missing()).toEqual([
    [...NUMBER, '2026-11-20'],
    ['BK-2', 'FLOOD_PARCEL', 'flanders-flood-parcel-2023', '2026-11-25'],
  ]);
  await load(
    [estate('BK-1', COMPLETE_HOME), estate('BK-2', { ...WITHOUT_FLOOD_RISK, status: 'SOLD' })],
    LATER,
  );
  expect(await missing()).toEqual([]);
});

test('a withdrawn home is not in the report', async () => {
  await load([estate('BK-1', WITHOUT_NUMBER), estate('BK-2', COMPLETE_HOME)]);
  await load([estate('BK-2', COMPLETE_HOME)], LATER);
  expect(await missing()).toEqual([]);
});

test('each morning all homes are compared with the rules of the day, also those that no import changed', async () => {
  await load([estate('BK-1', { ...WITHOUT_NUMBER, epc: { value: 187 } })], new Date('2018-06-01T06:00:00Z'));
  expect(await missing()).toEqual([['BK-1', 'ENERGY_CERTIFICATE', 'flanders-epc-2012', '2018-06-01']]);
  await refreshReport(site.services.db, LATER);
  expect(await missing()).toEqual([[...NUMBER, '2018-06-01']]);
});

test('the report counts homes on offer, incomplete ones, and those whose advert is punished', async () => {
  await load([
    ...[estate('BK-1', WITHOUT_NUMBER), estate('BK-2', WITHOUT_FLOOD_RISK), estate('BK-3', COMPLETE_HOME)],
    estate('BK-4', { ...WITHOUT_NUMBER, status: 'IN_PREPARATION' }),
  ]);
  const EPC_LAW =
    'Flemish Energy Decree of 8 May 2009, art. 11.2.1, § 3; Flemish Energy Order of 19 November 2010, art. 9.1.13/1';
  const lines = presentReport(await read(), intls.en).split('\n');
  expect(lines.slice(0, 3).map((line) => line.split(/ {2,}/))).toEqual([
    ['Reference', 'On the website', 'Statement', 'Missing since', 'Rule', 'Fine'],
    ['BK-1', 'Yes', 'Certificate number', '20 November 2026', EPC_LAW, '€250 to €5,000'],
    [
      ...['BK-2', 'Yes', 'P-score (parcel)', '20 November 2026'],
      ...['Flemish Water Code, art. 1.3.3.3.2', '–'],
    ],
  ]);
  const [header = '', first = ''] = lines;
  expect(header.indexOf('Fine')).toBe(first.indexOf('€250'));
  expect(lines.slice(3, 7)).toEqual([
    '',
    'Properties on offer: 3',
    'Properties with missing statements: 2',
    'Of these, not to be advertised as they are (a fine is possible): 1',
  ]);
  expect(
    presentCsv(await read(), intls.nl)
      .split('\r\n')
      .slice(0, 2),
  ).toEqual([
    '\ufeffReferentie;Op de website;Vermelding;Ontbreekt sinds;Regel;Boete',
    'BK-1;Ja;Certificaatnummer;20 november 2026;"Energiedecreet van 8 mei 2009, art. 11.2.1, § 3; Energiebesluit van 19 november 2010, art. 9.1.13/1";€\u00a0250 tot €\u00a05.000',
  ]);
});

test('the agency gets a mail when the report changes, and not otherwise', async () => {
  await load([estate('BK-1', COMPLETE_HOME)]);
  expect(await queueMails()).toEqual([]);
  await load([estate('BK-1', WITHOUT_NUMBER)]);
  expect(await queueMails()).toMatchObject([{ source: 'mentions', mail: 'REPORT' }]);
  expect(await queueMails(new Date('2026-12-24T06:00:00Z'))).toEqual([]);
  await load([estate('BK-1', { ...WITHOUT_NUMBER, price: 1 })]);
  expect(await queueMails()).toEqual([]);
  await load([estate('BK-1', COMPLETE_HOME)]);
  expect(await queueMails()).toHaveLength(1);
  expect(await queueMails()).toEqual([]);
});

test.each(LOCALES)('the mail names the homes and what they lack in %s', async (locale) => {
  await load([estate('BK-1', WITHOUT_NUMBER)]);
  const [job] = await queueMails();
  const { settings, ...services } = site.services;
  const context = { ...services, agency: { ...settings.agency, locale }, publicUrl: settings.publicUrl };
  const written = job && (await statementSource.writeMail(job, context));
  if (!written) throw new Error('no mail');
  const { html, text } = await composeMail(written, context);
  const name = translatorOf(intls[locale])('estates.field.epc.certificate');
  expect(text).toMatch(new RegExp(`> BK-1\\W+${name} \\(.+ 20\\.? [Nn]ovemb\\w+ 2026\\)`));
  expect(html).toContain(`lang="${locale}"`);
});

test('the command prints the report in the language of the agency', async () => {
  await load([estate('BK-1', WITHOUT_NUMBER)]);
  const env = { ...process.env, DATABASE_URL: connectionUrl(site.database.target) };
  const { stdout } = await run(process.execPath, ['server/commands/report.ts'], { env });
  expect(stdout).toContain('Panden met ontbrekende vermeldingen: 1');
  expect(stdout).toMatch(/^BK-1 +Ja +Certificaatnummer +20 november 2026 /m);
});
