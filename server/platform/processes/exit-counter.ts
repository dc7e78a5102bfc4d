import { Counter, type Registry } from 'prom-client';
import type { ProcessExits } from './process-exits.ts';

/** Counts unexpected exits of worker processes, starting from those so far. */
export function createExitCounter(registers: Registry[], exits: ProcessExits = {}) {
  const counter = new Counter({
    name: 'baksteen_worker_exits_total',
    help: 'Worker processes that ended unexpectedly and were restarted, by reason: the signal or the exit code.',
    labelNames: ['reason'],
    registers,
  });
  for (const [reason, count] of Object.entries(exits)) counter.inc({ reason }, count);
  return (reason: string) => counter.inc({ reason });
}
