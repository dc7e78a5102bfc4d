/** `npm run restore -- <file> [--replace]`: restores a backup into the database of the settings. */
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { openServer } from '../platform/database/open.ts';
import { checkStore } from '../platform/media/object-store/check-store.ts';
import { openStorage } from '../platform/media/open-storage.ts';
import type { MediaStorage } from '../platform/media/storage.ts';
import { readSettings } from '../settings/settings.ts';
import { type Archive, openArchive, verifyArchive } from './backup/archive/read-archive.ts';
import { explainFailure } from './backup/failures.ts';
import { countMissing, storeMedia } from './backup/media-files.ts';
import { databaseName, describeRows, restoreSnapshot } from './backup/restore-snapshot.ts';
import type { Totals } from './backup/snapshot.ts';
import type { Writing } from './backup/write-database.ts';

const USAGE = `Usage: npm run restore -- <file> [--replace]
  restores a backup into the empty database of the settings; --replace: drops the site's tables in it first`;

const print = (message: string) => process.stdout.write(`${message}\n`);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error(USAGE);
  const settings = readSettings(process.env);
  const { createdAt } = await verifyArchive(file);
  print(`${file}: a backup of ${createdAt}, complete and undamaged.`);
  await checkStore(settings.mediaStore, print);
  const server = await openServer(settings, print);
  const archive = await openArchive(file);
  try {
    const storage = openStorage(settings);
    const writing: Writing = {
      name: databaseName(settings),
      isReplacing: values.replace,
      whenNotEmpty: '--replace drops these tables first.',
      beforeCommit: (client, totals) => restoreMedia(client, totals, { archive, storage }),
    };
    await restoreSnapshot(server.target, archive, writing, print);
    print('The database is restored, and each table has the rows of the backup. Start the site.');
  } finally {
    await archive.close();
    await server.stop();
  }
}

/** Stores the files of the backup, and reports files that are missing. */
async function restoreMedia(
  client: pg.Client,
  { tables }: Totals,
  { archive, storage }: { archive: Archive; storage: MediaStorage },
): Promise<void> {
  print(`Database: ${describeRows(tables)}.`);
  const { stored, end } = await storeMedia(archive.media(), storage);
  if (end) {
    print(`Pictures and documents: ${end.rows} files, ${stored} of them were not stored before.`);
    // The storage may have no rendered versions; the site renders them again.
    await client.query('update media_file set complete_in = null where complete_in is not null');
  }
  const missing = await countMissing(client, storage);
  if (missing > 0) print(`${missing} pictures and documents of the database have no stored file.`);
}

await run().catch((error: unknown) => {
  print(explainFailure(error));
  process.exitCode = 1;
});
