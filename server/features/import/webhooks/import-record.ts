/** Imports the records that webhooks have reported. */
import type { BlockList } from 'node:net';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { RetryableError } from '../../../platform/jobs/outcomes.ts';
import type { Logger } from '../../../platform/logging/logger.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { ImportStopped } from '../../feed/import-stopped.ts';
import { lockImports } from '../../listings/import-lock.ts';
import type { AgencyRules } from '../agency-rules.ts';
import { importRecords } from '../import-records.ts';
import { toFeedItem } from '../read/translated-feed-reader.ts';
import { UnknownFields } from '../read/unknown-fields.ts';
import type { ImportReport } from '../report.ts';
import { hasLaterRecord, saveFeedRecord } from '../store/feed-records.ts';
import { saveFeedRun } from '../store/feed-runs.ts';
import type { FeedWebhook } from './feed-webhooks.ts';
import { fetchEstate } from './fetch-estate.ts';
import type { FeedRecordJob, TranslatedEstate } from './record-queue.ts';
import { referenceOf, translateEstate } from './translate-estate.ts';

interface Dependencies {
  db: Kysely<Database>;
  /** Keyed by feed name. */
  webhooks: ReadonlyMap<string, FeedWebhook>;
  rules: AgencyRules;
  /** Private addresses from which estates may be fetched. */
  allowed: BlockList;
  addMails: AddMails;
  /** Stores or queues the pictures of a listing. */
  importPictures(reference: string): Promise<void>;
  log: Pick<Logger, 'warn'>;
  now(): Date;
}

/** The reason of runs that failed for good. Equal for all records, because a new reason sends another mail. */
const GIVEN_UP = 'a change that its webhook reported could not be imported for hours';

/** Creates the job handlers of records that webhooks have reported. */
export function createRecordImporter(dependencies: Dependencies) {
  const { db, addMails, importPictures, log, now } = dependencies;
  return {
    async importRecord(job: FeedRecordJob, signal: AbortSignal): Promise<void> {
      // After a later deletion, for example, the estate cannot be fetched.
      if (await hasLaterRecord(db, job)) return;
      const estate = await findEstate(job, dependencies, signal);
      await db.transaction().execute((trx) => importOnce(trx, { job, estate }, dependencies));
      // Even if already imported: the process may have ended before storing the pictures.
      if (estate) await importPictures(job.reference);
    },

    /** Saves a failed run after the last attempt, unless a later change has been imported. */
    async giveUp(job: FeedRecordJob): Promise<void> {
      if (await hasLaterRecord(db, job)) return;
      const { feed, reference } = job;
      log.warn({ feed, reference }, 'a change that a webhook reported was given up');
      await db.transaction().execute(async (trx) => {
        const run = { feed, at: now(), outcome: 'FAILED', reason: GIVEN_UP, report: null } as const;
        const { id, hasNewOutcome } = await saveFeedRun(trx, { ...run, isWebhook: true });
        if (hasNewOutcome) await addMails(trx, [{ source: 'feed', id: String(id), mail: run.outcome }]);
      });
    },
  };
}

/** The estate of a change; null when it was deleted. */
async function findEstate(
  { feed, reference, change }: FeedRecordJob,
  { webhooks, allowed, log }: Dependencies,
  signal: AbortSignal,
): Promise<TranslatedEstate | null> {
  if (change.type === 'DELETED') return null;
  if (change.type === 'TRANSLATED') return change.estate;
  const webhook = webhooks.get(feed);
  // Retried: another process, or this one restarted, may know the webhook.
  if (webhook?.sender !== 'SWEEPBRIGHT') throw new RetryableError('a webhook that the settings do not name');
  const fetched = await fetchEstate(change.id, webhook, { allowed, signal });
  const fail = (reason: string) => {
    log.warn({ feed, reference, reason }, 'a changed estate could not be fetched');
    return new RetryableError(reason);
  };
  if (fetched.fault) throw fail(fetched.fault.reason);
  try {
    const estate = translateEstate(fetched.value, webhook);
    if (referenceOf(estate) === reference) return estate;
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
  }
  throw fail('its server sends another estate, or none');
}

interface Change {
  job: FeedRecordJob;
  estate: TranslatedEstate | null;
}

/** Imports a change, unless it or a newer one was imported before. */
async function importOnce(
  trx: Transaction<Database>,
  { job, estate }: Change,
  { rules, now }: Dependencies,
): Promise<void> {
  const { feed, reference } = job;
  await lockImports(trx);
  if (!(await saveFeedRecord(trx, job))) return;
  const report = await importRecords(trx, [], {
    feed,
    now: now(),
    rules,
    withdrawn: estate ? [] : [reference],
    read: () => readEstate(estate, feed),
  });
  const run = { feed, at: now(), report, reason: rejectionOf(report, reference) };
  await saveFeedRun(trx, { ...run, outcome: run.reason ? 'STOPPED' : 'IMPORTED', isWebhook: true });
}

async function* readEstate(estate: TranslatedEstate | null, feed: string) {
  if (!estate) return;
  const items = [toFeedItem(estate.record, feed, new UnknownFields())];
  yield { items, unknownFields: [], origin: null, unmapped: estate.unmapped };
}

function rejectionOf({ rejections: [rejection] }: ImportReport, reference: string): string | null {
  return rejection ? `${reference}: ${rejection.reasons.join('; ')}` : null;
}
