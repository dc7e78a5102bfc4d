/** Under which keys the files of a picture or document are stored. */
import { PICTURE_FORMATS, type PictureFormat, pictureWidths } from '../../shared/pictures/versions.ts';

export function masterKey(hash: string): string {
  return `${hash}/master.jpg`;
}

export function versionKey(hash: string, width: number, format: PictureFormat): string {
  return `${hash}/${width}.${format}`;
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
