/** `npm run import -- <file> [--allow-removals] [--fetch]`: reads a feed into the site's database. */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { seedCities } from '../cities/seed.ts';
import { openDatabase } from '../database/open.ts';
import { readSettings } from '../settings.ts';
import { importFeed } from './import-feed.ts';
import { readInThread } from './read-in-thread.ts';
import { presentReport } from './report.ts';

const say = (message: string) => process.stdout.write(`${message}\n`);

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
  const database = await openDatabase(settings, say);
  try {
    await seedCities(database.db, say);
    let absent: string[] = [];
    const report = await importFeed(database.db, createReadStream(file), {
      source: path.basename(file),
      now: new Date(),
      log: say,
      read: readInThread,
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
    // Once the import is committed: however long pictures take, visitors see the homes. Loaded by then only:
    // what decodes pictures weighs as much as a large feed.
    const { bringMedia } = await import('./bring-media.ts');
    const media = { folder: path.dirname(file), absent, isFetching: values.fetch };
    await bringMedia(media, { database, settings, say });
  } finally {
    await database.close();
  }
}

await run().catch((error: Error) => {
  say(error.message);
  process.exitCode = 1;
});
