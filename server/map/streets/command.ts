/** `npm run map -- check <file>`: says what a map file is, and whether it can be used as `MAP_FILE`. */
import { openMapFile } from './map-file.ts';
import { mapFileFault } from './map-file-error.ts';
import { presentMapFile } from './present-map-file.ts';

const USAGE = 'Usage: npm run map -- check <file>';

async function run([action, path, ...others]: string[]): Promise<void> {
  if (action !== 'check' || !path || others.length > 0) throw new Error(USAGE);
  await check(path);
}

async function check(path: string): Promise<void> {
  const file = await openMapFile(path).catch((error) => {
    throw new Error(`${path} cannot be used as MAP_FILE: it ${mapFileFault(error)}.`);
  });
  try {
    process.stdout.write(`${path} can be used as MAP_FILE.\n${presentMapFile(file, new Date())}`);
  } finally {
    await file.close();
  }
}

await run(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
