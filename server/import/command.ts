/** `npm run import -- <file> [--allow-removals]`: reads a feed into the site's database. */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { seedCities } from '../cities/seed.ts';
import { openDatabase } from '../database/open.ts';
import { readSettings } from '../settings.ts';
import { importFeed } from './import-feed.ts';
import { presentReport } from './report.ts';

const say = (message: string) => process.stdout.write(`${message}\n`);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'allow-removals': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) throw new Error('Usage: npm run import -- <file> [--allow-removals]');
  const database = await openDatabase(readSettings(process.env), say);
  try {
    await seedCities(database.db, say);
    const report = await importFeed(database.db, createReadStream(file), {
      source: path.basename(file),
      now: new Date(),
      log: say,
      allowRemovals: values['allow-removals'],
    });
    process.stdout.write(presentReport(report));
    if (report.refusal) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

await run().catch((error: Error) => {
  say(error.message);
  process.exitCode = 1;
});
