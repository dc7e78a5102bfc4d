import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { importFeed } from '../import/import-feed.ts';
import { withProgress } from '../progress.ts';
import { DEFAULT_ESTATES, demoFeed } from './feed.ts';

/** Fills an empty catalogue with the demo agency, through the importer like every other feed. */
export async function loadDemoOnce(db: Kysely<Database>, say: (message: string) => void): Promise<void> {
  const known = await db.selectFrom('listing').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const now = new Date();
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const feed = demoFeed({ estates: DEFAULT_ESTATES, start });
  const lines = Iterator.from(feed).map((line) => JSON.stringify(line));
  const report = await withProgress('Loading the demo agency', () =>
    importFeed(db, lines, { source: 'demo', now }),
  );
  say(`Demo agency: ${report.new} homes`);
}
