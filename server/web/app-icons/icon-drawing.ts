/** The drawing from which all icons of the site are rendered. */

import type { Brand } from '../../platform/theme/brand.ts';

export interface IconDrawing {
  /** SVG for browser tabs, of any shape on a transparent ground. */
  tab: string;
  /** SVG of the glyph alone, which is fitted into the safe zone of square icons. */
  glyph: string;
  /** Fills square icons behind the glyph. */
  background: string;
}

/** A house with a stepped gable. Its straight edges lie on whole pixels at 16 and 32 pixels. */
const HOUSE =
  'M6 28V16h2v-4h2V8h2V4h8v4h2v4h2v4h2v12h-8v-6a2 2 0 0 0-4 0v6zM16 8a2 2 0 0 0 0 4a2 2 0 0 0 0-4z';

/**
 * Returns the agency's own drawing, else a house on the agency's colour.
 */
export function iconDrawing({ icon, palettes: { light } }: Pick<Brand, 'icon' | 'palettes'>): IconDrawing {
  if (icon) return { tab: icon.svg, glyph: icon.svg, background: icon.background };
  const background = light.brick;
  const house = `<path fill="${light['on-brick'] === '#ffffff' ? light.paper : light['on-brick']}" d="${HOUSE}"/>`;
  const tile = `<rect width="32" height="32" rx="4" fill="${background}"/>`;
  return { tab: svgOf(tile + house), glyph: svgOf(house), background };
}

function svgOf(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;
}
