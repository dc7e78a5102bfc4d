import type { RequestListener } from 'node:http';
import type { GraphPorts } from '../../graphql/context.ts';
import { createApp } from '../../server/app.ts';
import type { Logger } from '../../server/platform/logging/logger.ts';
import type { DrawnPictures } from '../../server/platform/media/drawn-pictures.ts';
import { createServices, type Services } from '../../server/services.ts';
import { readSettings } from '../../server/settings/settings.ts';
import type { ReadFreeBytes } from '../../server/web/health/disk-space.ts';
import { createAssets } from '../../server/web/pages/assets.ts';
import { createChangeBarrier } from './database/change-barrier.ts';
import { createTestDatabase, type TestDatabase } from './database/database.ts';
import type { InterruptibleDatabase } from './database/interruptible-database.ts';

export interface TestSite {
  app: RequestListener;
  services: Services;
  database: TestDatabase;
  stop(): Promise<void>;
}

interface SiteOptions {
  env?: NodeJS.ProcessEnv;
  now?: () => Date;
  drawn?: DrawnPictures;
  /** The site's connection to its database. */
  line?: InterruptibleDatabase;
  wrapPorts?: (ports: GraphPorts) => GraphPorts;
  log?: Logger;
  graceMs?: number;
  queueTimeoutMs?: number;
  readFreeBytes?: ReadFreeBytes;
  /** The database of another site, which drops it; absent: one of its own. */
  database?: TestDatabase;
}

/** The time at which tests take place: the start of the demo site. */
const NOW = new Date('2026-11-21T06:00:00Z');

/** Long, so that pages are complete even on a busy machine. Tests of streaming use a shorter one. */
const GRACE_MS = 2_000;

/** Long, so that no request is rejected on a busy machine, also when a test sends many at once. */
const QUEUE_TIMEOUT_MS = 60_000;

/**
 * Starts the real app on a database of its own, filled with the demo agency. Tests of the app load its built modules
 * (`support/run/jest/module-hooks.ts`).
 */
export async function startSite({
  env = {},
  now = () => NOW,
  wrapPorts,
  log,
  drawn,
  line,
  readFreeBytes,
  graceMs = GRACE_MS,
  queueTimeoutMs = QUEUE_TIMEOUT_MS,
  database: shared,
}: SiteOptions = {}): Promise<TestSite> {
  const database = shared ?? (await createTestDatabase());
  // The response cache is off, so that database changes of a test show at once. Data cached per catalogue version
  // (counts, pages and cards of results, offices, homes of a project) changes with the notification, for which requests
  // wait. Tests of the response cache turn it on.
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    // All requests of a test come from one address.
    READ_BUDGET: '0',
    RESPONSE_CACHE_MB: process.env.TEST_RESPONSE_CACHE_MB ?? '0',
    ...env,
  });
  const reached = await line?.open(database.target);
  const services = await createServices({
    settings,
    database: reached ?? database,
    // Styles and scripts would hide what a test expects to be absent from a page. Browser tests load them.
    createAssets: (themeCss) =>
      createAssets({ site: {}, desk: {}, playground: {} }, { read: () => '', themeCss }),
    now,
    graceMs,
    // Retries to an object store follow at once.
    pauseStoreRetry: async () => {},
    queueTimeoutMs,
    ...(wrapPorts ? { wrapPorts } : {}),
    ...(log ? { log } : {}),
    ...(drawn ? { drawn } : {}),
    ...(readFreeBytes ? { readFreeBytes } : {}),
  });
  const barrier = createChangeBarrier(database.target, services);
  const app = createApp(services);
  const stop = async () => {
    try {
      await barrier.close();
      await services.stop();
      await reached?.close();
    } finally {
      if (!shared) await database.drop();
    }
  };
  return {
    // A site that a test cuts off from its database receives no notifications.
    app: reached ? app : (req, res) => void barrier.pass().then(() => app(req, res)),
    services,
    database,
    stop,
  };
}
