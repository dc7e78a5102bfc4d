/**
 * `npm run check:imports`: fails on imports that break a rule of `.dependency-cruiser.mjs`, and when rooms import each
 * other. Prints the number of rooms. With `--write` it draws the pictures of `docs/architecture.md` anew; otherwise
 * they must be up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cruiseImports } from './imports/cruise-imports.ts';
import { withPictures } from './imports/picture.ts';
import { findKnots, graphOfRooms } from './imports/rooms.ts';

const DOCUMENT = 'docs/architecture.md';

const { violations, imports } = await cruiseImports('.');
const graph = graphOfRooms(imports);
const faults = [
  ...violations,
  ...findKnots(graph).map((rooms) => `${rooms.length} rooms import each other: ${rooms.join(', ')}`),
];

const document = readFileSync(DOCUMENT, 'utf8');
const drawn = withPictures(document, graph);
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, drawn);
else if (drawn !== document) faults.push(`${DOCUMENT} has old pictures: npm run generate:pictures`);

for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length === 0)
  process.stdout.write(`${graph.size} rooms, none of which imports a room that imports it\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
