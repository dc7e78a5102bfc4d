import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../../../shared/pictures/versions.ts';

/**
 * AVIF with effort 0 and quality 44 gives files as small as effort 2 and quality 50 in a sixth of the time, without a
 * visible difference: a drawing of 1,600 pixels takes 30 kB, and 0.4 s of CPU time instead of 2.6.
 */
const ENCODE: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 44, effort: 0 }),
  webp: (picture) => picture.webp({ quality: 74, effort: 4 }),
  jpg: (picture) => picture.jpeg({ quality: 76, mozjpeg: true }),
};

/** Renders one version of a picture, from its master or from a drawing as SVG, which is rendered at this width. */
export async function renderVersion(
  picture: Buffer | { svg: string },
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const whole = 'svg' in picture ? await rasterise(picture.svg, width) : sharp(picture);
  return ENCODE[format](whole.resize({ width }).flatten({ background: '#fff' })).toBuffer();
}

/** The density at which one unit of an SVG is one pixel. */
const ONE_TO_ONE = 72;

/** Renders an SVG at this width; the height follows. */
export async function rasterise(svg: string, width: number): Promise<Sharp> {
  const bytes = Buffer.from(svg);
  const own = await sharp(bytes, { density: ONE_TO_ONE }).metadata();
  return sharp(bytes, { density: Math.min(2400, Math.max(1, (ONE_TO_ONE * width) / own.width)) });
}
