/** Storage keys of pictures and documents. */
import { PICTURE_FORMATS, type PictureFormat, pictureWidths } from '../../shared/pictures/versions.ts';

export function masterKey(hash: string): string {
  return `${hash}/master.jpg`;
}

export function versionKey(hash: string, width: number, format: PictureFormat): string {
  return `${hash}/${width}.${format}`;
}

/** The width and format of a version by its key; null when it is not a version. */
export function parseVersionKey(key: string): { width: number; format: PictureFormat } | null {
  const [, width, ending] = key.match(/\/(\d+)\.(\w+)$/) ?? [];
  const format = PICTURE_FORMATS.find((one) => one === ending);
  return width && format ? { width: Number(width), format } : null;
}

export function documentKey(hash: string): string {
  return `${hash}/document.pdf`;
}

/** All possible keys of a hash; `width`: that of the picture, null for a document. */
export function keysOf(hash: string, width: number | null): string[] {
  if (width === null) return [documentKey(hash)];
  const versions = pictureWidths(width).flatMap((one) =>
    PICTURE_FORMATS.map((format) => versionKey(hash, one, format)),
  );
  return [masterKey(hash), ...versions];
}
