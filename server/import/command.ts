/** `npm run import -- <file> [--allow-removals]`: reads a feed into the site's database. */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { seedCities } from '../cities/seed.ts';
import { openDatabase } from '../database/open.ts';
import { createFileStorage } from '../media/file-storage.ts';
import { limitDecoder } from '../media/limit-decoder.ts';
import { presentMediaReport } from '../media/media-report.ts';
import { addressList } from '../media/public-addresses.ts';
import { removeUnusedMedia } from '../media/remove-unused.ts';
import { type TakeInParts, takeInMedia } from '../media/take-in.ts';
import { readSettings, type Settings } from '../settings.ts';
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
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, say);
  try {
    await seedCities(database.db, say);
    let absent: string[] = [];
    const report = await importFeed(database.db, createReadStream(file), {
      source: path.basename(file),
      now: new Date(),
      log: say,
      allowRemovals: values['allow-removals'],
      onAbsent: (references) => {
        absent = references;
      },
    });
    process.stdout.write(presentReport(report));
    if (report.refusal) process.exitCode = 1;
    else await bringMedia({ folder: path.dirname(file), absent, db: database.db }, settings);
  } finally {
    await database.close();
  }
}

/** Once the import is committed: however long pictures take, visitors see the homes. */
async function bringMedia(
  parts: Pick<TakeInParts, 'folder' | 'absent' | 'db'>,
  settings: Settings,
): Promise<void> {
  limitDecoder();
  const storage = createFileStorage(settings.mediaFolder);
  const allowed = addressList(settings.privateMediaAddresses);
  process.stdout.write(presentMediaReport(await takeInMedia({ ...parts, storage, allowed })));
  const removed = await removeUnusedMedia({ db: parts.db, storage, now: new Date() });
  if (removed > 0) say(`  ${removed} removed that nothing has referred to for a month`);
}

await run().catch((error: Error) => {
  say(error.message);
  process.exitCode = 1;
});
