/** `/metrics`: metrics in the text format of Prometheus, without personal data. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import { Counter, Gauge, Registry } from 'prom-client';
import { countFailingCalendars } from '../database/calendars/failing-calendars.ts';
import type { Database } from '../database/connect.ts';
import { isUnreachable } from '../database/unreachable.ts';
import { countJobs } from '../jobs/count-jobs.ts';
import { FAILED_MAILS, MAIL_QUEUE } from '../mail/queue.ts';
import { collectMetrics } from '../processes/worker.ts';
import { addFeedGauges } from './feed-metrics.ts';
import { addLoadGauges, createLimitMetrics, type LoadSources } from './load-metrics.ts';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(db: Kysely<Database>) {
  const registry = new Registry();
  const registers = [registry];
  const sent = new Counter({
    name: 'baksteen_mails_sent_total',
    help: 'Mails that this process has delivered to the mail server.',
    registers,
  });
  const failed = new Counter({
    name: 'baksteen_mail_failures_total',
    help: 'Failed delivery attempts of this process.',
    registers,
  });
  addGauges(db, registers);
  addFeedGauges(db, registers);
  const responses = new Counter({
    name: 'baksteen_answers_total',
    help: 'Requests to the response cache: hit, miss, old (stale entry served during a rerender) or away (stale entry served while the database is unreachable).',
    labelNames: ['how'],
    registers,
  });
  const policyReports = new Counter({
    name: 'baksteen_policy_reports_total',
    help: 'Content security policy violations reported by browsers, by directive.',
    labelNames: ['directive'],
    registers,
  });
  const limits = createLimitMetrics(registers);
  return {
    registry,
    noteLimit: limits.note,
    /** Registers gauges whose values are read from memory when the metrics are requested. */
    measure(measured: LoadSources) {
      addLoadGauges(measured, registers);
    },
    countResponse: (how: 'hit' | 'miss' | 'old' | 'away') => responses.inc({ how }),
    policyReports: (directive: string) => policyReports.inc({ directive }),
    mails: { sent: () => sent.inc(), failed: () => failed.inc() },
  };
}

/** Gauges that are counted in the database when the metrics are requested; every process reports the same values. */
function addGauges(db: Kysely<Database>, registers: Registry[]): void {
  new Gauge({
    name: 'baksteen_mails_waiting',
    aggregator: 'max',
    help: 'Queued mails of all processes.',
    registers,
    collect: counted(async () => (await countJobs(db, MAIL_QUEUE)).waiting),
  });
  new Gauge({
    name: 'baksteen_mails_given_up',
    aggregator: 'max',
    help: 'Mails given up in the last 90 days, by any process.',
    registers,
    collect: counted(async () => (await countJobs(db, FAILED_MAILS)).all),
  });
  new Gauge({
    name: 'baksteen_agent_calendars_failing',
    aggregator: 'max',
    help: 'External calendars of agents that cannot be read.',
    registers,
    collect: counted(() => countFailingCalendars(db, 'agent')),
  });
  new Gauge({
    name: 'baksteen_unit_calendars_failing',
    aggregator: 'max',
    help: 'External calendars of rental units that cannot be read.',
    registers,
    collect: counted(() => countFailingCalendars(db, 'unit')),
  });
}

/** Omits the gauge while the database is unreachable, because the other metrics are needed even more then. */
function counted(count: () => Promise<number>) {
  return async function (this: Gauge) {
    const figure = await count().catch((error) => {
      if (!isUnreachable(error)) throw error;
    });
    if (figure === undefined) this.remove();
    else this.set(figure);
  };
}

/** Requires the token; without it the page does not exist. */
export function metricsPage({ registry }: Metrics, token: string | undefined): RequestHandler {
  return async (req, res, next) => {
    if (!token || !isSame(req.get('authorization') ?? '', `Bearer ${token}`)) return next('route');
    const text = await collectMetrics(registry);
    res.set('cache-control', 'no-store').type(registry.contentType).send(text);
  };
}

/** Compares in constant time. */
function isSame(actual: string, expected: string): boolean {
  const [one, other] = [actual, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one as Buffer, other as Buffer);
}
