/**
 * `npm run map -- check <file>` says what a map file is, and whether it can be used as `MAP_FILE`.
 * `npm run map -- download <file>` downloads the streets of Belgium into one.
 */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { downloadMap } from '../features/map/streets/download/download-map.ts';
import { BUILDS_URL, findNewestBuild } from '../features/map/streets/download/newest-build.ts';
import { openMapFile } from '../features/map/streets/map-file.ts';
import { mapFileFault } from '../features/map/streets/map-file-error.ts';
import { presentMapFile } from '../features/map/streets/present-map-file.ts';

const USAGE = `Usage: npm run map -- check <file>
       npm run map -- download <file> [--bounds=west,south,east,north] [--max-zoom=15] [--from=address]`;

/** Belgium and a strip around it. */
const BOUNDS = '2.5,49.4,6.5,51.6';
const MAX_ZOOM = '15';

const degrees = v.pipe(v.string(), v.decimal(), v.transform(Number));
const boundsText = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.tuple([degrees, degrees, degrees, degrees]),
  v.transform(([west, south, east, north]) => ({ west, south, east, north })),
  v.check(({ west, south, east, north }) => west < east && south < north, 'is no rectangle'),
);
const zoomText = v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(15));

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      bounds: { type: 'string', default: BOUNDS },
      'max-zoom': { type: 'string', default: MAX_ZOOM },
      from: { type: 'string' },
    },
  });
  const [action, path, ...others] = positionals;
  if (!path || others.length > 0) throw new Error(USAGE);
  if (action === 'check') return check(path);
  if (action !== 'download') throw new Error(USAGE);
  const bounds = v.safeParse(boundsText, values.bounds);
  const maxZoom = v.safeParse(zoomText, values['max-zoom']);
  if (!bounds.success || !maxZoom.success) throw new Error(USAGE);
  const url = values.from ?? (await findNewestBuild(BUILDS_URL, new Date()));
  process.stdout.write(`Reading ${url}\n`);
  await downloadMap({
    url,
    path,
    bounds: bounds.output,
    maxZoom: maxZoom.output,
    onProgress: createProgress(),
  });
  await check(path);
}

/** Returns a function that prints each further percent. */
function createProgress(): (done: number, total: number) => void {
  let last = -1;
  return (done, total) => {
    const percent = Math.floor((done / total) * 100);
    if (percent === last) return;
    last = percent;
    process.stdout.write(`${percent} % of ${(total / 1e6).toFixed(1)} MB\n`);
  };
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
