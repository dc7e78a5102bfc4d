import { Gauge, type Registry } from 'prom-client';
import { isReadable } from '../database/replicas/read-from-replicas.ts';
import type { Replica } from '../database/replicas/replica.ts';
import type { CatalogueVersion } from '../response-cache/catalogue-version.ts';

/** Gauges of each replica, by its place in the setting. */
export function addReplicaGauges(
  replicas: readonly Replica[],
  version: Readonly<CatalogueVersion>,
  registers: Registry[],
): void {
  const gauge = (name: string, help: string, measure: (replica: Replica) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['replica'],
      registers,
      collect() {
        this.reset();
        for (const replica of replicas) {
          const value = measure(replica);
          if (value !== null) this.set({ replica: replica.number }, value);
        }
      },
    });
  gauge('baksteen_replica_read', 'Whether pages are read from this replica: 1 or 0.', (replica) =>
    isReadable(replica, version) ? 1 : 0,
  );
  gauge(
    'baksteen_replica_versions_behind',
    'Catalogue versions that this replica lacks; absent while it does not answer.',
    ({ state }) =>
      state.published === null ? null : Math.max((version.databaseNumber ?? 0) - state.published, 0),
  );
  gauge(
    'baksteen_replica_lag_seconds',
    'Age of the data of this replica in seconds; absent while it does not answer.',
    ({ state }) => state.lagSeconds,
  );
}
