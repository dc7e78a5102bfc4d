import type { RequestListener } from 'node:http';
import request from 'supertest';
import type { DrawnTile } from './write-pmtiles.ts';

/** A tile in the middle of Ghent. */
const GHENT = { zoom: 14, x: 8361, y: 5480 };
export const TILE = `/map/streets/${GHENT.zoom}/${GHENT.x}/${GHENT.y}.mvt`;

/** Returns the bytes of the tile at `TILE`, not compressed. */
export function bytesOfTile(tiles: readonly DrawnTile[]): Buffer {
  const tile = tiles.find(({ zoom, x, y }) => zoom === GHENT.zoom && x === GHENT.x && y === GHENT.y);
  return Buffer.from(tile?.bytes ?? []);
}

/** Requests a file whose body is returned as a buffer, decompressed. */
export const requestTile = (app: RequestListener, url: string) =>
  request(app)
    .get(url)
    .buffer(true)
    .parse((res, done) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => done(null, Buffer.concat(parts)));
    });
