import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { queueNewCalendars } from '../features/calendars/external/queue-calendar-reads.ts';
import { rulesOf } from '../features/import/agency-rules.ts';
import type { FeedJob } from '../features/import/polling/feed-queue.ts';
import { createFeedPoller } from '../features/import/polling/poll-feed.ts';
import { addressList } from '../platform/fetching/public-addresses.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { addMailsTo } from '../platform/mail/queue.ts';
import { FETCH_QUEUE, type FetchJob } from '../platform/media/import/fetch-queue.ts';
import { importMedia } from '../platform/media/import/import-media.ts';
import type { Services } from '../services.ts';

/**
 * The reader of the site's feeds. Pictures are fetched from the queue, as after an import by hand, and new calendars
 * are read at once.
 */
export function feedPoller({ settings, db, media, now }: Services, jobs: Jobs) {
  const { agency, agencyFile, feedAuthorizations, feedConnections, privateMediaAddresses } = settings;
  const poll = createFeedPoller({
    db,
    feeds: agency.feeds,
    rules: rulesOf(agency),
    agencyFolder: path.dirname(agencyFile),
    authorizations: feedAuthorizations,
    connections: feedConnections,
    allowed: addressList(privateMediaAddresses),
    addMails: addMailsTo(async () => jobs),
    importPictures: async (imported) => {
      const enqueue = (found: FetchJob[]) => jobs.add(FETCH_QUEUE, found);
      return importMedia({ db, storage: media.storage, ...imported, urls: { enqueue } });
    },
    now,
    wait: (ms, signal) => wait(ms, undefined, { signal }),
  });
  return async (job: FeedJob, signal: AbortSignal): Promise<void> => {
    await poll(job, signal);
    await queueNewCalendars(db, async () => jobs);
  };
}
