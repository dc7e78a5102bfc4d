import { hash } from 'node:crypto';
import { fromPlane } from '../../shared/geography/plane.ts';
import type { Cluster, EstateMarkerParent } from './parents.ts';
import type { ClusterRecord } from './ports.ts';

/** Converts the homes of a map cell to a marker: a single home at its location, several at their centre. */
export function toMarker({
  id,
  type,
  status,
  homes,
  minCents,
  maxCents,
  ...sides
}: ClusterRecord): EstateMarkerParent {
  const low = pointAt(sides.west, sides.south);
  const high = pointAt(sides.east, sides.north);
  const home = { id, type, status, priceCents: minCents };
  if (homes === 1) return { ...home, ...low };
  const center = pointAt((sides.west + sides.east) / 2, (sides.south + sides.north) / 2);
  const bounds = { south: low.latitude, west: low.longitude, north: high.latitude, east: high.longitude };
  const price = minCents === null || maxCents === null ? null : { min: minCents / 100, max: maxCents / 100 };
  return { ...home, ...center, cluster: { count: homes, bounds, price } };
}

const DIGEST_CHARACTERS = 6;

/** Returns a text that differs between two clusters that represent the same home but contain different ones. */
export function clusterDigest(cluster: Cluster): string {
  return hash('sha256', JSON.stringify(cluster), 'base64url').slice(0, DIGEST_CHARACTERS);
}

/** Rounds to five decimals, like stored locations. */
function pointAt(x: number, y: number) {
  const { latitude, longitude } = fromPlane({ x, y });
  const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
