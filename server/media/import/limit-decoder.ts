import sharp from 'sharp';

/** Two pictures at once keep two cores busy, one thread each; what was decoded is not kept in memory. */
export function limitDecoder(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}
