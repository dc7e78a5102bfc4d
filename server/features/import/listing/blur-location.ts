import { createHash } from 'node:crypto';

export interface Location {
  latitude: number;
  longitude: number;
}

const CELL_METRES = 500;
const METRES_PER_DEGREE = 111_320;

/**
 * A point in the same 500 m square of a fixed grid. Its position in the square depends only on the reference: it is the
 * same at each import, neighbours do not coincide, and it reveals nothing but the square.
 */
export function blurLocation({ latitude, longitude }: Location, reference: string): Location {
  const hash = createHash('sha256').update(reference).digest();
  const latitudeStep = CELL_METRES / METRES_PER_DEGREE;
  const row = Math.floor(latitude / latitudeStep);
  // Use the parallel of the square, not of the home, because the width must not reveal the latitude.
  const parallel = Math.cos(((row * latitudeStep) / 180) * Math.PI);
  const longitudeStep = latitudeStep / Math.max(parallel, 0.01);
  const column = Math.floor(longitude / longitudeStep);
  return {
    latitude: round((row + hash.readUInt32BE(0) / 2 ** 32) * latitudeStep),
    longitude: round((column + hash.readUInt32BE(4) / 2 ** 32) * longitudeStep),
  };
}

/** Rounds to five decimals: about a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
