/**
 * `npm run site -- check [<folder>]`: checks a site folder, by default that of `SITE_DIR`, and prints a line for each
 * fault. The exit code is 1 when there is one. Needs neither database nor network.
 *
 * `npm run site -- export <folder> [--move]`: writes what employees wrote at the desk as files of a site folder.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dayInBrussels } from '../../shared/days.ts';
import { exportDeskFiles } from '../features/site-folder/desk/export-files.ts';
import { listFiles } from '../features/site-folder/files/list-files.ts';
import { createFolderMedia, type MediaStore } from '../features/site-folder/files/pictures.ts';
import { readSiteFolder } from '../features/site-folder/read-site-folder.ts';
import { openDatabaseDirectly } from '../platform/database/open.ts';
import { createReplaceableIntls } from '../platform/intl/intl.ts';
import { mediaHash, preparePicture } from '../platform/media/import/prepare-picture.ts';
import { readSettings } from '../settings/settings.ts';

const USAGE = `Usage: npm run site -- check [<folder>]
  checks a site folder; without <folder> that of SITE_DIR
Usage: npm run site -- export <folder> [--move]
  writes what employees wrote at the desk into a site folder; with --move it leaves the database`;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Checks pictures and documents without storing them. */
const CHECKED_MEDIA: MediaStore = {
  async addPicture(bytes) {
    const prepared = await preparePicture(bytes);
    if (prepared.fault) return prepared;
    const { hash, width, height, shade } = prepared.value;
    return { value: { hash, store: null, width, height, shade } };
  },
  addDocument: async (bytes) => mediaHash(bytes),
};

async function check(folder: string): Promise<void> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const files = await listFiles(folder);
  const { texts } = createReplaceableIntls();
  const site = await readSiteFolder(files, {
    media: createFolderMedia(CHECKED_MEDIA),
    messages: texts,
    today: dayInBrussels(new Date()),
  });
  for (const fault of site.faults) print(`✗ ${fault}`);
  const pages = [...site.pages.values()].flatMap((versions) => Object.keys(versions));
  print(`${folder}: ${files.length} files, ${pages.length} pages, languages ${site.languages.join(', ')}`);
  print(
    site.faults.length === 0
      ? '✓ Nothing is wrong.'
      : `✗ ${site.faults.length} faults. The site uses the rest.`,
  );
  if (site.faults.length > 0) process.exitCode = 1;
}

async function exportTo(folder: string, isMoved: boolean): Promise<void> {
  const { db, close } = await openDatabaseDirectly(readSettings(process.env), print);
  try {
    const names = await exportDeskFiles(db, folder, { isMoved });
    for (const name of names) print(name);
    print(`${names.length} files written to ${folder}${isMoved ? ', and removed from the database' : ''}.`);
  } finally {
    await close();
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { move: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command, given, ...others] = positionals;
  const folder = given ?? (command === 'check' ? process.env.SITE_DIR : undefined);
  if (!folder || others.length > 0) throw new Error(USAGE);
  if (command === 'check') await check(path.resolve(folder));
  else if (command === 'export') await exportTo(path.resolve(folder), values.move);
  else throw new Error(USAGE);
}

await run().catch((error: unknown) => {
  print((error as Error).message);
  process.exitCode = 1;
});
