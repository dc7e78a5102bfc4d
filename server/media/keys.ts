/** Under which keys the files of a picture or document are stored. */
import type { PictureFormat } from '../../shared/pictures/versions.ts';

export function masterKey(hash: string): string {
  return `${hash}/master.jpg`;
}

export function versionKey(hash: string, width: number, format: PictureFormat): string {
  return `${hash}/${width}.${format}`;
}

export function documentKey(hash: string): string {
  return `${hash}/document.pdf`;
}
