/** The names that a drawing of streets could show, the most important first. */
import {
  GREEN_PLACES,
  NAMED_PLACES,
  ROADS,
  type RoadClass,
  roadClass,
} from '../../../shared/geography/street-style.ts';
import type { Locale } from '../../../shared/locales.ts';
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

/** Towns are named up to this zoom, quarters between two others. */
const TOWNS_UNTIL = 15;
const QUARTERS = { from: 13, until: 17 };
const WATER_FROM = 12;
/** The order of road names; water comes between large and small roads. */
const LARGE: readonly RoadClass[] = ['highway', 'major'];
const SMALL: readonly RoadClass[] = ['minor', 'service', 'path'];

export function namesIn(features: readonly PieceFeature[], { zoom, locale }: Piece): NameCandidate[] {
  const points = features.filter(({ shape }) => shape === 'points');
  const lines = features.filter(({ shape }) => shape === 'lines');
  const rivers = lines.filter((one) => one.layer === 'water' && ['river', 'canal'].includes(kindOf(one)));
  return [
    ...settlements(points, zoom, locale),
    ...publicPlaces(points, zoom, locale),
    ...LARGE.flatMap((name) => roadNames(lines, name, zoom, locale)),
    ...(zoom >= WATER_FROM ? alongLines('water-name', rivers, locale) : []),
    ...SMALL.flatMap((name) => roadNames(lines, name, zoom, locale)),
  ];
}

/** Towns, the largest first, and quarters. */
function settlements(points: readonly PieceFeature[], zoom: number, locale: Locale): NameCandidate[] {
  const rank = ({ properties }: PieceFeature) => Number(properties.population_rank ?? 0);
  const places = points
    .filter((one) => one.layer === 'places' && isDue(one, zoom))
    .sort((one, other) => rank(other) - rank(one));
  const isShown = { town: zoom <= TOWNS_UNTIL, quarter: zoom >= QUARTERS.from && zoom <= QUARTERS.until };
  const ofKinds = (...kinds: string[]) => places.filter((one) => kinds.includes(kindOf(one)));
  return [
    ...(isShown.town ? atPoints('town', ofKinds('locality'), locale) : []),
    ...(isShown.quarter ? atPoints('quarter', ofKinds('neighbourhood', 'macrohood'), locale) : []),
  ];
}

function publicPlaces(points: readonly PieceFeature[], zoom: number, locale: Locale): NameCandidate[] {
  const named = points.filter(
    (one) => one.layer === 'pois' && zoom >= (NAMED_PLACES[kindOf(one)] ?? zoom + 1) && isDue(one, zoom),
  );
  const isGreen = (one: PieceFeature) => GREEN_PLACES.includes(kindOf(one));
  return [
    ...atPoints(
      'place',
      named.filter((one) => !isGreen(one)),
      locale,
    ),
    ...atPoints('green', named.filter(isGreen), locale),
  ];
}

function roadNames(
  lines: readonly PieceFeature[],
  name: RoadClass,
  zoom: number,
  locale: Locale,
): NameCandidate[] {
  if (zoom < ROADS[name].namesFrom) return [];
  const roads = lines.filter(({ layer, properties }) => layer === 'roads' && roadClass(properties) === name);
  return alongLines('road', roads, locale);
}

function atPoints(kind: NameKind, features: readonly PieceFeature[], locale: Locale): NameCandidate[] {
  return features.flatMap((feature) => {
    const text = nameOf(feature, locale);
    const point = feature.parts()[0]?.[0];
    return text && point ? [{ kind, text, point }] : [];
  });
}

/** One candidate for each name, along all lines that have it. */
function alongLines(kind: NameKind, features: readonly PieceFeature[], locale: Locale): NameCandidate[] {
  const byName = Map.groupBy(features, (feature) => nameOf(feature, locale));
  return [...byName].flatMap(([text, some]) =>
    text ? [{ kind, text, lines: some.flatMap((feature) => feature.parts()) }] : [],
  );
}

const kindOf = ({ properties }: PieceFeature) => String(properties.kind);

/** Whether the data recommend to show the feature at this zoom; theirs count from tiles of 512 pixels. */
const isDue = ({ properties }: PieceFeature, zoom: number) => Number(properties.min_zoom ?? 0) <= zoom - 1;

/** The name in a language, else the local one. */
function nameOf({ properties }: PieceFeature, locale: Locale): string | null {
  const name = properties[`name:${locale}`] ?? properties.name ?? properties.ref;
  return typeof name === 'string' && name !== '' ? name : null;
}
