import { Gauge, type Registry } from 'prom-client';
import { isReadable } from '../../platform/database/replicas/read-from-replicas.ts';
import type { Replica } from '../../platform/database/replicas/replica.ts';
import type { CatalogueVersion } from '../../platform/response-cache/catalogue-version.ts';

type ReplicaFigures = Pick<Replica, 'number' | 'state'>;

interface ReplicaGauge {
  name: string;
  help: string;
  /** How the figures of several workers become one: each worker reads from the replicas by itself. */
  aggregator: 'min' | 'max';
  /** Null: no figure. */
  measure(replica: ReplicaFigures): number | null;
}

/** Gauges of each replica, by its place in the setting. */
export function addReplicaGauges(
  replicas: readonly ReplicaFigures[],
  version: Readonly<CatalogueVersion>,
  registers: Registry[],
): void {
  const gauge = ({ measure, ...named }: ReplicaGauge) =>
    new Gauge({
      ...named,
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
  gauge({
    name: 'baksteen_replica_read',
    help: 'Whether all workers read pages from this replica: 1 or 0.',
    aggregator: 'min',
    measure: (replica) => (isReadable(replica, version) ? 1 : 0),
  });
  gauge({
    name: 'baksteen_replica_versions_behind',
    help: 'Catalogue versions that this replica lacks; absent while it does not answer.',
    aggregator: 'max',
    measure: ({ state }) =>
      state.published === null ? null : Math.max((version.databaseNumber ?? 0) - state.published, 0),
  });
  gauge({
    name: 'baksteen_replica_lag_seconds',
    help: 'Age of the data of this replica in seconds; absent while it does not answer.',
    aggregator: 'max',
    measure: ({ state }) => state.lagSeconds,
  });
}
