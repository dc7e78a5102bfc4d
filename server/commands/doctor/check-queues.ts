/** The job queues: how many jobs wait, were given up, or are late. */
import { type Kysely, sql } from 'kysely';
import { type Finding, ok, warning, wrong } from '../../composition/start-checks/finding.ts';
import { ADDRESS_QUEUE, FAILED_ADDRESSES } from '../../features/import/addresses/address-queue.ts';
import { FAILED_FEED_RECORDS, FEED_RECORD_QUEUE } from '../../features/import/webhooks/record-queue.ts';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../../features/leads-out/queue.ts';
import type { Database } from '../../platform/database/connect.ts';
import { hasJobs } from '../../platform/jobs/count-jobs.ts';
import { SCHEMA } from '../../platform/jobs/start-boss.ts';
import { FAILED_MAILS, MAIL_QUEUE } from '../../platform/mail/queue.ts';

/** A due job that no worker has taken for so long is late. */
const LATE = '10 minutes';
/** The queues with a dead letter queue, each with the advice for its given-up jobs. */
const DELIVERIES = [
  {
    subject: 'mails',
    queue: MAIL_QUEUE,
    failed: FAILED_MAILS,
    advice: 'repair the mail server, then run "npm run retry-mails"',
  },
  {
    subject: 'lead webhooks',
    queue: LEAD_WEBHOOK_QUEUE,
    failed: FAILED_LEAD_WEBHOOKS,
    advice: 'ask the operator of the receiver, then run "npm run retry-mails"',
  },
  {
    subject: 'feed changes',
    queue: FEED_RECORD_QUEUE,
    failed: FAILED_FEED_RECORDS,
    advice: 'see "npm run feeds"',
  },
  {
    subject: 'addresses of pages',
    queue: ADDRESS_QUEUE,
    failed: FAILED_ADDRESSES,
    advice: 'ask the operator of the CRM, then have it publish the estates again',
  },
];

interface QueueCounts {
  name: string;
  waiting: number;
  /** Due, but not taken by a worker. */
  late: number;
  failed: number;
  all: number;
}

export async function checkQueues(db: Kysely<Database>): Promise<Finding[]> {
  if (!(await hasJobs(db)))
    return [warning('queues', 'there are none yet: the first start creates them, in the schema "jobs".')];
  const counts = new Map((await countQueues(db)).map((counted) => [counted.name, counted]));
  const named = new Set(DELIVERIES.flatMap(({ queue, failed }) => [queue.name, failed.name]));
  const others = [...counts.values()].filter(({ name }) => !named.has(name));
  const deliveries = DELIVERIES.map(({ subject, queue, failed, advice }) => {
    const { waiting = 0, late = 0 } = counts.get(queue.name) ?? {};
    return describe(subject, { waiting, late, givenUp: counts.get(failed.name)?.all ?? 0, advice });
  });
  const sum = (part: 'waiting' | 'late' | 'failed') => others.reduce((total, one) => total + one[part], 0);
  const rest = {
    waiting: sum('waiting'),
    late: sum('late'),
    givenUp: sum('failed'),
    advice: 'the log has the reasons',
  };
  return [...deliveries, describe('other jobs', rest)];
}

interface Described {
  waiting: number;
  late: number;
  givenUp: number;
  advice: string;
}

function describe(subject: string, { waiting, late, givenUp, advice }: Described): Finding {
  const text = `${waiting} wait, ${givenUp} were given up`;
  if (late > 0) return wrong(subject, `${text}; ${late} are due for more than ${LATE}: does the site run?`);
  return givenUp > 0 ? warning(subject, `${text}: ${advice}.`) : ok(subject, text);
}

async function countQueues(db: Kysely<Database>): Promise<QueueCounts[]> {
  const { rows } = await sql<QueueCounts>`
    select name,
      count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
      count(*) filter (where state in ('created', 'retry') and start_after < now() - ${LATE}::interval)::int as late,
      count(*) filter (where state = 'failed')::int as failed,
      count(*)::int as all
    from ${sql.table(`${SCHEMA}.job`)} group by name`.execute(db);
  return rows;
}
