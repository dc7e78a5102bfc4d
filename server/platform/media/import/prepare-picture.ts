/** Validates the bytes of a picture and creates the master from which its versions are made. */
import { hash } from 'node:crypto';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { MAX_WIDTH } from '../../../../shared/pictures/versions.ts';
import { type MediaError, mediaError, type Outcome } from '../media-error.ts';
import { dominantShade } from './dominant-shade.ts';
import { mediaTypeOf } from './media-type.ts';

export const MAX_BYTES = 25 * 1024 * 1024;
/** The largest cameras take 60 megapixels; larger pictures are rejected as an attack before decoding. */
const MAX_PIXELS = 64_000_000;
/**
 * For baseline JPEG, such as a panorama of 16,384 × 8,192: libjpeg reads it by lines, at an eighth of its size. The
 * other formats, and progressive JPEG, need memory for the whole picture.
 */
const MAX_PANORAMA_PIXELS = 144_000_000;
/** The maximum aspect ratio; all formats support it at their largest width. */
const MAX_ASPECT_RATIO = 8;

export interface PreparedPicture {
  /** Its id: the first 128 bits of the SHA-256 of its bytes, hexadecimal. */
  hash: string;
  /** JPEG, upright, sRGB, without metadata, at most `MAX_WIDTH` wide. */
  master: Buffer;
  /** Width of the master in pixels. */
  width: number;
  height: number;
  /** A class of the palette. */
  shade: string;
}

const READING: SharpOptions = { limitInputPixels: MAX_PANORAMA_PIXELS, failOn: 'error', autoOrient: true };

/** Uses only the first frame of an animation. */
export async function preparePicture(bytes: Uint8Array): Promise<Outcome<PreparedPicture>> {
  if (bytes.length > MAX_BYTES) return mediaError('SIZE', `it is larger than ${MAX_BYTES / 1024 / 1024} MB`);
  const type = mediaTypeOf(bytes);
  if (!type?.startsWith('image/')) {
    return mediaError('TYPE', 'it is no JPEG, PNG, WebP, AVIF, GIF or TIFF by its content');
  }
  try {
    const headerFault = findHeaderFault(await sharp(bytes, READING).metadata());
    return headerFault ? { fault: headerFault } : { value: await makeMaster(bytes) };
  } catch (error) {
    // The decoder throws only because of invalid bytes.
    const { message } = error as Error;
    if (/pixel limit/.test(message)) return tooManyPixels(MAX_PIXELS);
    return mediaError('DAMAGED', `it cannot be decoded: ${firstLine(message)}`);
  }
}

/** Checks the header, before anything is decoded. */
function findHeaderFault({ width, height, format, isProgressive }: Metadata): MediaError | null {
  const maxPixels = format === 'jpeg' && !isProgressive ? MAX_PANORAMA_PIXELS : MAX_PIXELS;
  if (width * height > maxPixels) return tooManyPixels(maxPixels).fault;
  if (Math.max(width, height) > Math.min(width, height) * MAX_ASPECT_RATIO) {
    return mediaError(
      'SHAPE',
      `it is ${width} × ${height} pixels, more than ${MAX_ASPECT_RATIO} times as long as broad`,
    ).fault;
  }
  return null;
}

function tooManyPixels(maxPixels: number) {
  return mediaError('PIXELS', `it has more than ${maxPixels / 1_000_000} million pixels`);
}

/** sharp omits metadata by default. */
async function makeMaster(bytes: Uint8Array): Promise<PreparedPicture> {
  const { data, info } = await sharp(bytes, READING)
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { hash: mediaHash(bytes), master: data, width, height, shade: await dominantShade(data) };
}

export function mediaHash(bytes: Uint8Array | string): string {
  return hash('sha256', bytes).slice(0, 32);
}

function firstLine(message: string): string {
  return (message.split('\n')[0] as string).slice(0, 120);
}
