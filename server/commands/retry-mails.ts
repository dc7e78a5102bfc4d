/** `npm run retry-mails`: retries mails and lead webhooks that were given up while their receiver was unreachable. */

import { MAIL_SOURCES } from '../composition/mail-sources.ts';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../features/leads-out/queue.ts';
import { openDatabaseDirectly } from '../platform/database/open.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import { requeueJobs } from '../platform/jobs/requeue-jobs.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { requeueFailedMails } from '../platform/mail/requeue.ts';
import { readSettings } from '../settings/settings.ts';

const print = (message: string) => process.stderr.write(`${message}\n`);

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabaseDirectly(settings, print);
  try {
    const log = createLogger(settings.logLevel);
    const jobs = await openJobs({ target: database.target, log, doesMaintenance: false });
    const count = await requeueFailedMails(database.db, jobs, MAIL_SOURCES);
    const webhooks = await requeueJobs(database.db, jobs, {
      queue: LEAD_WEBHOOK_QUEUE,
      deadLetterQueue: FAILED_LEAD_WEBHOOKS,
    });
    await jobs.stop();
    print(`Mails that wait again: ${count}. The site sends them while it runs.`);
    if (webhooks > 0) print(`Webhooks of leads that wait again: ${webhooks}.`);
  } finally {
    await database.close();
  }
}

await run().catch((error: Error) => {
  print(error.message);
  process.exitCode = 1;
});
