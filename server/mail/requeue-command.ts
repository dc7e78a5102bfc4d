/** `npm run retry-mails`: retries mails and lead webhooks that were given up while their receiver was unreachable. */
import { openDatabaseDirectly } from '../database/open.ts';
import { openJobs } from '../jobs/jobs.ts';
import { requeueJobs } from '../jobs/requeue-jobs.ts';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../leads-out/queue.ts';
import { createLogger } from '../logging/logger.ts';
import { MAIL_SOURCES } from '../mail-sources.ts';
import { readSettings } from '../settings.ts';
import { requeueFailedMails } from './requeue.ts';

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
