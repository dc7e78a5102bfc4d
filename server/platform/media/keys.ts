/** Storage keys of pictures and documents. */
import { PICTURE_FORMATS, type PictureFormat, pictureWidths } from '../../../shared/pictures/versions.ts';

/** Hexadecimal folders and simple names, so that no key can leave the storage. */
const KEY = /^[0-9a-f]{32}\/[a-z0-9]+\.[a-z]+$/;

export function isMediaKey(key: string): boolean {
  return KEY.test(key);
}

/** Returns the key; throws when it is none of the media storage. */
export function checkKey(key: string): string {
  if (!isMediaKey(key)) throw new Error(`no key of the media storage: ${key}`);
  return key;
}

const TYPES: Record<PictureFormat | 'pdf', string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
};

/** The headers with which a file is served: the site sends them, and an object store remembers them. */
export function fileHeaders(key: string): Record<string, string> {
  const ending = key.slice(key.indexOf('.') + 1) as keyof typeof TYPES;
  return {
    'content-type': TYPES[ending],
    'cache-control': 'public, max-age=31536000, immutable',
    // Inline display would require a looser content security policy in some browsers.
    ...(ending === 'pdf' && {
      'content-disposition': `attachment; filename="${hashOf(key).slice(0, 8)}.pdf"`,
    }),
  };
}

export function hashOf(key: string): string {
  return key.slice(0, key.indexOf('/'));
}

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

const SHARE_CARD = 'share.jpg';

/** The key of a share card by the hash of its contents. */
export function shareCardKey(hash: string): string {
  return `${hash}/${SHARE_CARD}`;
}

export function isShareCardKey(key: string): boolean {
  return key.endsWith(`/${SHARE_CARD}`);
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
