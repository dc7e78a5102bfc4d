/** `npm run media-move -- s3://… [--back]`: copies media between the data folder and an object store. */
import { parseArgs } from 'node:util';
import { createFileStorage } from '../platform/media/file-storage.ts';
import { type CopyReport, copyMedia } from '../platform/media/move/copy-media.ts';
import { checkStore } from '../platform/media/object-store/check-store.ts';
import { createStoreStorage } from '../platform/media/object-store/store-storage.ts';
import { readSettings } from '../settings/settings.ts';

const USAGE = `Usage: npm run media-move -- s3://bucket?endpoint=… [--back]
  copies pictures and documents from the data folder to the store; --back: from the store to the data folder`;
/** A line of progress follows after this number of files. */
const FILES_PER_LINE = 500;

const print = (message: string) => process.stdout.write(`${message}\n`);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { back: { type: 'boolean', default: false } },
  });
  const [address, ...others] = positionals;
  if (!address || others.length > 0) throw new Error(USAGE);
  const { mediaStore: store, mediaFolder } = readSettings({ ...process.env, MEDIA_URL: address });
  if (!store) throw new Error(USAGE);
  await checkStore(store, (message) => {
    throw new Error(message);
  });
  const folder = createFileStorage(mediaFolder);
  const objects = createStoreStorage({ store });
  const [from, to] = values.back ? [objects, folder] : [folder, objects];
  print(
    values.back ? `From ${store.location} to ${mediaFolder}` : `From ${mediaFolder} to ${store.location}`,
  );
  let files = 0;
  const onFile = (report: CopyReport) => {
    if (++files % FILES_PER_LINE === 0) print(present(report));
  };
  const report = await copyMedia({ from, to, onFile });
  print(present(report));
  for (const key of report.wrong) print(`  ${key}: the copy has another hash`);
  if (report.wrong.length > 0) process.exitCode = 1;
}

function present({ copied, known, removed, wrong }: CopyReport): string {
  return `${copied} copied, ${known} known, ${removed} deleted meanwhile, ${wrong.length} with another hash`;
}

await run().catch((error: Error) => {
  print(error.message);
  print('Run the command again to continue.');
  process.exitCode = 1;
});
