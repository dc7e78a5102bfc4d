import PQueue from 'p-queue';
import { preparePicture } from '../../platform/media/import/prepare-picture.ts';
import { renderVersion } from '../../platform/media/render-version.ts';

/** With eight photos, a mail has less than 8 MB of them. */
const MAX_STORED_BYTES = 1_000_000;
/** Pixels. */
const WIDTHS = [1600, 1000, 600];

/** One photo of all visitors at a time: decoding one needs up to a second and much memory. */
const decoding = new PQueue({ concurrency: 1 });

/**
 * Returns a photo as an upright JPEG of less than 1 MB, without metadata such as the place where it was taken. Null
 * when the bytes are no picture, or one with too many pixels.
 */
export function preparePhoto(bytes: Buffer): Promise<Buffer | null> {
  return decoding.add(() => encode(bytes));
}

async function encode(bytes: Buffer): Promise<Buffer | null> {
  const prepared = await preparePicture(bytes);
  if (!('value' in prepared)) return null;
  const { master, width } = prepared.value;
  for (const narrower of WIDTHS) {
    const picture = await renderVersion(master, Math.min(width, narrower), 'jpg');
    if (picture.length < MAX_STORED_BYTES) return picture;
  }
  return null;
}
