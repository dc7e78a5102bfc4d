import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { PALETTE } from './palette.ts';

const [light = '', dark = ''] = readFileSync('client/styles/tokens.css', 'utf8').split('@media');

describe.each([
  ['light', PALETTE.light, light],
  ['dark', PALETTE.dark, dark],
] as const)('the colours of mails and maps, %s,', (_scheme, palette, css) => {
  test.each(Object.entries(palette))('%s equals the colour in tokens.css', (name, value) => {
    expect(new RegExp(`--${name}: (#\\w+);`).exec(css)?.[1]).toBe(value);
  });
});
