/** `npm run import -- <file> [--allow-removals] [--fetch]`: imports a feed into the site's database. */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { seedCities } from '../cities/seed.ts';
import { openDatabase } from '../database/open.ts';
import { readSettings } from '../settings.ts';
import { rulesOf } from './agency-rules.ts';
import { importFeed } from './import-feed.ts';
import { readFeedInThread } from './read/read-in-thread.ts';
import { presentReport } from './report.ts';

const print = (message: string) => process.stdout.write(`${message}\n`);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'allow-removals': { type: 'boolean', default: false },
      fetch: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (!file) throw new Error('Usage: npm run import -- <file> [--allow-removals] [--fetch]');
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, print);
  try {
    await seedCities(database.db, print);
    let absent: string[] = [];
    const report = await importFeed(database.db, createReadStream(file), {
      source: path.basename(file),
      now: new Date(),
      log: print,
      rules: rulesOf(settings.agency),
      read: readFeedInThread,
      allowRemovals: values['allow-removals'],
      onAbsent: (references) => {
        absent = references;
      },
    });
    process.stdout.write(presentReport(report));
    if (report.stopReason) {
      process.exitCode = 1;
      return;
    }
    // After the commit, so that visitors see the listings while pictures are processed. Loaded lazily, because the
    // decoder needs as much memory as a large feed.
    const { importFeedMedia } = await import('./import-feed-media.ts');
    const media = { folder: path.dirname(file), absent, isFetching: values.fetch };
    await importFeedMedia(media, { database, settings, print });
  } finally {
    await database.close();
  }
}

await run().catch((error: Error) => {
  print(error.message);
  process.exitCode = 1;
});
