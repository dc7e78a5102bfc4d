/**
 * `npm run site -- check [<folder>]`: checks a site folder, by default that of `SITE_DIR`, and prints a line for each
 * fault. The exit code is 1 when there is one. Needs neither database nor network.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../features/site-folder/files/list-files.ts';
import { createFolderMedia, type MediaStore } from '../features/site-folder/files/pictures.ts';
import { readSiteFolder } from '../features/site-folder/read-site-folder.ts';
import { createReplaceableIntls } from '../platform/intl/intl.ts';
import { mediaHash, preparePicture } from '../platform/media/import/prepare-picture.ts';

const USAGE = `Usage: npm run site -- check [<folder>]
  checks a site folder; without <folder> that of SITE_DIR`;

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
  const site = await readSiteFolder(files, { media: createFolderMedia(CHECKED_MEDIA), messages: texts });
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

async function run(): Promise<void> {
  const [command, folder = process.env.SITE_DIR, ...others] = process.argv.slice(2);
  if (command !== 'check' || !folder || others.length > 0) throw new Error(USAGE);
  await check(path.resolve(folder));
}

await run().catch((error: unknown) => {
  print((error as Error).message);
  process.exitCode = 1;
});
