import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { streetColours, TOKENS, type Tokens } from './street-colours.ts';

const [light = '', dark = ''] = readFileSync('client/styles/tokens.css', 'utf8').split('@media');

/** Returns the colours of one scheme from the style sheet. */
function tokensIn(css: string): Tokens {
  const valueIn = (name: string) => new RegExp(`--${name}: (#\\w{6});`).exec(css)?.[1] ?? '';
  return Object.fromEntries(TOKENS.map((name) => [name, valueIn(name)])) as Tokens;
}

/** The contrast of WCAG 2, from 1 to 21. */
function contrast(colour: string, background: string): number {
  const [low = 0, high = 0] = [luminance(colour), luminance(background)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each([
  ['light', light],
  ['dark', dark],
])('the colours of streets, %s,', (_scheme, css) => {
  const tokens = tokensIn(css);
  const colours = streetColours(tokens);
  const { minor, major, highway } = colours;

  test('are six digits', () => {
    const all = JSON.stringify(colours).match(/"#[^"]*"/g) ?? [];
    expect(all.length).toBeGreaterThan(20);
    for (const colour of all) expect(colour).toMatch(/^"#[0-9a-f]{6}"$/);
  });

  test.each([
    ['streets', colours.name, [colours.land, colours.residential, minor.fill, major.fill, colours.building]],
    ['towns', colours.town, [colours.land, colours.residential, colours.park, minor.fill]],
    ['parks', colours.parkName, [colours.park, colours.halo]],
    ['water', colours.waterName, [colours.water]],
  ])('make names of %s readable', (_kind, name, grounds) => {
    for (const ground of grounds) expect(contrast(name, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('tell roads from the land at low zooms', () => {
    for (const { thin } of [minor, major, highway])
      expect(contrast(thin, colours.land)).toBeGreaterThanOrEqual(1.4);
  });
});
