/** The logo in the header, in mails and on printed pages. */
import sharp from 'sharp';
import { sanitizeSvg, viewBoxOf } from '../../../platform/media/sanitize-svg.ts';
import type { Logo } from '../../../platform/theme/brand.ts';
import type { Faults } from '../faults.ts';
import type { FolderFiles } from '../files/folder-files.ts';
import { servedPath } from '../files/pictures.ts';
import { readText } from '../files/read-file.ts';
import type { ServedFile } from '../site-folder.ts';

/** The room of the header in pixels. */
const MAX_HEIGHT = 40;
const MAX_WIDTH = 200;
/** Pixels per inch at which a drawing has the pixels of its `viewBox`. */
const DENSITY = 72;
const MAX_DENSITY = 100_000;
const MAX_PIXELS = 4_000_000;
const MAX_SECONDS = 5;
/** Mail programs on screens with twice the pixels. */
const BITMAP_SCALE = 2;

/** Reads `logo.svg` and `logo-dark.svg`; null without the first one. Adds them to the served files. */
export async function readLogo(
  folder: FolderFiles,
  served: Map<string, ServedFile>,
  faults: Faults,
): Promise<Logo | null> {
  const light = await readDrawing('logo.svg', folder, faults);
  const dark = await readDrawing('logo-dark.svg', folder, faults);
  if (!light) {
    if (dark) faults.add('logo-dark.svg', 'is used only beside logo.svg');
    return null;
  }
  const size = viewBoxOf(light);
  if (!size) {
    faults.add('logo.svg', 'has no viewBox with a width and a height');
    return null;
  }
  const scale = Math.min(MAX_HEIGHT / size.height, MAX_WIDTH / size.width);
  const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const toBitmap = (name: string, svg: string) =>
    drawBitmap({ name, svg, from: viewBoxOf(svg)?.width ?? size.width, to: width * BITMAP_SCALE }, faults);
  const bitmap = await toBitmap('logo.svg', light);
  if (!bitmap) return null;
  const darkBitmap = dark ? await toBitmap('logo-dark.svg', dark) : null;
  const add = (name: string, bytes: Buffer, mediaType: string) => {
    const path = servedPath(name, bytes);
    served.set(path, { mediaType, bytes });
    return path;
  };
  const lightPath = add('logo.svg', Buffer.from(light), 'image/svg+xml');
  const bitmapPath = add('logo.png', bitmap, 'image/png');
  return {
    light: lightPath,
    dark: dark ? add('logo-dark.svg', Buffer.from(dark), 'image/svg+xml') : lightPath,
    bitmaps: {
      light: bitmapPath,
      dark: darkBitmap ? add('logo-dark.png', darkBitmap, 'image/png') : bitmapPath,
    },
    width,
    height,
  };
}

/** Reads a drawing without what it must not contain; null when there is none that can be shown. */
export async function readDrawing(name: string, folder: FolderFiles, faults: Faults): Promise<string | null> {
  const file = folder.find(name);
  const text = file ? await readText(file, faults) : null;
  const sanitized = text === null ? null : sanitizeSvg(text);
  if (text !== null && !sanitized) faults.add(name, 'is no SVG drawing');
  for (const part of sanitized?.removed ?? []) faults.add(name, `contains ${part}, which is removed`);
  return file ? folder.orLast(name, sanitized?.svg ?? null) : null;
}

/** `from`: the width of the drawing; `to`: that of the bitmap. */
async function drawBitmap(
  { name, svg, from, to }: { name: string; svg: string; from: number; to: number },
  faults: Faults,
): Promise<Buffer | null> {
  try {
    const density = Math.min(MAX_DENSITY, Math.max(1, (DENSITY * to) / from));
    const drawn = sharp(Buffer.from(svg), { density, limitInputPixels: MAX_PIXELS });
    const bitmap = await drawn.resize({ width: to }).png().timeout({ seconds: MAX_SECONDS }).toBuffer();
    if ((await sharp(bitmap).stats()).channels.at(-1)?.max === 0) throw new Error('it is empty');
    return bitmap;
  } catch (error) {
    faults.add(name, `cannot be drawn: ${(error as Error).message}`);
    return null;
  }
}
