/** What bytes are, by their beginning; never by the name of the file or what a server says. */

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

/** A container names in its first box of which kind it is; AVIF may stand among the compatible ones. */
const CONTAINERS: [MediaType, RegExp][] = [
  ['image/webp', /^RIFF.{4}WEBPVP8/s],
  ['image/avif', /^.{4}ftyp(?:.{4})*?avi[fs]/s],
];

/** How many bytes `mediaTypeOf` reads. */
const TELLING_BYTES = 64;

/** Null: none of the types that are accepted. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  const beginning = Buffer.from(bytes.subarray(0, TELLING_BYTES)).toString('latin1');
  const plain = BEGINNINGS.find(([, start]) => beginning.startsWith(start));
  return (plain ?? CONTAINERS.find(([, pattern]) => pattern.test(beginning)))?.[0] ?? null;
}
