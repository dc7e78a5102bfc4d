/** Checks the receivers of leads, webhooks and CRMs: their connection, and the leads that they did not accept. */
import { type Kysely, sql } from 'kysely';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../../features/leads-out/queue.ts';
import type { LeadReceiver } from '../../features/leads-out/receivers/lead-receiver.ts';
import { createLeadReceivers } from '../../features/leads-out/receivers/lead-receivers.ts';
import type { Database } from '../../platform/database/connect.ts';
import { addressList } from '../../platform/fetching/public-addresses.ts';
import { endSignal, requestPublic } from '../../platform/fetching/public-request.ts';
import { hasJobs } from '../../platform/jobs/count-jobs.ts';
import { SCHEMA } from '../../platform/jobs/start-boss.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Finding, messageOf, ok, warning, wrong } from './finding.ts';

const PATIENCE_MS = 5_000;

interface UnacceptedCounts {
  /** Attempted at least once, and retried later. */
  retried: number;
  givenUp: number;
}

type ReceiverSettings = Pick<
  Settings,
  'agency' | 'leadWebhooks' | 'feedConnections' | 'privateMediaAddresses'
>;

/** Returns a finding for each receiver. `db`: null when the database is unreachable. */
export function checkLeadReceivers(
  settings: ReceiverSettings,
  db: Kysely<Database> | null,
): Promise<Finding[]> {
  return Promise.all(
    createLeadReceivers(settings, addressList(settings.privateMediaAddresses)).map((receiver) =>
      checkReceiver(receiver, settings, db),
    ),
  );
}

async function checkReceiver(
  { name, url }: LeadReceiver,
  settings: ReceiverSettings,
  db: Kysely<Database> | null,
): Promise<Finding> {
  const subject = 'lead receiver';
  const receiver = url === null ? name : `${name} (${new URL(url).hostname})`;
  const fault = url === null ? null : await findConnectionFault(url, settings);
  if (fault) return wrong(subject, `${receiver}: ${fault}. Correct the agency file, or ask its operator.`);
  if (!db) return warning(subject, `${receiver} answers; accepted leads are unknown without a database.`);
  try {
    return describeCounts(receiver, await countUnaccepted(db, name));
  } catch (error) {
    return warning(subject, `${receiver}: its queue cannot be read: ${messageOf(error)}.`);
  }
}

function describeCounts(receiver: string, { retried, givenUp }: UnacceptedCounts): Finding {
  const subject = 'lead receiver';
  if (retried > 0)
    return wrong(
      subject,
      `${receiver} rejected ${retried} leads that wait for a retry: ask its operator. The log has the reasons.`,
    );
  if (givenUp > 0)
    return warning(
      subject,
      `${receiver}: ${givenUp} leads of the last 90 days were given up. Run "npm run retry-mails".`,
    );
  return ok(subject, `${receiver} answers, and no lead waits for a retry`);
}

/** Requests the URL with GET: any response proves a connection, because receivers answer POST alone. */
async function findConnectionFault(url: string, settings: ReceiverSettings): Promise<string | null> {
  const request = {
    headers: {},
    allowed: addressList(settings.privateMediaAddresses),
    signal: endSignal(PATIENCE_MS),
    idleMs: PATIENCE_MS,
  };
  const result = await requestPublic(URL.parse(url), request, async () => ({ fault: null }));
  return result.fault?.reason ?? null;
}

async function countUnaccepted(db: Kysely<Database>, webhook: string): Promise<UnacceptedCounts> {
  if (!(await hasJobs(db))) return { retried: 0, givenUp: 0 };
  const { rows } = await sql<UnacceptedCounts>`
    select count(*) filter (where name = ${LEAD_WEBHOOK_QUEUE.name} and state = 'retry')::int as retried,
      count(*) filter (where name = ${FAILED_LEAD_WEBHOOKS.name})::int as "givenUp"
    from ${sql.table(`${SCHEMA}.job`)}
    where name in (${LEAD_WEBHOOK_QUEUE.name}, ${FAILED_LEAD_WEBHOOKS.name})
      and data ->> 'webhook' = ${webhook}`.execute(db);
  return rows[0] ?? { retried: 0, givenUp: 0 };
}
