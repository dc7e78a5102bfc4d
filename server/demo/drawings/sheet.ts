/** `npm run demo:sheet [-- --view front]`: 24 drawings of a view on one sheet, to be looked at. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { demoFeed } from '../feed.ts';
import { createDemoDrawings } from './demo-drawings.ts';

const [COLUMNS, ROWS] = [6, 4];
const [WIDTH, HEIGHT, GAP] = [400, 300, 12];
const FOLDER = '.cache';

async function drawSheet(view: string): Promise<string> {
  const drawn = createDemoDrawings();
  const tiles: OverlayOptions[] = [];
  for (const line of demoFeed({ estates: 200, start: new Date(0) })) {
    if (tiles.length === COLUMNS * ROWS) break;
    if (!('kind' in line) || !('reference' in line)) continue;
    const svg = await drawn.draw(`demo/${line.reference}/${view}`);
    if (!svg) continue;
    const at = tiles.length;
    tiles.push({
      input: await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).png().toBuffer(),
      left: (at % COLUMNS) * (WIDTH + GAP),
      top: Math.floor(at / COLUMNS) * (HEIGHT + GAP),
    });
  }
  const size = { width: COLUMNS * (WIDTH + GAP), height: ROWS * (HEIGHT + GAP) };
  const file = `${FOLDER}/demo-sheet-${view}.png`;
  mkdirSync(FOLDER, { recursive: true });
  await sharp({ create: { ...size, channels: 3, background: '#faf7f2' } })
    .composite(tiles)
    .png()
    .toFile(file);
  return file;
}

const { values } = parseArgs({ options: { view: { type: 'string', default: 'front' } } });
process.stdout.write(`${await drawSheet(values.view)}\n`);
