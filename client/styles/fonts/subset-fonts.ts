/**
 * `npm run generate:fonts`: subsets the site's two fonts to the characters that its pages use. `--verify`
 * writes nothing and fails when a file is outdated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Latin-1 characters that do not occur in texts about homes. */
const NEVER = '¤¦¨¬¯´¶¸¹×þÞðÐ¼¾ªµ¡¿¥¢';
const LATIN = `${characterRange(0x20, 0x7e)}${characterRange(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€−\u2009\u202f`;
/** Kerning, ligatures, accents; tabular figures for prices and tables. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum', 'lnum'];

/** Headings use one weight: a static instance is half the size of the variable font. */
const FACES = [
  { source: 'fraunces', target: 'fraunces-560.woff2', axes: { wght: 560 } },
  { source: 'instrument-sans', target: 'instrument-sans.woff2' },
] as const;

for (const face of FACES) {
  const name = `@fontsource-variable/${face.source}/files/${face.source}-latin-wght-normal.woff2`;
  const whole = readFileSync(path.resolve('node_modules', name));
  const options = {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...('axes' in face ? { variationAxes: face.axes } : {}),
  } as const;
  const cut = await subsetFont(whole, [...LATIN].filter((sign) => !NEVER.includes(sign)).join(''), options);
  const target = path.join(import.meta.dirname, face.target);
  if (!process.argv.includes('--verify')) writeFileSync(target, cut);
  else if (!readFileSync(target).equals(cut)) throw new Error(`${face.target} is not what it is made from`);
}

function characterRange(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
