/** A site that sends leads to webhooks. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workQueues } from '../../../server/composition/work-queues.ts';
import { LEAD_WEBHOOK_QUEUE } from '../../../server/features/leads-out/queue.ts';
import { writeAgencyFile } from '../agency-file.ts';
import { startAppointmentSite } from '../appointments/appointment-site.ts';
import { until } from '../until.ts';

export const METRICS_TOKEN = 'a token of metrics';

export interface WebhookSetting {
  url: string;
  /** The name of the environment variable with the secret. */
  secret: string;
  events?: string[];
}

export const createSecret = () => `whsec_${randomBytes(24).toString('base64')}`;

export type WebhookSite = Awaited<ReturnType<typeof startWebhookSite>>;

export async function startWebhookSite(
  leadWebhooks: readonly WebhookSetting[],
  env: NodeJS.ProcessEnv,
  feeds: readonly { name: string; connection: object }[] = [],
  leadMails: readonly object[] = [],
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'webhooks-'));
  const AGENCY_FILE = writeAgencyFile(folder, { leadWebhooks, feeds, leadMails });
  const site = await startAppointmentSite({ env: { AGENCY_FILE, METRICS_TOKEN, DATA_DIR: folder, ...env } });
  // Readings would be counted as requests of leads, and get their faults.
  for (const { name } of feeds)
    await site.query(`insert into feed_state (feed, next_read_at) values ($1, 'infinity')`, [name]);
  const stopQueues = workQueues(site.services);
  const states = async (queue: string): Promise<string[]> =>
    (await site.query('select state from jobs.job where name = $1 order by created_on', [queue])).map(
      ({ state }) => state,
    );
  await until(
    async () => (await site.query(`select to_regclass('jobs.schedule') is not null as is`))[0].is,
    true,
  );
  return {
    ...site,
    /** The states of the jobs in a queue. */
    states,
    /** Makes failed webhooks due. With `isLast`, the next failure is the last one. */
    async retry({ isLast = false } = {}): Promise<void> {
      await site.query(
        `update jobs.job set start_after = now() - interval '1 s',
           retry_count = case when $2 then retry_limit else retry_count end
         where state = 'retry' and name = $1`,
        [LEAD_WEBHOOK_QUEUE.name, isLast],
      );
      await (await site.services.jobs()).add(LEAD_WEBHOOK_QUEUE, []);
    },
    async stop(): Promise<void> {
      await stopQueues();
      await site.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
