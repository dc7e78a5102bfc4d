/** Imports the records that webhooks have reported. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { RetryableError } from '../../../platform/jobs/outcomes.ts';
import type { Logger } from '../../../platform/logging/logger.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { toReference } from '../../feed/formats/parse-values.ts';
import { ImportStopped } from '../../feed/import-stopped.ts';
import { lockImports } from '../../listings/import-lock.ts';
import type { AddressJob } from '../addresses/address-queue.ts';
import type { AgencyRules } from '../agency-rules.ts';
import type { SweepBrightApi } from '../connections/sweepbright/api.ts';
import { fetchReported } from '../connections/sweepbright/reported-estate.ts';
import { importRecords } from '../import-records.ts';
import { isWithdrawn, toFeedItem } from '../read/translated-feed-reader.ts';
import { UnknownFields } from '../read/unknown-fields.ts';
import type { ImportReport } from '../report.ts';
import { type FeedRecord, findLaterRecords, hasLaterRecord, saveFeedRecord } from '../store/feed-records.ts';
import { hasRejection, saveFeedRun } from '../store/feed-runs.ts';
import { forgetReportedAddress } from '../store/reported-addresses.ts';
import type { FeedWebhook } from './feed-webhooks.ts';
import type { FeedRecordJob, TranslatedEstate } from './record-queue.ts';
import { referenceOf, translateEstate } from './translate-estate.ts';

interface Dependencies {
  db: Kysely<Database>;
  /** Keyed by feed name. */
  webhooks: ReadonlyMap<string, FeedWebhook>;
  /** From which reported estates are fetched; keyed by feed name. */
  apis: ReadonlyMap<string, SweepBrightApi>;
  rules: AgencyRules;
  addMails: AddMails;
  /** Queues the address of a listing's page for the CRM; the job exists only if the transaction commits. */
  addAddress(trx: Transaction<Database>, job: AddressJob): Promise<void>;
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
      const found = await findEstate(job, dependencies, signal);
      await db.transaction().execute((trx) => importOnce(trx, { job, found }, dependencies));
      // Even if already imported: the process may have ended before storing the pictures.
      if (found) await importPictures(found.reference);
    },

    /** Saves a failed run after the last attempt, unless a later change has been imported. */
    async giveUp(job: FeedRecordJob): Promise<void> {
      if (await hasLaterRecord(db, job)) return;
      const { feed, reference } = job;
      log.warn({ feed, reference }, 'a change that a webhook reported was given up');
      await db.transaction().execute(async (trx) => {
        const run = { feed, at: now(), outcome: 'FAILED', reason: GIVEN_UP, report: null } as const;
        const { id, hasNewOutcome } = await saveFeedRun(trx, { ...run, isPartial: true });
        if (hasNewOutcome) await addMails(trx, [{ source: 'feed', id: String(id), mail: run.outcome }]);
      });
    },
  };
}

interface FoundEstate {
  /** That of the project when a unit has changed. */
  reference: string;
  estate: TranslatedEstate;
  /** The id in the CRM, which gets the address of the page; absent when the CRM has no API. */
  id?: string;
}

/** The estate of a change; null when it was deleted. */
async function findEstate(
  job: FeedRecordJob,
  { webhooks, apis, log }: Dependencies,
  signal: AbortSignal,
): Promise<FoundEstate | null> {
  const { feed, reference, change } = job;
  if (change.type === 'DELETED') return null;
  if (change.type === 'TRANSLATED') return { reference, estate: change.estate };
  const webhook = webhooks.get(feed);
  const api = apis.get(feed);
  // Retried: another process, or this one restarted, may know the webhook.
  if (!webhook || !api) throw new RetryableError('a webhook that the settings do not name');
  const fetched = await fetchReported(change.id, api, signal);
  const fail = (reason: string) => {
    log.warn({ feed, reference, reason }, 'a changed estate could not be fetched');
    return new RetryableError(reason);
  };
  if (fetched.fault) throw fail(fetched.fault.reason);
  try {
    const estate = translateEstate(fetched.value.json, webhook);
    const found = referenceOf(estate);
    const { id } = fetched.value;
    if (found !== undefined && found === toReference(id)) return { reference: found, estate, id };
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
  }
  throw fail('its server sends another estate, or none');
}

interface Change {
  job: FeedRecordJob;
  found: FoundEstate | null;
}

/** Imports a change, unless it or a newer one was imported before. */
async function importOnce(
  trx: Transaction<Database>,
  { job, found }: Change,
  { rules, addAddress, addMails, now }: Dependencies,
): Promise<void> {
  const { feed, changedAt } = job;
  await lockImports(trx);
  if (!(await saveFeedRecord(trx, { ...job, isDeleted: job.change.type === 'DELETED' }))) return;
  const reference = found?.reference ?? job.reference;
  if (reference !== job.reference && !(await isProjectDue(trx, { ...job, reference }))) return;
  const report = await importRecords(trx, [], {
    feed,
    now: now(),
    rules,
    withdrawn: await findWithdrawn(trx, { job, found }),
    read: () => readEstate(found?.estate ?? null, feed),
  });
  const reason = rejectionOf(report, reference);
  const outcome = reason ? 'STOPPED' : 'IMPORTED';
  const at = now();
  const isFirst = reason !== null && !(await hasRejection(trx, feed, at));
  const { id } = await saveFeedRun(trx, { feed, at, report, reason, outcome, isPartial: true });
  if (isFirst) await addMails(trx, [{ source: 'feed', id: String(id), mail: outcome }]);
  if (!found) await forgetReportedAddress(trx, { feed, reference });
  else if (found.id && !reason) await addAddress(trx, { feed, reference, id: found.id, changedAt });
}

/**
 * The listing, if it was withdrawn. Otherwise the units that were deleted after the change: the project may have been
 * fetched before the deletion. A later change of a unit would have imported the project.
 */
async function findWithdrawn(trx: Transaction<Database>, { job, found }: Change): Promise<string[]> {
  if (!found) return [job.reference];
  const { record } = found.estate;
  if (isWithdrawn(record)) return [found.reference];
  if (!('line' in record) || record.line.kind !== 'project') return [];
  const units = record.line.entities.map(({ reference }) => reference);
  return findLaterRecords(trx, job, units);
}

/** Whether the project of a changed unit has no later change, which has been imported with the unit. */
async function isProjectDue(trx: Transaction<Database>, project: FeedRecord): Promise<boolean> {
  if (await hasLaterRecord(trx, project)) return false;
  await saveFeedRecord(trx, project);
  return true;
}

async function* readEstate(estate: TranslatedEstate | null, feed: string) {
  if (!estate || isWithdrawn(estate.record)) return;
  const items = [toFeedItem(estate.record, feed, new UnknownFields())];
  yield { items, unknownFields: [], origin: null, unmapped: estate.unmapped };
}

function rejectionOf({ rejections: [rejection] }: ImportReport, reference: string): string | null {
  return rejection ? `${reference}: ${rejection.reasons.join('; ')}` : null;
}
