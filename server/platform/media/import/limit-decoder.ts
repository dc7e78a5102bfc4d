import sharp from 'sharp';

/** One thread per picture: two concurrent pictures use two cores. Disables the cache of decoded pictures. */
export function limitDecoder(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}
