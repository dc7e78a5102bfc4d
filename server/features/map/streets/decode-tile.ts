import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import Pbf from 'pbf';

const MAX_TILE_BYTES = 20_000_000;
const decompress = promisify(gunzip);

/** Decompresses the stored bytes of a tile. @throws when they are broken or too large */
export async function decompressTile(bytes: Uint8Array, isGzipped: boolean): Promise<Uint8Array> {
  return isGzipped ? decompress(bytes, { maxOutputLength: MAX_TILE_BYTES }) : bytes;
}

/** Decodes the stored bytes of a tile. Features are decoded when they are read. @throws when the bytes are no tile */
export async function decodeTile(bytes: Uint8Array, isGzipped: boolean): Promise<VectorTile> {
  return new VectorTile(new Pbf(await decompressTile(bytes, isGzipped)));
}
