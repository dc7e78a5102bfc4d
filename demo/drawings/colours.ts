/** The palette of all drawings: brick, lime, slate, leaf, paper. Light comes from the left. */

export const PAPER = '#f6efe2';
export const STONE = '#d9cdb8';
export const GLASS = '#5b6f78';
export const CURTAIN = '#f3ead9';
export const LEAVES = ['#5f7f5a', '#6f8c5c', '#4f7259', '#87975f', '#7b8f6b'] as const;
export const LAWN = '#93a56b';
export const PAVEMENT = '#c9bda9';
export const STREET = '#8d857a';
export const WOOD = '#8a6446';

/** Colours of walls: Belgian bricks, painted bricks, plaster. */
export const BRICKS = ['#a5482f', '#b25a3c', '#8f3b2a', '#c07a52', '#c9976b', '#7d5747'] as const;
export const PAINTED = ['#efe6d6', '#e3d2b7', '#dfd9cd', '#cfd6cf', '#e8cdb6', '#d5dbe0'] as const;
export const GREYS = ['#8f8a84', '#b3aca2', '#6f6a66', '#c7beb1'] as const;
export const TILES = ['#9c4a33', '#7c4335', '#575a5e', '#4a4d52', '#86523c'] as const;
export const DOORS = ['#2f5d46', '#8c2f24', '#2d4a63', '#3b322b', '#6b5135', '#7a8a5a', '#a9782f'] as const;

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes two colours. `share`: the share of the second. */
export function mix(first: string, second: string, share: number): string {
  const from = channels(first);
  const to = channels(second);
  const mixed = from.map((channel, at) => Math.round(channel + ((to[at] as number) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, share: number) => mix(colour, '#2b211b', share);
export const lighter = (colour: string, share: number) => mix(colour, '#fff6e6', share);
/** Fades a colour with distance, towards the background. */
export const faded = (colour: string, share: number) => mix(colour, '#e9dfcd', share);
