/** Chooses the names on a drawing of streets and places them so that none covers another one. */
import type { Piece } from '../draw-map.ts';
import { type NameCandidate, type NameKind, namesIn } from './name-candidates.ts';
import type { PieceFeature } from './read-piece.ts';
import { findStraightPart } from './straight-part.ts';

/** A name with its middle in pixels and its angle. */
export interface PlacedName {
  kind: NameKind;
  text: string;
  x: number;
  y: number;
  /** Clockwise, so that it reads from left to right; 0 for level names. */
  degrees: number;
}

export const NAME_SIZES: Record<NameKind, number> = {
  town: 14,
  quarter: 12,
  place: 11,
  green: 11,
  road: 12,
  'water-name': 12,
};
/** Width of a letter relative to the font size; an estimate, because system fonts differ. */
const LETTER_WIDTH = 0.58;
/** Free space around a name, in pixels. */
const GAP = 5;
const MAX_NAMES = 60;

/** Returns the names of a piece. They keep clear of its centre, where a pin may be. */
export function placeNames(features: readonly PieceFeature[], piece: Piece): PlacedName[] {
  const { width, height } = piece;
  const center: Circle = { x: width / 2, y: height / 2 - 12, radius: 24 };
  const taken: Circle[] = [center];
  const placed: PlacedName[] = [];
  for (const candidate of namesIn(features, piece)) {
    const name = positionOf(candidate, piece);
    if (!name) continue;
    const circles = circlesOf(name);
    const isInside = circles.every(
      ({ x, y, radius }) => x > radius && y > radius && x < width - radius && y < height - radius,
    );
    if (!isInside || circles.some((one) => taken.some((other) => overlaps(one, other)))) continue;
    taken.push(...circles);
    placed.push(name);
    if (placed.length === MAX_NAMES) break;
  }
  return placed;
}

function positionOf({ kind, text, point, lines = [] }: NameCandidate, piece: Piece): PlacedName | null {
  if (point) return { kind, text, x: Math.round(point[0]), y: Math.round(point[1]), degrees: 0 };
  const straight = findStraightPart(lines, lengthOf(kind, text), piece);
  return straight && { kind, text, ...straight };
}

function lengthOf(kind: NameKind, text: string): number {
  return text.length * LETTER_WIDTH * NAME_SIZES[kind] + 2 * GAP;
}

interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** Circles along a name that together cover it. */
function circlesOf({ kind, text, x, y, degrees }: PlacedName): Circle[] {
  const radius = NAME_SIZES[kind] / 2 + GAP;
  const half = Math.max(lengthOf(kind, text) / 2 - radius, 0);
  const steps = Math.max(Math.ceil(half / radius), 1);
  const angle = (degrees * Math.PI) / 180;
  return Array.from({ length: 2 * steps + 1 }, (_, index) => {
    const along = ((index - steps) / steps) * half;
    return { x: x + along * Math.cos(angle), y: y + along * Math.sin(angle), radius };
  });
}

function overlaps(a: Circle, b: Circle): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius;
}
