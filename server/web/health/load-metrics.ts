/** Metrics of the load of a process. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Reachability } from '../../platform/database/reachability.ts';
import type { LimitOutcome } from '../../platform/load-shedding/concurrency-limit.ts';
import type { RequestKind, RequestLimits } from '../../platform/load-shedding/request-limits.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import type { DiskSpace } from './disk-space.ts';

export interface LoadSources {
  responseCache: Pick<ResponseCache, 'size'>;
  limits: RequestLimits;
  reachability: Pick<Reachability, 'isUnreachable'>;
  diskSpace: Pick<DiskSpace, 'freeBytes' | 'isFull'>;
}

const KINDS = ['reading', 'sending', 'drawing'] as const satisfies readonly RequestKind[];
const NANOSECONDS = 1e9;

/** Counts the outcomes of requests at the concurrency limit. */
export function createLimitMetrics(registers: Registry[]) {
  const outcomes = new Counter({
    name: 'baksteen_limited_requests_total',
    help: 'Requests at the concurrency limit, by kind (reading, sending or drawing) and outcome: started, refused (503) or disconnected (by the client).',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const waits = new Histogram({
    name: 'baksteen_limited_request_wait_seconds',
    help: 'Time from the arrival of a request at the concurrency limit to its outcome, in seconds.',
    labelNames: ['kind'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5],
    registers,
  });
  return {
    note(kind: RequestKind, outcome: LimitOutcome, waitedMs: number) {
      outcomes.inc({ kind, outcome });
      waits.observe({ kind }, waitedMs / 1000);
    },
  };
}

/** Gauges of the current load. */
export function addLoadGauges(
  { responseCache, limits, reachability, diskSpace }: LoadSources,
  registers: Registry[],
): void {
  new Gauge({
    name: 'baksteen_limited_requests_active',
    help: 'Requests in progress.',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const kind of KINDS) this.set({ kind }, limits[kind].activeCount);
    },
  });
  new Gauge({
    name: 'baksteen_limited_requests_queued',
    help: 'Requests queued at the concurrency limit.',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const kind of KINDS) this.set({ kind }, limits[kind].queuedCount);
    },
  });
  new Gauge({
    name: 'baksteen_response_cache_entries',
    help: 'Entries in the response cache.',
    registers,
    collect() {
      this.set(responseCache.size.entries);
    },
  });
  new Gauge({
    name: 'baksteen_response_cache_bytes',
    help: 'Size of the response cache in bytes.',
    registers,
    collect() {
      this.set(responseCache.size.bytes);
    },
  });
  new Gauge({
    name: 'baksteen_database_reachable',
    help: '1 when the database is reachable from every process, otherwise 0.',
    aggregator: 'min',
    registers,
    collect() {
      this.set(reachability.isUnreachable ? 0 : 1);
    },
  });
  addDiskGauges(diskSpace, registers);
  addLoopDelay(registers);
  new Gauge({ name: 'baksteen_processes', help: 'Processes included in these metrics.', registers }).set(1);
}

function addDiskGauges(diskSpace: LoadSources['diskSpace'], registers: Registry[]): void {
  new Gauge({
    name: 'baksteen_disk_free_bytes',
    help: 'Free bytes of the disk with the data folder; absent when they cannot be read.',
    aggregator: 'min',
    registers,
    async collect() {
      const bytes = await diskSpace.freeBytes();
      if (bytes === null) this.remove();
      else this.set(bytes);
    },
  });
  new Gauge({
    name: 'baksteen_disk_full',
    help: '1 when forms cannot be stored, because the disk of the data folder or of the database is full.',
    aggregator: 'max',
    registers,
    async collect() {
      this.set((await diskSpace.isFull()) ? 1 : 0);
    },
  });
}

function addLoopDelay(registers: Registry[]): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  new Gauge({
    name: 'baksteen_event_loop_delay_seconds',
    help: '99th percentile of the event loop delay since the last scrape, in seconds, of the slowest process.',
    aggregator: 'max',
    registers,
    collect() {
      const late = delay.percentile(99) / NANOSECONDS;
      this.set(Number.isFinite(late) ? late : 0);
      delay.reset();
    },
  });
}
