import { ADDRESS_QUEUE } from '../features/import/addresses/address-queue.ts';
import { rulesOf } from '../features/import/agency-rules.ts';
import type { SweepBrightApi } from '../features/import/connections/sweepbright/api.ts';
import { createRecordImporter } from '../features/import/webhooks/import-record.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { addMailsTo } from '../platform/mail/queue.ts';
import { FETCH_QUEUE, type FetchJob } from '../platform/media/import/fetch-queue.ts';
import { importMedia } from '../platform/media/import/import-media.ts';
import type { Services } from '../services.ts';

/** The importer of the site's webhooks. Pictures are fetched from the queue. */
export function recordImporter(
  { settings, db, media, log, now }: Services,
  jobs: Jobs,
  apis: ReadonlyMap<string, SweepBrightApi>,
) {
  return createRecordImporter({
    db,
    webhooks: settings.feedWebhooks,
    rules: rulesOf(settings.agency),
    apis,
    addAddress: (trx, job) => jobs.add(ADDRESS_QUEUE, [job], trx),
    addMails: addMailsTo(async () => jobs),
    importPictures: async (reference) => {
      const enqueue = (found: FetchJob[]) => jobs.add(FETCH_QUEUE, found);
      const { storage } = media;
      await importMedia({ db, storage, folder: null, only: [reference], urls: { enqueue } });
    },
    log,
    now,
  });
}
