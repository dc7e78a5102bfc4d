/** `npm run backup -- <file> [--media]`: writes all data of the site to a file, while the site runs. */
import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { openServer } from '../platform/database/open.ts';
import { openStorage } from '../platform/media/open-storage.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { checkNewFile, writeArchive } from './backup/archive/write-archive.ts';
import { withClient } from './backup/connect.ts';
import { explainFailure } from './backup/failures.ts';
import { MediaCounter, mediaKeys, readMedia } from './backup/media-files.ts';
import { takeSnapshot } from './backup/read-database.ts';
import { describeRows, megabytes } from './backup/restore-snapshot.ts';

const USAGE = `Usage: npm run backup -- <file> [--media]
  writes the database to a new file; --media: also pictures and documents`;

const print = (message: string) => process.stdout.write(`${message}\n`);

interface Command {
  file: string;
  hasMedia: boolean;
}

function parseCommand(): Command {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { media: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error(USAGE);
  return { file, hasMedia: values.media };
}

async function run(signal: AbortSignal): Promise<void> {
  const command = parseCommand();
  await checkNewFile(command.file);
  const settings = readSettings(process.env);
  const server = await openServer(settings, print);
  try {
    await withClient(server.target, (client) => backUp(client, settings, command, signal));
  } finally {
    await server.stop();
  }
}

async function backUp(
  client: pg.Client,
  settings: Settings,
  { file, hasMedia }: Command,
  signal: AbortSignal,
): Promise<void> {
  const snapshot = await takeSnapshot(client);
  for (const table of snapshot.foreign) print(`Not in the backup: ${table}, which is no table of the site.`);
  const counter = new MediaCounter();
  const storage = openStorage(settings);
  const media = {
    async *files() {
      const keys = await Array.fromAsync(mediaKeys(client));
      // Files may take hours: a transaction of that length would delay the database's cleanup.
      await client.query('commit');
      yield* readMedia(keys, storage, counter);
    },
    totals: () => counter.totals,
  };
  await writeArchive(file, { ...snapshot, media: hasMedia ? media : null }, signal);
  const { tables } = await snapshot.totals();
  print(`Database: ${describeRows(tables)}.`);
  if (hasMedia) {
    const { rows, bytes, missing } = counter.totals;
    print(`Pictures and documents: ${rows} files, ${megabytes(bytes)}; ${missing} have no stored file.`);
  } else {
    print('Pictures and documents are not in the backup: --media adds them.');
  }
  const { size } = await stat(file);
  print(`Backup: ${file}, ${megabytes(size)}. It contains personal data: encrypt it before you copy it.`);
}

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => interrupted.abort(new Error('Interrupted: there is no backup.')));

await run(interrupted.signal).catch((error: unknown) => {
  print(explainFailure(interrupted.signal.aborted ? interrupted.signal.reason : error));
  process.exitCode = 1;
});
