/**
 * `npm run demo:sheet [-- --view front --of BK --from 24]`: writes 24 drawings of a view on one sheet for inspection.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { demoFeed } from '../feed.ts';
import { createDemoDrawings } from './demo-drawings.ts';

const [COLUMNS, ROWS] = [6, 4];
const [WIDTH, HEIGHT, GAP] = [400, 300, 12];
const FOLDER = '.cache';

/** All sources of the demo's pictures, in order. */
function sources(): string[] {
  const feed = [...demoFeed({ estates: 200, start: new Date(0) })];
  return feed.flatMap((line) =>
    [...JSON.stringify(line).matchAll(/"source":"([^"]+)"/g)].map(([, source]) => source as string),
  );
}

/** `view`: prefix of the last part of the source; `of`: prefix of the reference; `from`: index of the first drawing. */
async function drawSheet({ view, of, from }: { view: string; of: string; from: string }): Promise<string> {
  const drawn = createDemoDrawings();
  const wanted = sources().filter(
    (source) => source.startsWith(`demo/${of}`) && source.includes(`/${view}`) && drawn.measure(source),
  );
  const tiles: OverlayOptions[] = [];
  for (const source of wanted.slice(Number(from), Number(from) + COLUMNS * ROWS)) {
    const svg = await drawn.draw(source);
    if (!svg) continue;
    const at = tiles.length;
    tiles.push({
      input: await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT, { fit: 'contain' }).png().toBuffer(),
      left: (at % COLUMNS) * (WIDTH + GAP),
      top: Math.floor(at / COLUMNS) * (HEIGHT + GAP),
    });
  }
  const size = { width: COLUMNS * (WIDTH + GAP), height: ROWS * (HEIGHT + GAP) };
  const file = `${FOLDER}/demo-sheet-${of}${view}.png`;
  mkdirSync(FOLDER, { recursive: true });
  await sharp({ create: { ...size, channels: 3, background: '#faf7f2' } })
    .composite(tiles)
    .png()
    .toFile(file);
  return file;
}

const { values } = parseArgs({
  options: {
    view: { type: 'string', default: 'front' },
    of: { type: 'string', default: '' },
    from: { type: 'string', default: '0' },
  },
});
process.stdout.write(`${await drawSheet(values)}\n`);
