/** Parses header and metadata of a PMTiles file, and rejects files that the map cannot draw. */
import { Compression, type Header, TileType } from 'pmtiles';
import * as v from 'valibot';
import type { StreetMap } from '../../../../shared/geography/street-map.ts';
import type { Bounds } from '../../../../shared/listings/criteria.ts';
import { MapFileError } from './map-file-error.ts';

/** The bounding box of Belgium. */
export const BELGIUM: Bounds = { south: 49.49, west: 2.54, north: 51.51, east: 6.41 };
/** The layers without which the map would be empty. */
const LAYERS = ['earth', 'places', 'roads', 'water'];
/** The major version of the Protomaps basemap whose properties the map draws. */
const SCHEMA = '4';
const SCHEMA_NAME = 'the Protomaps basemap';

const TYPES: Record<number, string> = {
  [TileType.Png]: 'PNG pictures',
  [TileType.Jpeg]: 'JPEG pictures',
  [TileType.Webp]: 'WebP pictures',
  [TileType.Avif]: 'AVIF pictures',
  [TileType.Mlt]: 'MapLibre tiles (MLT)',
};
const COMPRESSIONS: Record<number, string> = {
  [Compression.Unknown]: 'an unknown compression',
  [Compression.Brotli]: 'Brotli compression',
  [Compression.Zstd]: 'Zstandard compression',
};

export interface MapFileFacts extends Omit<StreetMap, 'version'> {
  /** Version of the Protomaps basemap. */
  schema: string;
  /** The time of the OpenStreetMap data; null when the file does not name it. */
  dataTime: Date | null;
  /** Whether tiles are stored compressed with gzip, or uncompressed. */
  isGzipped: boolean;
  /** Number of tiles, repeated ones included. */
  tiles: number;
}

const metadata = v.object({
  version: v.optional(v.string()),
  'planetiler:osm:osmosisreplicationtime': v.optional(v.string()),
  vector_layers: v.array(v.object({ id: v.string() })),
});

/** Checks what the header says. @throws MapFileError */
export function checkHeader(header: Header, size: number): void {
  const { tileType, tileCompression, internalCompression } = header;
  if (tileType !== TileType.Mvt)
    throw new MapFileError(`contains ${TYPES[tileType] ?? 'unknown tiles'}, but vector tiles are required`);
  for (const one of [tileCompression, internalCompression])
    if (one !== Compression.Gzip && one !== Compression.None)
      throw new MapFileError(`has ${COMPRESSIONS[one] ?? COMPRESSIONS[0]}, but gzip or none is required`);
  const end = Math.max(
    header.tileDataOffset + (header.tileDataLength ?? 0),
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.jsonMetadataOffset + header.jsonMetadataLength,
  );
  if (end > size) throw new MapFileError('is incomplete: it ends before its last tile');
  const overlaps =
    header.minLon < BELGIUM.east &&
    header.maxLon > BELGIUM.west &&
    header.minLat < BELGIUM.north &&
    header.maxLat > BELGIUM.south;
  if (!overlaps) throw new MapFileError('has no part of Belgium in its bounds');
}

/** Returns the facts of a file from its checked header and its metadata. @throws MapFileError */
export function readFacts(header: Header, json: unknown): MapFileFacts {
  const { output, success } = v.safeParse(metadata, json);
  if (!success) throw new MapFileError(`does not list its layers, so it is not ${SCHEMA_NAME}`);
  const layers = output.vector_layers.map(({ id }) => id);
  const missing = LAYERS.filter((layer) => !layers.includes(layer));
  if (missing.length > 0)
    throw new MapFileError(`has another schema than ${SCHEMA_NAME}: it has no layer ${missing.join(', ')}`);
  const { version = 'unknown' } = output;
  if (version.split('.')[0] !== SCHEMA)
    throw new MapFileError(`has version ${version} of ${SCHEMA_NAME}, but version ${SCHEMA} is required`);
  const time = new Date(output['planetiler:osm:osmosisreplicationtime'] ?? '');
  return {
    schema: version,
    dataTime: Number.isNaN(time.getTime()) ? null : time,
    bounds: { south: header.minLat, west: header.minLon, north: header.maxLat, east: header.maxLon },
    zooms: { min: header.minZoom, max: header.maxZoom },
    isGzipped: header.tileCompression === Compression.Gzip,
    tiles: header.numAddressedTiles,
  };
}
