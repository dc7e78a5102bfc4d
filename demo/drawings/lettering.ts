/**
 * Digits and a few letters as pen strokes in the style of an architect. They need no font, so every machine draws the
 * same pixels.
 */
import { group, type Point } from './svg.ts';

/** Width and strokes of each glyph. Capitals are 100 units high; the baseline is at y = 100. */
const GLYPHS: Readonly<Record<string, readonly [width: number, strokes: string]>> = {
  '0': [60, 'M30 2C9 2 4 26 4 50s5 48 26 48 26-24 26-48S51 2 30 2Z'],
  '1': [44, 'M8 22 30 2v96'],
  '2': [60, 'M6 26C8 9 19 2 32 2c15 0 23 11 23 24C55 50 20 68 5 98h52'],
  '3': [
    60,
    'M8 13C14 6 22 2 31 2c15 0 23 10 23 23 0 15-11 22-26 23 16 0 28 9 28 25 0 17-12 25-26 25-12 0-21-5-26-14',
  ],
  '4': [60, 'M44 98V2L4 68h54'],
  '5': [60, 'M52 2H14L9 44c7-6 14-8 21-8 17 0 26 13 26 30 0 20-12 32-28 32-11 0-19-5-24-13'],
  '6': [60, 'M46 4C22 14 5 40 5 68c0 19 10 30 25 30 16 0 26-12 26-28S46 44 31 44C18 44 8 53 5 68'],
  '7': [58, 'M4 2h52C38 30 26 62 22 98'],
  '8': [
    60,
    'M30 46C16 46 8 37 8 25 8 11 17 2 30 2s22 9 22 23c0 12-8 21-22 21C13 46 4 57 4 72c0 16 10 26 26 26s26-10 26-26c0-15-9-26-26-26Z',
  ],
  '9': [60, 'M14 96c24-10 41-36 41-64C55 13 45 2 30 2 14 2 4 14 4 30s10 26 25 26c13 0 23-9 26-24'],
  ',': [22, 'M13 90 7 112'],
  m: [80, 'M5 98V36M5 56c4-14 11-20 19-20 10 0 15 8 15 18v44M39 56c4-14 11-20 19-20 10 0 15 8 15 18v44'],
  '²': [34, 'M5 12C6 4 11 0 17 0c7 0 11 5 11 12C28 23 11 30 4 42h26'],
  '%': [
    84,
    'M66 4 18 96M20 4C8 4 6 16 6 22s2 18 14 18 14-12 14-18S32 4 20 4ZM64 60c-12 0-14 12-14 18s2 18 14 18 14-12 14-18-2-18-14-18Z',
  ],
  '€': [66, 'M60 12C54 5 47 2 40 2 22 2 14 22 14 50s8 48 26 48c7 0 14-3 20-10M4 40h40M4 60h38'],
  '+': [56, 'M28 26v48M4 50h48'],
  ' ': [30, ''],
  A: [66, 'M4 98 33 2l29 96M15 66h36'],
  B: [60, 'M6 50h26c14 0 20-10 20-24S46 2 32 2H6v96h28c14 0 22-9 22-24S48 50 34 50'],
  C: [62, 'M56 14C50 6 43 2 35 2 14 2 5 24 5 50s9 48 30 48c8 0 15-4 21-12'],
  D: [64, 'M6 2v96h18c24 0 34-20 34-48S48 2 24 2Z'],
  E: [52, 'M48 2H6v96h42M6 49h34'],
  F: [50, 'M48 2H6v96M6 50h34'],
  G: [66, 'M58 15C52 6 44 2 35 2 14 2 5 24 5 50s9 48 30 48c16 0 25-10 25-28V56H38'],
  K: [60, 'M6 2v96M54 2 8 54M22 40l34 58'],
  N: [64, 'M6 98V2l50 96V2'],
  P: [56, 'M6 98V2h24c15 0 22 10 22 26S45 54 30 54H6'],
  S: [56, 'M50 13C44 5 37 2 29 2 16 2 8 10 8 24c0 32 44 18 44 50 0 16-9 24-23 24C18 98 10 93 5 84'],
  T: [58, 'M3 2h52M29 2v96'],
  V: [62, 'M4 2l27 96L58 2'],
};

const GAP = 16;

const glyphsOf = (text: string) =>
  [...text].map((sign) => GLYPHS[sign] ?? GLYPHS[' '] ?? ([30, ''] as const));

/** Returns the width of a text whose capitals are `tall` high. */
export const textWidth = (text: string, tall: number): number =>
  ((glyphsOf(text).reduce((sum, [width]) => sum + width + GAP, 0) - GAP) * tall) / 100;

/** Draws a text centred on a point. `tall`: the height of the capitals. */
export function lettering(text: string, [x, y]: Point, tall: number, colour: string, weight = 9): string {
  const scale = tall / 100;
  let left = 0;
  const strokes = glyphsOf(text).map(([width, data]) => {
    const at = left;
    left += width + GAP;
    return data && `<path d="${data}" transform="translate(${at} 0)"/>`;
  });
  const place = [x - textWidth(text, tall) / 2, y - tall / 2].map((value) => Math.round(value * 10) / 10);
  return group(strokes.join(''), {
    transform: `translate(${place.join(' ')}) scale(${Math.round(scale * 1000) / 1000})`,
    fill: 'none',
    stroke: colour,
    'stroke-width': weight,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
