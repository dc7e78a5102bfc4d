/** Under which keys the files of a picture or document are stored. */
import { PICTURE_FORMATS, type PictureFormat, pictureWidths } from '../../shared/pictures/versions.ts';

export function masterKey(hash: string): string {
  return `${hash}/master.jpg`;
}

export function versionKey(hash: string, width: number, format: PictureFormat): string {
  return `${hash}/${width}.${format}`;
}

/** Of which width and format the version under this key is; null: it is no version. */
export function parseVersionKey(key: string): { width: number; format: PictureFormat } | null {
  const [, width, ending] = key.match(/\/(\d+)\.(\w+)$/) ?? [];
  const format = PICTURE_FORMATS.find((one) => one === ending);
  return width && format ? { width: Number(width), format } : null;
}

export function documentKey(hash: string): string {
  return `${hash}/document.pdf`;
}

/** Every key under which something of this hash can be; `width`: of the picture, null of a document. */
export function keysOf(hash: string, width: number | null): string[] {
  if (width === null) return [documentKey(hash)];
  const versions = pictureWidths(width).flatMap((one) =>
    PICTURE_FORMATS.map((format) => versionKey(hash, one, format)),
  );
  return [masterKey(hash), ...versions];
}
