/** Converts text to outlines, so that drawings look the same on machines without the font. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font } from 'opentype.js';

const FILES = {
  heading: () => import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  text: () => import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'),
};

export type Typeface = keyof typeof FILES;

interface Style {
  typeface: Typeface;
  /** Font size in pixels. */
  size: number;
}

const fonts = new Map<Typeface, Font>();

/** Loads a font at its first use. */
function fontOf(typeface: Typeface): Font {
  const known = fonts.get(typeface);
  if (known) return known;
  const { buffer, byteOffset, byteLength } = readFileSync(fileURLToPath(FILES[typeface]()));
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  fonts.set(typeface, font);
  return font;
}

/** Breaks a text at spaces into lines of at most `width` pixels, except for longer words. */
export function breakLines(text: string, { typeface, size }: Style, width: number): string[] {
  const font = fontOf(typeface);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && font.getAdvanceWidth(known(longer, font), size) <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** The width of one line in pixels. */
export function lineWidth(line: string, { typeface, size }: Style): number {
  const font = fontOf(typeface);
  return font.getAdvanceWidth(known(line, font), size);
}

/** One line as the `d` attribute of an SVG path; `x`, `y`: the start of its baseline, in pixels. */
export function outline(line: string, { typeface, size }: Style, x: number, y: number): string {
  const font = fontOf(typeface);
  return font.getPath(known(line, font), x, y, size).toPathData(1);
}

/** Replaces characters that the font lacks by their base letter, or omits them, instead of drawing an empty box. */
function known(text: string, font: Font): string {
  return [...text.replaceAll('\u202f', '\u00a0')]
    .map((sign) => {
      if (font.charToGlyphIndex(sign) > 0) return sign;
      const [plain = ''] = sign.normalize('NFD');
      return font.charToGlyphIndex(plain) > 0 ? plain : '';
    })
    .join('');
}
