/** The styles of an agency's theme, which follow those of each page. */
import { mixColours } from '../../../platform/theme/mix-colours.ts';
import { PALETTE, type Palette, type Palettes } from '../../../platform/theme/palette.ts';

/** How much a pressed button is mixed with black in the light scheme, and with white in the dark one. */
const PRESSED = 0.25;
/** The opacity of what lies over pictures, as in `--veil` of the tokens. */
const VEIL = 0.88;

/** Returns the custom properties of the colours that are not the site's own; empty without such. */
export function coloursCss({ light, dark }: Palettes): string {
  const own = declarations(light, PALETTE.light, '#000000');
  const ofDark = declarations(dark, PALETTE.dark, '#ffffff');
  return (
    (own && `:root{${own}}`) + (ofDark && `@media screen and (prefers-color-scheme:dark){:root{${ofDark}}}`)
  );
}

function declarations(palette: Palette, standard: Palette, towards: string): string {
  const changed = Object.entries(palette).filter(
    ([name, colour]) => colour !== standard[name as keyof Palette],
  );
  const tokens = changed.map(([name, colour]): [string, string] => [name, colour]);
  if (palette.brick !== standard.brick)
    tokens.push(['brick-pressed', mixColours(palette.brick, towards, PRESSED)]);
  if (palette.paper !== standard.paper)
    tokens.push(['veil', `rgb(${channels(palette.paper)} / ${VEIL * 100}%)`]);
  return tokens.map(([name, colour]) => `--${name}:${colour}`).join(';');
}

function channels(colour: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ');
}

/** `pixels`: the radius of corners; undefined: the site's own. */
export function radiusCss(pixels: number | undefined): string {
  return pixels === undefined ? '' : `:root{--radius:${pixels / 16}rem}`;
}

const STAND_INS = {
  text: '"Instrument Sans stand-in",system-ui,sans-serif',
  heading: '"Fraunces stand-in",Georgia,serif',
};

/** A font that has not arrived in time is used from the next page on, so that no text moves. */
export function fontCss(use: 'text' | 'heading', path: string): string {
  const family = `"Agency ${use}"`;
  const face = `font-family:${family};font-weight:100 900;font-display:optional;src:url("${path}") format("woff2")`;
  return `@font-face{${face}}:root{--font-${use}:${family},${STAND_INS[use]}}`;
}
