/** Merges markers whose labels would overlap on the screen. */
import { pixelsAt, toMercator } from '../../shared/geography/mercator.ts';
import type { Bounds } from '../../shared/listings/criteria.ts';
import type { Point } from './map-options.ts';
import { pointBounds } from './static-view.ts';

export interface MergeableMarker {
  id: string;
  location: Point;
  /** In euros; for a cluster the lowest price. */
  price: number | null;
  cluster: { count: number; bounds: Bounds; price: { max: number } | null } | null;
  /** The ids that clusters collect from their markers; absent: none. */
  members?: readonly string[];
}

/** In pixels. */
export interface LabelSize {
  width: number;
  height: number;
}

interface Label<Marker> extends LabelSize {
  marker: Marker;
  x: number;
  y: number;
}

/** In degrees: some fifty metres. */
const ONE_PLACE = 0.0005;

/** The minimum distance between two labels in pixels. */
const GAP = 4;

/**
 * Returns the size of a marker's label, estimated from its text. `marks.css` repeats these measures. `rem`: the text
 * size of the visitor's browser in pixels, with which labels grow.
 */
export function labelSize({ text, cluster }: { text: string; cluster: unknown }, rem = 16): LabelSize {
  return cluster
    ? { width: Math.max(2.25, text.length * 0.5625 + 1.25) * rem, height: 2.25 * rem }
    : { width: (text.length * 0.5 + 2.25) * rem, height: 1.75 * rem };
}

/**
 * Merges markers whose labels would overlap at a zoom level. A cluster takes the position in the list of its
 * first marker, and the id of its larger part.
 */
export function mergeMarkers<Marker extends MergeableMarker>(
  markers: readonly Marker[],
  zoom: number,
  sizeOf: (marker: Marker) => LabelSize,
): Marker[] {
  const pixels = pixelsAt(zoom);
  const toLabel = (marker: Marker): Label<Marker> => {
    const { x, y } = toMercator(marker.location);
    return { marker, x: x * pixels, y: y * pixels, ...sizeOf(marker) };
  };
  const labels: Label<Marker>[] = [];
  for (const marker of markers) {
    let label = toLabel(marker);
    let place = labels.length;
    // A merged label is wider and lies elsewhere, so it is compared with all others again.
    for (let index = findOverlap(labels, label); index >= 0; index = findOverlap(labels, label)) {
      const [other] = labels.splice(index, 1) as [Label<Marker>];
      place = Math.min(index, place - 1);
      label = toLabel(mergeTwo(other.marker, label.marker));
    }
    labels.splice(place, 0, label);
  }
  return labels.map(({ marker }) => marker);
}

function findOverlap<Marker>(labels: readonly Label<Marker>[], label: Label<Marker>): number {
  return labels.findIndex(
    (other) =>
      Math.abs(other.x - label.x) < (other.width + label.width) / 2 + GAP &&
      Math.abs(other.y - label.y) < (other.height + label.height) / 2 + GAP,
  );
}

function mergeTwo<Marker extends MergeableMarker>(first: Marker, second: Marker): Marker {
  const [firstCount, secondCount] = [countOf(first), countOf(second)];
  const count = firstCount + secondCount;
  const larger = secondCount > firstCount ? second : first;
  const weighted = (a: number, b: number) => (a * firstCount + b * secondCount) / count;
  const prices = [first.price, second.price].filter((price) => price !== null);
  const highest = [highestPrice(first), highestPrice(second)].filter((price) => price !== null);
  return {
    ...larger,
    location: {
      latitude: weighted(first.location.latitude, second.location.latitude),
      longitude: weighted(first.location.longitude, second.location.longitude),
    },
    price: prices.length > 0 ? Math.min(...prices) : null,
    members: [...(first.members ?? []), ...(second.members ?? [])],
    cluster: {
      count,
      bounds: uniteBounds([markerBounds(first), markerBounds(second)]),
      price: highest.length > 0 ? { max: Math.max(...highest) } : null,
    },
  };
}

const countOf = ({ cluster }: MergeableMarker): number => cluster?.count ?? 1;

const highestPrice = ({ cluster, price }: MergeableMarker): number | null =>
  cluster ? (cluster.price?.max ?? null) : price;

/** Returns the bounding box of a marker's homes. */
export const markerBounds = ({ cluster, location }: Pick<MergeableMarker, 'cluster' | 'location'>): Bounds =>
  cluster?.bounds ?? pointBounds(location);

/** Returns whether zooming in can split a cluster: homes at the same place never separate. */
export function isSplittable({ south, west, north, east }: Bounds): boolean {
  return north - south > ONE_PLACE || east - west > ONE_PLACE;
}

function uniteBounds(all: readonly Bounds[]): Bounds {
  return {
    south: Math.min(...all.map(({ south }) => south)),
    west: Math.min(...all.map(({ west }) => west)),
    north: Math.max(...all.map(({ north }) => north)),
    east: Math.max(...all.map(({ east }) => east)),
  };
}
