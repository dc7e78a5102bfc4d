/** Detects media types by content, never by file name or content type. */

type MediaType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/gif'
  | 'image/webp'
  | 'image/tiff'
  | 'image/avif'
  | 'application/pdf';

const BEGINNINGS: [MediaType, string][] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/tiff', 'II*\0'],
  ['image/tiff', 'MM\0*'],
  ['application/pdf', '%PDF-'],
];

/** The first box of a container names its brand; AVIF may be among the compatible brands. */
const CONTAINERS: [MediaType, RegExp][] = [
  ['image/webp', /^RIFF.{4}WEBPVP8/s],
  ['image/avif', /^.{4}ftyp(?:.{4})*?avi[fs]/s],
];

/** The number of bytes that `mediaTypeOf` examines. */
const TELLING_BYTES = 64;

/** Null when the type is not supported. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  const beginning = Buffer.from(bytes.subarray(0, TELLING_BYTES)).toString('latin1');
  const plain = BEGINNINGS.find(([, start]) => beginning.startsWith(start));
  return (plain ?? CONTAINERS.find(([, pattern]) => pattern.test(beginning)))?.[0] ?? null;
}
