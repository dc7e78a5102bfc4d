/** `/metrics`: metrics in the text format of Prometheus, without personal data. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import { Counter, Gauge, Registry } from 'prom-client';
import {
  countFailingCalendars,
  countPartialCalendars,
} from '../../features/calendars/store/failing-calendars.ts';
import { FAILED_FEED_RECORDS, FEED_RECORD_QUEUE } from '../../features/import/webhooks/record-queue.ts';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../../features/leads-out/queue.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Replica } from '../../platform/database/replicas/replica.ts';
import { isUnreachable } from '../../platform/errors/unreachable.ts';
import { countJobs } from '../../platform/jobs/count-jobs.ts';
import { FAILED_MAILS, MAIL_QUEUE } from '../../platform/mail/queue.ts';
import type { StoreOperation, StoreResult } from '../../platform/media/object-store/store-client.ts';
import { createExitCounter } from '../../platform/processes/exit-counter.ts';
import { readPreviousExits } from '../../platform/processes/supervised.ts';
import { collectMetrics } from '../../platform/processes/worker.ts';
import type { CatalogueVersion } from '../../platform/response-cache/catalogue-version.ts';
import type { CacheOutcome } from '../../platform/response-cache/response-cache.ts';
import { addFeedGauges } from './feed-metrics.ts';
import { addLoadGauges, createLimitMetrics, type LoadSources } from './load-metrics.ts';
import { withOldNames } from './renamed-metrics.ts';
import { addReplicaGauges } from './replica-metrics.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** `feeds`: the names of the feeds that the site reads by itself. */
export function createMetrics(db: Kysely<Database>, feeds: readonly string[]) {
  const registry = new Registry();
  const registers = [registry];
  addGauges(db, registers);
  addFeedGauges({ db, feeds, registers });
  createExitCounter(registers, readPreviousExits());
  const responses = new Counter({
    name: 'baksteen_response_cache_requests_total',
    help: 'Requests to the response cache: hit, miss, stale (entry served during a rerender) or unreachable (entry served while the database is unreachable).',
    labelNames: ['outcome'],
    registers,
  });
  const overBudget = new Counter({
    name: 'baksteen_over_budget_total',
    help: 'Requests rejected (429) because their address block had used up its work of the minute.',
    registers,
  });
  const policyReports = new Counter({
    name: 'baksteen_policy_reports_total',
    help: 'Content security policy violations reported by browsers, by directive.',
    labelNames: ['directive'],
    registers,
  });
  const storeRequests = new Counter({
    name: 'baksteen_media_store_requests_total',
    help: 'Requests to the object store, with each retry, by operation and result: ok, missing, refused, failed or unreachable.',
    labelNames: ['operation', 'result'],
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
    measureReplicas(replicas: readonly Replica[], version: Readonly<CatalogueVersion>) {
      addReplicaGauges(replicas, version, registers);
    },
    countResponse: (outcome: CacheOutcome) => responses.inc({ outcome }),
    countOverBudget: () => overBudget.inc(),
    countPartnerRequest: createPartnerCounter(registers),
    policyReports: (directive: string) => policyReports.inc({ directive }),
    storeRequests: (operation: StoreOperation, result: StoreResult) =>
      storeRequests.inc({ operation, result }),
    ...createDeliveryCounters(registers),
  };
}

/** Counts requests with a key of a partner. */
function createPartnerCounter(registers: Registry[]) {
  const requests = new Counter({
    name: 'baksteen_partner_requests_total',
    help: 'Requests with a key of a partner: accepted, or rejected because the key is not valid or the request is a GET.',
    labelNames: ['outcome'],
    registers,
  });
  return (outcome: 'accepted' | 'rejected') => requests.inc({ outcome });
}

/** Counts what this process has delivered of mails and webhooks. */
function createDeliveryCounters(registers: Registry[]) {
  const count = (name: string, help: string) => {
    const counter = new Counter({ name, help, registers });
    return () => counter.inc();
  };
  return {
    mails: {
      sent: count('baksteen_mails_sent_total', 'Mails that this process has delivered to the mail server.'),
      failed: count('baksteen_mail_failures_total', 'Failed delivery attempts of this process.'),
    },
    leadWebhooks: {
      sent: count(
        'baksteen_lead_webhooks_sent_total',
        'Lead webhooks of this process that a receiver has accepted.',
      ),
      failed: count(
        'baksteen_lead_webhook_failures_total',
        'Failed attempts of this process to send a lead webhook.',
      ),
    },
  };
}

/** Gauges that are counted in the database when the metrics are requested; every process reports the same values. */
function addGauges(db: Kysely<Database>, registers: Registry[]): void {
  const gauge = (name: string, help: string, count: () => Promise<number>) =>
    new Gauge({ name, aggregator: 'max', help, registers, collect: counted(count) });
  gauge(
    'baksteen_mails_waiting',
    'Queued mails of all processes.',
    async () => (await countJobs(db, MAIL_QUEUE)).waiting,
  );
  gauge(
    'baksteen_mails_given_up',
    'Mails given up in the last 90 days, by any process.',
    async () => (await countJobs(db, FAILED_MAILS)).all,
  );
  gauge(
    'baksteen_lead_webhooks_waiting',
    'Queued lead webhooks of all processes.',
    async () => (await countJobs(db, LEAD_WEBHOOK_QUEUE)).waiting,
  );
  gauge(
    'baksteen_lead_webhooks_given_up',
    'Lead webhooks given up in the last 90 days, by any process.',
    async () => (await countJobs(db, FAILED_LEAD_WEBHOOKS)).all,
  );
  gauge(
    'baksteen_feed_records_waiting',
    'Queued changes that webhooks have reported.',
    async () => (await countJobs(db, FEED_RECORD_QUEUE)).waiting,
  );
  gauge(
    'baksteen_feed_records_given_up',
    'Changes reported by webhooks that were given up in the last 90 days, by any process.',
    async () => (await countJobs(db, FAILED_FEED_RECORDS)).all,
  );
  addCalendarGauges(gauge, db);
}

type AddGauge = (name: string, help: string, count: () => Promise<number>) => unknown;

function addCalendarGauges(gauge: AddGauge, db: Kysely<Database>): void {
  gauge('baksteen_agent_calendars_failing', 'External calendars of agents that cannot be read.', () =>
    countFailingCalendars(db, 'agent'),
  );
  gauge('baksteen_office_calendars_failing', 'External calendars of offices that cannot be read.', () =>
    countFailingCalendars(db, 'office'),
  );
  gauge('baksteen_unit_calendars_failing', 'External calendars of rental units that cannot be read.', () =>
    countFailingCalendars(db, 'unit'),
  );
  gauge('baksteen_calendars_partial', 'External calendars with events that cannot be read.', () =>
    countPartialCalendars(db),
  );
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
    res.set('cache-control', 'no-store').type(registry.contentType).send(withOldNames(text));
  };
}

/** Compares in constant time. */
function isSame(actual: string, expected: string): boolean {
  const [actualHash, expectedHash] = [actual, expected].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return timingSafeEqual(actualHash as Buffer, expectedHash as Buffer);
}
