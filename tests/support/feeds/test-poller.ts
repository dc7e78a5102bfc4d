import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { NO_RULES } from '../../../server/features/import/agency-rules.ts';
import { readConnections } from '../../../server/features/import/connections/connections.ts';
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
  /** The environment variables with the secrets of its `connection`. */
  env?: NodeJS.ProcessEnv;
}

/** Returns the function that reads the feed `crm` once. By default it imports no pictures and drops mails. */
export function createTestPoller({ settings, env = {}, ...parts }: TestPollerDependencies) {
  const feeds = v.parse(feedList, [{ name: 'crm', ...settings }]);
  const handle = createFeedPoller({
    feeds,
    rules: NO_RULES,
    agencyFolder: import.meta.dirname,
    authorizations: new Map(),
    connections: readConnections(feeds, env),
    allowed: addressList(['127.0.0.1']),
    addMails: async () => {},
    importPictures: async () => ({ unstored: 0 }),
    wait: async () => {},
    ...parts,
  });
  return (signal = new AbortController().signal) => handle({ feed: 'crm' }, signal);
}
