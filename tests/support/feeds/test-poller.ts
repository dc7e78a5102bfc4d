import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { NO_RULES } from '../../../server/features/import/agency-rules.ts';
import { feedList } from '../../../server/features/import/polling/feed-settings.ts';
import { createFeedPoller } from '../../../server/features/import/polling/poll-feed.ts';
import type { Database } from '../../../server/platform/database/connect.ts';
import { addressList } from '../../../server/platform/fetching/public-addresses.ts';

type PollDependencies = Parameters<typeof createFeedPoller>[0];

interface TestPollerDependencies extends Partial<PollDependencies> {
  db: Kysely<Database>;
  /** The settings of the feed `crm`, such as its `url`. */
  settings: object;
  now: PollDependencies['now'];
}

/** Returns the function that reads the feed `crm` once. By default it imports no pictures and drops mails. */
export function createTestPoller({ settings, ...parts }: TestPollerDependencies) {
  const handle = createFeedPoller({
    feeds: v.parse(feedList, [{ name: 'crm', ...settings }]),
    rules: NO_RULES,
    agencyFolder: import.meta.dirname,
    authorizations: new Map(),
    allowed: addressList(['127.0.0.1']),
    addMails: async () => {},
    importPictures: async () => ({ unstored: 0 }),
    ...parts,
  });
  return (signal = new AbortController().signal) => handle({ feed: 'crm' }, signal);
}
