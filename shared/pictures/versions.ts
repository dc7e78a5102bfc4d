/** The widths, formats and URLs of the stored versions of a picture. */

/** Pixels. The largest version of a narrower picture has the picture's own width: pictures are never enlarged. */
const WIDTHS = [400, 800, 1200, 1600] as const;
export const MAX_WIDTH = 1600;

/** Formats, best first, as file extensions: a `<picture>` lists its sources in this order. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The widths of the versions of a picture, given its own width; at most four, narrowest first. */
export function pictureWidths(width: number): number[] {
  const largest = Math.min(width, MAX_WIDTH);
  return [...WIDTHS.filter((narrower) => narrower < largest), largest];
}

/** Where the files of a picture or document are. */
export interface MediaLocation {
  /** 32 hexadecimal digits. */
  hash: string;
  /** The public URL of the object store that has all of the files; null: the site has them. */
  store: string | null;
}

/** Returns the URL of a version: a path of the site, or an absolute URL of the object store. */
export function pictureUrl({ hash, store }: MediaLocation, width: number, format: PictureFormat): string {
  return store ? `${store}/${hash}/${width}.${format}` : `/media/${hash}-${width}.${format}`;
}

/** Returns the URL of a document: a path of the site, or an absolute URL of the object store. */
export function documentUrl({ hash, store }: MediaLocation): string {
  return store ? `${store}/${hash}/document.pdf` : `/media/${hash}.pdf`;
}

/** The narrowest version that is at least as wide as requested, else the widest. */
export function pictureWidthFor(width: number, requested: number): number {
  const widths = pictureWidths(width);
  return widths.find((one) => one >= requested) ?? (widths.at(-1) as number);
}

/** The `srcset` attribute of one format, without versions far wider than `maxWidth` pixels. */
export function pictureSrcset(
  picture: MediaLocation & { width: number },
  format: PictureFormat,
  maxWidth: number = MAX_WIDTH,
): string {
  const widest = pictureWidthFor(picture.width, maxWidth);
  return pictureWidths(picture.width)
    .filter((one) => one <= widest)
    .map((one) => `${pictureUrl(picture, one, format)} ${one}w`)
    .join(', ');
}
