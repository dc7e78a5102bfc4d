import type { RequestListener } from 'node:http';
import type { GraphPorts } from '../../graphql/context.ts';
import { createApp } from '../../server/app.ts';
import type { Logger } from '../../server/logging/logger.ts';
import type { DrawnPictures } from '../../server/media/drawn-pictures.ts';
import { createAssets } from '../../server/pages/assets.ts';
import { createServices, type Services } from '../../server/services.ts';
import { readSettings } from '../../server/settings.ts';
import { createTestDatabase, type TestDatabase } from './database/database.ts';
import type { DatabaseLine } from './database/database-line.ts';

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
  /** The way by which the site reaches its database. */
  line?: DatabaseLine;
  wrapPorts?: (ports: GraphPorts) => GraphPorts;
  log?: Logger;
  graceMs?: number;
}

/** The moment at which tests take place: the demo agency's own start. */
const NOW = new Date('2026-11-21T06:00:00Z');

/** Long: on a busy machine, too, a page goes out whole. Tests of streaming choose a shorter one. */
const GRACE_MS = 2_000;

/** The real app on a database of its own, filled with the demo agency. */
export async function startSite({
  env = {},
  now = () => NOW,
  wrapPorts,
  log,
  drawn,
  line,
  graceMs = GRACE_MS,
}: SiteOptions = {}): Promise<TestSite> {
  const database = await createTestDatabase();
  // Finished answers are made anew, so most that a test writes to the database is seen at once. Not so what is remembered for a
  // version (counts, offices, homes of a project): once the site has heard of it. Tests of kept answers turn them on.
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    ANSWERS_MB: process.env.TEST_ANSWERS_MB ?? '0',
    ...env,
  });
  const reached = await line?.open(database.target);
  const services = await createServices({
    settings,
    database: reached ?? database,
    createAssets: (themeCss) => createAssets({ site: {}, playground: {} }, { read: () => '', themeCss }),
    now,
    graceMs,
    ...(wrapPorts ? { wrapPorts } : {}),
    ...(log ? { log } : {}),
    ...(drawn ? { drawn } : {}),
  });
  const stop = async () => {
    try {
      await services.stop();
      await reached?.close();
    } finally {
      await database.drop();
    }
  };
  return { app: createApp(services), services, database, stop };
}
