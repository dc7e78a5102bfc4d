import path from 'node:path';
import { addressList } from '../../fetching/public-addresses.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { addMailsTo } from '../../mail/queue.ts';
import { FETCH_QUEUE, type FetchJob } from '../../media/import/fetch-queue.ts';
import { importMedia } from '../../media/import/import-media.ts';
import type { Services } from '../../services.ts';
import { rulesOf } from '../agency-rules.ts';
import { createFeedPoller } from './poll-feed.ts';

/** The reader of the site's feeds. Pictures are fetched from the queue, as after an import by hand. */
export function feedPoller({ settings, db, media, now }: Services, jobs: Jobs) {
  const { agency, agencyFile, feedAuthorizations, privateMediaAddresses } = settings;
  return createFeedPoller({
    db,
    feeds: agency.feeds,
    rules: rulesOf(agency),
    agencyFolder: path.dirname(agencyFile),
    authorizations: feedAuthorizations,
    allowed: addressList(privateMediaAddresses),
    addMails: addMailsTo(async () => jobs),
    importPictures: async (imported) => {
      const enqueue = (found: FetchJob[]) => jobs.add(FETCH_QUEUE, found);
      return importMedia({ db, storage: media.storage, ...imported, urls: { enqueue } });
    },
    now,
  });
}
