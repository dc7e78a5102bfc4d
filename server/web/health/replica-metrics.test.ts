import { expect, test } from '@jest/globals';
import { AggregatorRegistry, Registry } from 'prom-client';
import { addReplicaGauges } from './replica-metrics.ts';

const VERSION = { published: 9, databaseNumber: 9, agendas: 0, seenAt: 0 };

/** The figures of a worker whose replica has this lag in seconds and this catalogue version. */
async function metricsOf(lagSeconds: number, published: number): Promise<object> {
  const registry = new Registry();
  addReplicaGauges([{ number: 1, state: { published, lagSeconds } }], VERSION, [registry]);
  return await registry.getMetricsAsJSON();
}

test('the figures of several workers are those of the worst one, not their sum', async () => {
  const workers = await Promise.all([metricsOf(4, 7), metricsOf(6, 9), metricsOf(5, 9)]);
  const text = await AggregatorRegistry.aggregate(workers).metrics();
  expect(text).toContain('baksteen_replica_lag_seconds{replica="1"} 6');
  expect(text).toContain('baksteen_replica_versions_behind{replica="1"} 2');
  expect(text).toContain('baksteen_replica_read{replica="1"} 0');
});
