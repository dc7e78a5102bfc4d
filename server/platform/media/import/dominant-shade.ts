import sharp from 'sharp';
import { placeholderClass } from '../../../../shared/pictures/palette.ts';

/** The side to which pictures are reduced, so that details such as bricks and leaves do not count. */
const SIDE = 24;

/** The most frequent palette class in a picture. */
export async function dominantShade(picture: Buffer): Promise<string> {
  const pixels = await sharp(picture)
    .resize(SIDE, SIDE, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const shade = placeholderClass(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number);
    counts.set(shade, (counts.get(shade) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
  return most?.[0] ?? placeholderClass(0, 0, 0);
}
