import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { findImportRun } from '../store/feed-runs.ts';
import { identifyFaults } from './feed-faults.ts';

/**
 * Queues a mail to the agency for each feed whose last report has other faults than the last mailed report.
 * Returns how many.
 */
export async function queueFaultMails(
  db: Kysely<Database>,
  { feeds, addMails }: { feeds: readonly string[]; addMails: AddMails },
): Promise<number> {
  let count = 0;
  for (const feed of feeds) {
    await db.transaction().execute(async (trx) => {
      const state = await trx
        .selectFrom('feed_state')
        .select('mailed_faults')
        .where('feed', '=', feed)
        .forUpdate()
        .executeTakeFirst();
      const run = await findImportRun(trx, feed);
      if (!state || !run?.report) return;
      const faults = identifyFaults(run.report) || null;
      if (faults === state.mailed_faults) return;
      await trx.updateTable('feed_state').set({ mailed_faults: faults }).where('feed', '=', feed).execute();
      await addMails(trx, [{ source: 'feed', id: String(run.id), mail: 'REPORT' }]);
      count += 1;
    });
  }
  return count;
}
