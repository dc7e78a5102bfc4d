import sharp, { type Sharp } from 'sharp';
import { rasterise } from '../../platform/media/render-version.ts';
import { encodeIco } from './encode-ico.ts';
import type { IconDrawing } from './icon-drawing.ts';

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };
/** Larger than any icon, so that a trimmed glyph is only reduced. */
const GLYPH_WIDTH = 1024;
const ICO_SIZES = [16, 32, 48];

/** Renders a drawing as it is, centred on a transparent square; a PNG. */
export async function renderTransparent(svg: string, size: number): Promise<Buffer> {
  const picture = await rasterise(svg, size);
  return encode(picture.resize(size, size, { fit: 'contain', background: TRANSPARENT }));
}

/**
 * Renders a glyph on a filled square, as launchers require; a PNG. The corners of the glyph's bounding box lie on a
 * circle around the centre, whose diameter is `share` of the square's side.
 */
export async function renderFilled(
  { glyph, background }: Pick<IconDrawing, 'glyph' | 'background'>,
  size: number,
  share: number,
): Promise<Buffer> {
  const { data, info } = await (await rasterise(glyph, GLYPH_WIDTH))
    .trim({ background: TRANSPARENT, threshold: 0 })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const scale = (share * size) / Math.hypot(info.width, info.height);
  const [width, height] = [info.width, info.height].map((side) => Math.max(1, Math.round(side * scale)));
  const fitted = await sharp(data)
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const square = sharp({ create: { width: size, height: size, channels: 3, background } });
  return encode(square.composite([{ input: fitted }]));
}

/** Renders the sizes of browser tabs, bookmarks and desktop shortcuts. */
export async function renderIco(svg: string): Promise<Buffer> {
  const pictures = ICO_SIZES.map(async (size) => ({ size, png: await renderTransparent(svg, size) }));
  return encodeIco(await Promise.all(pictures));
}

function encode(picture: Sharp): Promise<Buffer> {
  return picture.png({ compressionLevel: 9 }).toBuffer();
}
