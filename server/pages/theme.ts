import type { Agency } from '../agency.ts';

/** How far a pressed button goes towards black on light paper, towards white on dark paper. */
const PRESSED = 0.25;

/** The styles of an agency with a colour of its own; empty when it has the site's. */
export function themeCss({ brick }: Pick<Agency, 'brick'>): string {
  if (!brick) return '';
  return `${tokens(brick.light, 0)}@media screen and (prefers-color-scheme:dark){${tokens(brick.dark, 255)}}`;
}

/** Stands in no layer, so it wins over the site's own tokens. */
function tokens(brick: string, towards: 0 | 255): string {
  return `:root{--brick:${brick};--brick-pressed:${mix(brick, towards)}}`;
}

function mix(color: string, towards: 0 | 255): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = channels.map((channel) => Math.round(channel + (towards - channel) * PRESSED));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
