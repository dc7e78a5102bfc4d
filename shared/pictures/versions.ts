/** In which widths and formats every picture is there, and under which addresses. */

/** Pixels. A picture that is narrower than one of them ends at its own width: none is enlarged. */
const WIDTHS = [400, 800, 1200, 1600] as const;
export const LARGEST_WIDTH = 1600;

/** The best first: the endings of their addresses, by which a `<picture>` chooses. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The widths in which a picture is there, from its own largest width; at most four, narrowest first. */
export function pictureWidths(width: number): number[] {
  const largest = Math.min(width, LARGEST_WIDTH);
  return [...WIDTHS.filter((narrower) => narrower < largest), largest];
}

/** `hash`: 32 hexadecimal digits. */
export function picturePath(hash: string, width: number, format: PictureFormat): string {
  return `/media/${hash}-${width}.${format}`;
}

export function documentPath(hash: string): string {
  return `/media/${hash}.pdf`;
}

/** The narrowest version that is at least as wide as asked for, else the widest. */
export function pictureWidthFor(width: number, wanted: number): number {
  const widths = pictureWidths(width);
  return widths.find((one) => one >= wanted) ?? (widths.at(-1) as number);
}

/** The widths of one format, as the attribute `srcset` takes them; none far wider than `most` pixels. */
export function pictureSrcset(
  hash: string,
  width: number,
  format: PictureFormat,
  most: number = LARGEST_WIDTH,
): string {
  const widest = pictureWidthFor(width, most);
  return pictureWidths(width)
    .filter((one) => one <= widest)
    .map((one) => `${picturePath(hash, one, format)} ${one}w`)
    .join(', ');
}
