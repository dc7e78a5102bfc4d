/** Imports the homes of a connected CRM that have changed since its last reading. */
import { createReadStream } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { ImportStopped } from '../../feed/import-stopped.ts';
import type { FeedChanges } from '../connections/connected-feed.ts';
import { importRecords } from '../import-records.ts';
import { readFeedInThread } from '../read/read-in-thread.ts';
import { decideRemovals } from '../removal-rules.ts';
import type { ImportReport } from '../report.ts';
import { countWithdrawals } from '../write/missing-listings.ts';
import type { FeedFile } from './open-feed.ts';
import type { Ending, PollDependencies, Reading } from './reading.ts';

interface ChangesFile extends FeedFile {
  path: string;
  changes: FeedChanges;
}

/** `WHOLE_NEEDED`: nothing was imported, because the whole file must be read. */
export async function importChanges(
  { path, etag, lastModified, changes }: ChangesFile,
  { settings, state, signal }: Reading,
  { db, now, rules, importPictures }: PollDependencies,
): Promise<Ending | 'WHOLE_NEEDED'> {
  const { name: feed, format, language: locale } = settings;
  const { count, withdrawn } = changes;
  const unchanged: Ending = { outcome: 'UNCHANGED', reason: null, report: null, next: state };
  if (count === 0 && withdrawn.length === 0) return unchanged;
  if (await areTooMany(withdrawn, { settings, state }, db)) return 'WHOLE_NEEDED';
  const read = count > 0 ? readFeedInThread : readNothing;
  const options = { feed, now: now(), rules, read, signal, format, locale, withdrawn };
  const report = await db
    .transaction()
    .execute((trx) => importRecords(trx, count > 0 ? createReadStream(path) : [], options))
    .catch((error) => {
      if (error instanceof ImportStopped) return null;
      throw error;
    });
  // The import of the whole file reports why it is stopped.
  if (!report) return 'WHOLE_NEEDED';
  const { unstored } = await importPictures({ feed, folder: null, absent: [] });
  const next = unstored === 0 ? { etag, lastModified, contentHash: null } : state;
  const hasResult = report.new + report.changed + report.withdrawn + report.returned + report.rejected > 0;
  const outcome = hasResult ? 'IMPORTED' : 'UNCHANGED';
  return { outcome, reason: presentRejections(report), report, next, isPartial: true };
}

/** Whether the limit of removals, which a whole reading would apply and report, is exceeded since the last of them. */
async function areTooMany(
  withdrawn: readonly string[],
  { settings, state }: Pick<Reading, 'settings' | 'state'>,
  db: Kysely<Database>,
): Promise<boolean> {
  if (withdrawn.length === 0) return false;
  const { name, maxWithdrawnPercent: maxPercent, graceHours } = settings;
  const counted = await countWithdrawals(db, name, { withdrawn, since: state.importedAt });
  return decideRemovals(counted, { maxPercent, whenTooMany: 'KEEP', graceHours }) !== 'WITHDRAW';
}

/** The next whole reading mails rejected homes; until then the list of changes has their reasons. */
function presentRejections({ rejections }: ImportReport): string | null {
  const texts = rejections.map(
    ({ reference, line, reasons }) => `${reference ?? line}: ${reasons.join('; ')}`,
  );
  return texts.length > 0 ? `rejected ${texts.slice(0, 5).join(', ')}` : null;
}

async function* readNothing() {}
