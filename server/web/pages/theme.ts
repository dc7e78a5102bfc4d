import type { Agency } from '../../settings/agency.ts';

/** How much a pressed button is mixed with black in the light theme, and with white in the dark theme. */
const PRESSED = 0.25;

/** The CSS for an agency's own brand colour; empty for the default colour. */
export function themeCss({ brandColour }: Pick<Agency, 'brandColour'>): string {
  if (!brandColour) return '';
  return `${tokens(brandColour.light, 0)}@media screen and (prefers-color-scheme:dark){${tokens(brandColour.dark, 255)}}`;
}

/** Not in a cascade layer, so it overrides the site's own tokens. */
function tokens(brick: string, towards: 0 | 255): string {
  return `:root{--brick:${brick};--brick-pressed:${mix(brick, towards)}}`;
}

function mix(color: string, towards: 0 | 255): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = channels.map((channel) => Math.round(channel + (towards - channel) * PRESSED));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
