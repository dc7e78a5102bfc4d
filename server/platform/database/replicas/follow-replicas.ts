import type { Kysely } from 'kysely';
import type { Logger } from '../../logging/logger.ts';
import type { Database } from '../connect.ts';
import { poolSize } from '../open.ts';
import { readFromReplicas, type ServedVersion } from './read-from-replicas.ts';
import { followReplica, type Replica } from './replica.ts';

interface Dependencies {
  settings: { databaseReplicaUrls: readonly string[]; processes: number };
  primary: Kysely<Database>;
  version: ServedVersion;
  log: Pick<Logger, 'info' | 'warn'>;
}

export interface FollowedReplicas {
  /** For queries of the published catalogue; the primary where the settings name no replicas. */
  catalogueDb: Kysely<Database>;
  replicas: readonly Replica[];
  stop(): Promise<void>;
}

/** Follows the replicas of the settings. A replica that does not answer does not prevent the start. */
export async function followReplicas({
  settings,
  primary,
  version,
  log,
}: Dependencies): Promise<FollowedReplicas> {
  const { databaseReplicaUrls: urls, processes } = settings;
  if (urls.length === 0) return { catalogueDb: primary, replicas: [], stop: async () => {} };
  const maxConnections = poolSize(processes);
  const replicas = await Promise.all(
    urls.map((url, at) => followReplica({ url, number: at + 1, maxConnections, log })),
  );
  return {
    catalogueDb: readFromReplicas({ primary, replicas, version }),
    replicas,
    async stop() {
      await Promise.all(replicas.map((replica) => replica.stop()));
    },
  };
}
