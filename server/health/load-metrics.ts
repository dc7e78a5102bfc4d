/** Metrics of the load of a process. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Answers } from '../answers/answers.ts';
import type { Reachability } from '../database/reachability.ts';
import type { StormTurns, TurnKind } from '../storm/storm-turns.ts';

export interface Measured {
  answers: Pick<Answers, 'size'>;
  turns: StormTurns;
  reach: Pick<Reachability, 'isAway'>;
}

const KINDS = ['reading', 'sending'] as const satisfies readonly TurnKind[];
const NANOSECONDS = 1e9;

/** Counts the outcomes of requests at the concurrency limit. */
export function createTurnMetrics(registers: Registry[]) {
  const turns = new Counter({
    name: 'baksteen_turns_total',
    help: 'Answers that had to be made, for readers or of what was sent: taken, refused with 503, or left by who went away.',
    labelNames: ['kind', 'how'],
    registers,
  });
  const waits = new Histogram({
    name: 'baksteen_turn_wait_seconds',
    help: 'How long they waited until it was decided.',
    labelNames: ['kind'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5],
    registers,
  });
  return {
    note(kind: TurnKind, how: 'taken' | 'refused' | 'left', waitedMs: number) {
      turns.inc({ kind, how });
      waits.observe({ kind }, waitedMs / 1000);
    },
  };
}

/** Gauges of the current load. */
export function addLoadGauges({ answers, turns, reach }: Measured, registers: Registry[]): void {
  new Gauge({
    name: 'baksteen_turns_under_way',
    help: 'Answers that are being made.',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const kind of KINDS) this.set({ kind }, turns[kind].underWay);
    },
  });
  new Gauge({
    name: 'baksteen_turns_waiting',
    help: 'Answers that wait until they are made.',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const kind of KINDS) this.set({ kind }, turns[kind].waiting);
    },
  });
  new Gauge({
    name: 'baksteen_answers_kept',
    help: 'Finished answers that are kept.',
    registers,
    collect() {
      this.set(answers.size.answers);
    },
  });
  new Gauge({
    name: 'baksteen_answers_kept_bytes',
    help: 'Memory that finished answers take.',
    registers,
    collect() {
      this.set(answers.size.bytes);
    },
  });
  new Gauge({
    name: 'baksteen_database_reachable',
    help: '1 when every process reaches the database.',
    aggregator: 'min',
    registers,
    collect() {
      this.set(reach.isAway ? 0 : 1);
    },
  });
  addLoopDelay(registers);
  new Gauge({ name: 'baksteen_processes', help: 'Processes that gave these figures.', registers }).set(1);
}

function addLoopDelay(registers: Registry[]): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  new Gauge({
    name: 'baksteen_event_loop_delay_seconds',
    help: 'By how much the event loop was late since this was last asked for: 99 of 100 times less; of the worst process.',
    aggregator: 'max',
    registers,
    collect() {
      const late = delay.percentile(99) / NANOSECONDS;
      this.set(Number.isFinite(late) ? late : 0);
      delay.reset();
    },
  });
}
