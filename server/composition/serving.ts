import { isPolled } from '../features/import/polling/feed-settings.ts';
import type { StreetTiles } from '../features/map/streets/street-tiles.ts';
import type { ChangeNotifications } from '../platform/change-notifications/change-notifications.ts';
import type { OpenDatabase } from '../platform/database/open.ts';
import { followReplicas } from '../platform/database/replicas/follow-replicas.ts';
import { createReadBudget } from '../platform/limits/read-budget.ts';
import { NewConnections } from '../platform/load-shedding/new-connections.ts';
import { createRequestLimits } from '../platform/load-shedding/request-limits.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { followCatalogueVersion } from '../platform/response-cache/catalogue-version.ts';
import { ResponseCache } from '../platform/response-cache/response-cache.ts';
import type { Settings } from '../settings/settings.ts';
import { createDiskSpace, type ReadFreeBytes, readFreeBytes } from '../web/health/disk-space.ts';
import { createMetrics } from '../web/health/metrics.ts';

interface ServingDependencies {
  settings: Settings;
  database: Pick<OpenDatabase, 'db' | 'reachability'>;
  changeNotifications: ChangeNotifications;
  streetTiles: Pick<StreetTiles, 'onReplaced'>;
  /** Awaited before a new catalogue version is adopted: loads what this process holds in memory of the database. */
  prepare(): Promise<unknown>;
  log: Logger;
  now(): Date;
  readFreeBytes?: ReadFreeBytes;
  queueTimeoutMs?: number;
}

/** The response cache with its catalogue version, the replicas that have it, and the limits of what is not cached. */
export async function createServing(dependencies: ServingDependencies) {
  const { settings, database, changeNotifications, log, now, queueTimeoutMs } = dependencies;
  const { db, reachability } = database;
  const feeds = settings.agency.feeds.filter(isPolled).map(({ name }) => name);
  const metrics = createMetrics(db, feeds);
  const following = { db, reachability, changeNotifications, log, prepare: dependencies.prepare };
  const { version, renew, stop } = await followCatalogueVersion(following);
  // Pages name the version of the map file.
  dependencies.streetTiles.onReplaced(renew);
  const { responseCacheBytes: bytes, sharedCacheSeconds: sharedSeconds } = settings;
  const count = metrics.countResponse;
  const responseCache = new ResponseCache({ bytes, sharedSeconds, version, reachability, now, count });
  const newConnections = new NewConnections();
  const limits = createRequestLimits(newConnections, metrics.noteLimit, queueTimeoutMs);
  const readBudget = createReadBudget({
    milliseconds: settings.readBudget,
    countRejection: metrics.countOverBudget,
  });
  const { dataDir } = settings;
  const diskSpace = createDiskSpace({
    dataDir,
    readFreeBytes: dependencies.readFreeBytes ?? readFreeBytes,
    now,
    log,
  });
  metrics.measure({ responseCache, limits, reachability, diskSpace });
  const {
    catalogueDb,
    replicas,
    stop: stopReplicas,
  } = await followReplicas({
    settings,
    primary: db,
    version,
    log,
  });
  metrics.measureReplicas(replicas, version);
  return {
    serving: { metrics, responseCache, newConnections, limits, readBudget, diskSpace },
    version,
    renew,
    catalogueDb,
    async stopFollowing() {
      stop();
      await stopReplicas();
    },
  };
}
