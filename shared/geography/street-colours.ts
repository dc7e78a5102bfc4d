/** The colours of streets, green and names on a map, derived from the colours of the pages around it. */

/** Design tokens: colours as `#rrggbb`. */
export const TOKENS = [
  'paper',
  'surface',
  'sand',
  'line',
  'ink',
  'ink-soft',
  'moss',
  'amber',
  'water',
  'town',
] as const;
export type Tokens = Record<(typeof TOKENS)[number], string>;

export type StreetColours = ReturnType<typeof streetColours>;

/** A road: its surface, its edge, and the colour of a line too thin for an edge. */
export interface RoadColours {
  fill: string;
  edge: string;
  thin: string;
}

const lineOf = (colour: string): RoadColours => ({ fill: colour, edge: colour, thin: colour });

export function streetColours(tokens: Tokens) {
  const { paper, surface, sand, line, ink, moss, amber, water, town } = tokens;
  const isDark = brightness(paper) < brightness(ink);
  const shadow = mix(paper, '#000000', 0.35);
  const road = isDark ? mix(surface, ink, 0.11) : surface;
  const street = mix(line, ink, 0.1);
  const main = isDark ? mix(surface, ink, 0.17) : mix(line, ink, 0.22);
  const fast = mix(surface, amber, isDark ? 0.42 : 0.38);
  return {
    land: paper,
    residential: mix(paper, sand, 0.6),
    industrial: mix(paper, town, 0.5),
    square: road,
    park: mix(paper, moss, isDark ? 0.16 : 0.17),
    wood: mix(paper, moss, isDark ? 0.22 : 0.26),
    water,
    building: mix(paper, town, isDark ? 0.6 : 0.75),
    buildingEdge: mix(town, ink, 0.12),
    path: lineOf(mix(paper, ink, isDark ? 0.28 : 0.3)),
    minor: isDark ? { fill: road, edge: shadow, thin: road } : { fill: road, edge: street, thin: street },
    major: isDark ? { fill: main, edge: shadow, thin: main } : { fill: road, edge: main, thin: main },
    highway: isDark
      ? { fill: fast, edge: shadow, thin: fast }
      : { fill: fast, edge: mix(surface, amber, 0.62), thin: fast },
    rail: mix(paper, ink, 0.38),
    border: mix(paper, ink, 0.45),
    town: ink,
    name: tokens['ink-soft'],
    halo: paper,
    parkName: isDark ? moss : mix(moss, ink, 0.2),
    waterName: mix(water, ink, 0.72),
  };
}

/** Mixes two colours; `share` is that of the second one, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  const mixed = first.map((channel, index) => Math.round(channel + ((second[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
