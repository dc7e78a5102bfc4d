/** The mail of each morning about faults in feeds, when they have changed. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ImportStopped } from '../../server/features/feed/import-stopped.ts';
import { feedSource } from '../../server/features/import/polling/feed-source.ts';
import { queueFaultMails } from '../../server/features/import/polling/queue-fault-mails.ts';
import { type Rejection, Tally } from '../../server/features/import/report.ts';
import { saveFeedRun } from '../../server/features/import/store/feed-runs.ts';
import { beginReading } from '../../server/features/import/store/feed-states.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import { composeMail } from '../../server/platform/mail/rendering/compose-mail.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { startSite, type TestSite } from '../support/site.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const REJECTED = { line: 4, reference: 'BK-12', reasons: ['the price is -1, which is lower than 0'] };

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
  await beginReading(site.services.db, 'crm', NOW);
});
afterAll(() => site.stop());

/** `stopReason`: why the reading was stopped. */
async function saveRun(
  rejections: Rejection[],
  unmapped: { value: string; count: number }[] = [],
  stopReason: string | null = null,
) {
  const tally = new Tally();
  for (const rejection of rejections) tally.reject(rejection, 'estate');
  tally.unmapped = unmapped.map((each) => ({ field: 'garden_orientation', ...each }));
  const outcome = stopReason ? 'STOPPED' : 'IMPORTED';
  const run = { feed: 'crm', at: NOW, outcome, reason: stopReason, isPartial: false } as const;
  const { db } = site.services;
  await db.transaction().execute((trx) =>
    saveFeedRun(trx, {
      ...run,
      report: tally.report('crm', stopReason === null ? null : new ImportStopped(stopReason)),
    }),
  );
}

/** The jobs of the mails of one morning. */
async function queueMails(): Promise<MailJob[]> {
  const mails: MailJob[] = [];
  const addMails = async (_: unknown, added: readonly MailJob[]) => void mails.push(...added);
  await queueFaultMails(site.services.db, { feeds: ['crm', 'other'], addMails });
  return mails;
}

test('is sent when faults appear, change and are mended, and not otherwise', async () => {
  await saveRun([]);
  expect(await queueMails()).toEqual([]);
  await saveRun([REJECTED]);
  expect(await queueMails()).toMatchObject([{ source: 'feed', mail: 'REPORT' }]);
  expect(await queueMails()).toEqual([]);
  await saveRun([{ ...REJECTED, line: 7 }]);
  expect(await queueMails()).toEqual([]);
  await saveRun([{ ...REJECTED, line: 7 }], [{ value: 'S', count: 3 }]);
  expect(await queueMails()).toHaveLength(1);
  await saveRun([{ ...REJECTED, line: 7 }], [{ value: 'S', count: 4 }]);
  expect(await queueMails()).toEqual([]);
  await saveRun([], [], 'the file is empty');
  expect(await queueMails()).toEqual([]);
  await saveRun([]);
  expect(await queueMails()).toHaveLength(1);
});

test.each(LOCALES)('names the rejected records and unused values in %s', async (locale) => {
  await saveRun([REJECTED], [{ value: locale, count: 214 }]);
  const [job] = await queueMails();
  const { settings, ...services } = site.services;
  const context = { ...services, agency: { ...settings.agency, locale }, publicUrl: settings.publicUrl };
  const written = job && (await feedSource.writeMail(job, context));
  if (!written) throw new Error('no mail');
  const { html, text } = await composeMail(written, context);
  expect(text).toContain('> BK-12: the price is -1, which is lower than 0');
  expect(text).toContain(`> garden_orientation: ${locale} (214)`);
  expect(html).toContain(`lang="${locale}"`);
});

/** The mail about a reading that was stopped, as plain text. */
async function stoppedMail(locale: Locale, stop: ImportStopped): Promise<string> {
  const { settings, ...services } = site.services;
  const tally = new Tally();
  tally.reject(REJECTED, 'estate');
  const run = { feed: 'crm', at: NOW, outcome: 'STOPPED', reason: stop.message, isPartial: false } as const;
  const { id } = await services.db
    .transaction()
    .execute((trx) => saveFeedRun(trx, { ...run, report: tally.report('crm', stop) }));
  const context = { ...services, agency: { ...settings.agency, locale }, publicUrl: settings.publicUrl };
  const written = await feedSource.writeMail({ id: String(id), mail: 'STOPPED' }, context);
  if (!written) throw new Error('no mail');
  return (await composeMail(written, context)).text;
}

test.each(LOCALES)('says in %s what to do when a feed was stopped, without a command', async (locale) => {
  const rejected = await stoppedMail(locale, new ImportStopped('all 3 records of the file are rejected'));
  expect(rejected).toContain('> BK-12: the price is -1, which is lower than 0');
  const removing = await stoppedMail(locale, new ImportStopped('too many', 'CONFIRM'));
  expect(removing).toContain('/feeds/confirm/crm/');
  const older = await stoppedMail(locale, new ImportStopped('older', 'ACCEPT'));
  expect(older).not.toContain('/feeds/confirm/');
  expect(older).toContain(
    site.services.intls[locale].formatMessage({ id: 'mail.feed.STOPPED.ACCEPT' }).slice(0, 40),
  );
  for (const text of [rejected, removing, older]) expect(text).not.toContain('npm ');
});
