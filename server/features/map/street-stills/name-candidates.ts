/** The names that a drawing of streets could show, the most important first. */
import {
  isDue,
  isGreenPlace,
  isNamedPlace,
  LARGE_ROADS,
  NAMED_WATER,
  nameProperties,
  roadNameProperties,
  SETTLEMENTS,
  SMALL_ROADS,
} from '../../../../shared/geography/street-names.ts';
import { isTunnel, ROADS, type RoadClass, roadClass } from '../../../../shared/geography/street-style.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { Piece } from '../draw-map.ts';
import type { PieceFeature, Pixel } from './read-piece.ts';

export type NameKind = 'town' | 'quarter' | 'place' | 'green' | 'road' | 'water-name';

export interface NameCandidate {
  kind: NameKind;
  text: string;
  /** Where it could be: a point, or lines along which it is written. */
  point?: Pixel;
  lines?: Pixel[][];
}

export function namesIn(features: readonly PieceFeature[], { zoom, locale }: Piece): NameCandidate[] {
  const points = features.filter(({ shape }) => shape === 'points');
  const lines = features.filter(({ shape }) => shape === 'lines');
  const names = nameProperties(locale);
  return [
    ...settlements(points, zoom, names),
    ...publicPlaces(points, zoom, names),
    ...LARGE_ROADS.flatMap((name) => roadNames(lines, name, zoom, locale)),
    ...(zoom >= NAMED_WATER.from ? waterNames(points, lines, zoom, names) : []),
    ...SMALL_ROADS.flatMap((name) => roadNames(lines, name, zoom, locale)),
  ];
}

/** Towns, the largest first, and quarters. */
function settlements(
  points: readonly PieceFeature[],
  zoom: number,
  names: readonly string[],
): NameCandidate[] {
  const rank = ({ properties }: PieceFeature) => Number(properties.population_rank ?? 0);
  const places = points
    .filter(({ layer, properties }) => layer === 'places' && isDue(properties, zoom))
    .sort((a, b) => rank(b) - rank(a));
  return (['town', 'quarter'] as const).flatMap((kind) => {
    const { kinds, from, until } = SETTLEMENTS[kind];
    const isShown = zoom >= from && zoom <= until;
    return isShown ? atPoints(kind, places.filter(isOfKind(kinds)), names) : [];
  });
}

function publicPlaces(
  points: readonly PieceFeature[],
  zoom: number,
  names: readonly string[],
): NameCandidate[] {
  const named = points.filter(({ layer, properties }) => layer === 'pois' && isNamedPlace(properties, zoom));
  const { place = [], green = [] } = Object.groupBy(named, ({ properties }) =>
    isGreenPlace(properties) ? 'green' : 'place',
  );
  return [...atPoints('place', place, names), ...atPoints('green', green, names)];
}

/** Rivers and canals, and lakes, which have a point for their name. */
function waterNames(
  points: readonly PieceFeature[],
  lines: readonly PieceFeature[],
  zoom: number,
  names: readonly string[],
): NameCandidate[] {
  const isWater = ({ layer }: PieceFeature) => layer === 'water';
  const lakes = points.filter((one) => isWater(one) && isDue(one.properties, zoom));
  return [
    ...alongLines('water-name', lines.filter(isWater).filter(isOfKind(NAMED_WATER.kinds)), names),
    ...atPoints('water-name', lakes, names),
  ];
}

/** Names of roads that are drawn: those in tunnels are not. */
function roadNames(
  lines: readonly PieceFeature[],
  name: RoadClass,
  zoom: number,
  locale: Locale,
): NameCandidate[] {
  if (zoom < ROADS[name].namesFrom) return [];
  const roads = lines.filter(
    ({ layer, properties }) => layer === 'roads' && roadClass(properties) === name && !isTunnel(properties),
  );
  return alongLines('road', roads, roadNameProperties(name, locale));
}

function atPoints(
  kind: NameKind,
  features: readonly PieceFeature[],
  names: readonly string[],
): NameCandidate[] {
  return features.flatMap((feature) => {
    const text = nameOf(feature, names);
    const point = feature.parts()[0]?.[0];
    return text && point ? [{ kind, text, point }] : [];
  });
}

/** One candidate for each name, along all lines that have it. */
function alongLines(
  kind: NameKind,
  features: readonly PieceFeature[],
  names: readonly string[],
): NameCandidate[] {
  const byName = Map.groupBy(features, (feature) => nameOf(feature, names));
  return [...byName].flatMap(([text, some]) =>
    text ? [{ kind, text, lines: some.flatMap((feature) => feature.parts()) }] : [],
  );
}

const isOfKind =
  (kinds: readonly string[]) =>
  ({ properties }: PieceFeature): boolean =>
    kinds.includes(String(properties.kind));

/** Returns the first of some properties that is a text. */
function nameOf({ properties }: PieceFeature, names: readonly string[]): string | null {
  const texts = names.map((name) => properties[name]);
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? null;
}
