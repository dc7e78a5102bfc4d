/** `theme.json`: colours, corners and fonts of the site, as custom properties of the styles. */
import * as v from 'valibot';
import { contrastRatio } from '../../../../shared/contrast.ts';
import { mixColours } from '../../../platform/theme/mix-colours.ts';
import { PALETTE, type Palette, type Palettes } from '../../../platform/theme/palette.ts';
import type { Faults } from '../faults.ts';

/** WCAG 2.2, success criterion 1.4.3: contrast of text with its background. */
const MIN_CONTRAST = 4.5;
const MAX_RADIUS = 24;

const colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'is no colour such as #A23B22'),
  v.transform((text) => text.toLowerCase()),
);
const pair = v.strictObject({ light: colour, dark: colour });
const fontFile = v.pipe(
  v.string(),
  v.regex(/^[\w-]+(\/[\w-]+)*\.woff2$/, 'is no file such as fonts/own.woff2'),
);

export const themeSchema = v.strictObject({
  brand: v.optional(pair),
  accent: v.optional(pair),
  surface: v.optional(pair),
  radius: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0, 'is less than 0 pixels'),
      v.maxValue(MAX_RADIUS, `is more than ${MAX_RADIUS} pixels`),
    ),
  ),
  fonts: v.optional(v.strictObject({ text: v.optional(fontFile), heading: v.optional(fontFile) }), {}),
});
export type ThemeFile = v.InferOutput<typeof themeSchema>;

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** Share of ink in the colours of bands and lines. */
const SAND_SHARE = { light: 0.05, dark: 0.09 };
const LINE_SHARE = { light: 0.14, dark: 0.16 };

/**
 * Returns the palettes with the agency's colours. A colour without enough contrast for text is reported and left out.
 */
export function themePalettes({ brand, accent, surface }: ThemeFile, name: string, faults: Faults): Palettes {
  const withSurface = surface ? applySurface(surface) : PALETTE;
  const isLegible = SCHEMES.every((scheme) =>
    (['ink', 'ink-soft', 'error'] as const).every((text) => {
      const onPaper = contrastRatio(withSurface[scheme][text], withSurface[scheme].paper);
      if (onPaper >= MIN_CONTRAST) return true;
      const given = surface?.[scheme] ?? '';
      faults.add(
        name,
        `surface.${scheme} ${given} is ${scheme === 'light' ? 'too dark' : 'too light'}: text has a contrast of ${onPaper.toFixed(1)}, less than ${MIN_CONTRAST}`,
      );
      return false;
    }),
  );
  const palettes = isLegible ? withSurface : PALETTE;
  const own = { brick: brand, moss: accent };
  const result: Palettes = { light: { ...palettes.light }, dark: { ...palettes.dark } };
  for (const [token, colours] of Object.entries(own) as [keyof typeof own, ThemeFile['brand']][]) {
    if (colours && hasContrast({ token, colours, palettes }, name, faults))
      for (const scheme of SCHEMES) result[scheme][token] = colours[scheme];
  }
  for (const scheme of SCHEMES) result[scheme]['on-brick'] = textOn(result[scheme].brick);
  return result;
}

interface Contrast {
  token: 'brick' | 'moss';
  colours: Record<Scheme, string>;
  palettes: Palettes;
}

/** Whether a colour can be read on all grounds, in both schemes. */
function hasContrast({ token, colours, palettes }: Contrast, name: string, faults: Faults): boolean {
  const field = token === 'brick' ? 'brand' : 'accent';
  const wrong = SCHEMES.flatMap((scheme) => {
    const grounds = [palettes[scheme].paper, palettes[scheme].surface, palettes[scheme].sand];
    const lowest = Math.min(...grounds.map((ground) => contrastRatio(colours[scheme], ground)));
    return lowest < MIN_CONTRAST ? [{ scheme, lowest }] : [];
  });
  for (const { scheme, lowest } of wrong)
    faults.add(
      name,
      `${field}.${scheme} ${colours[scheme]} has a contrast of ${lowest.toFixed(1)} with its background, less than ${MIN_CONTRAST}`,
    );
  return wrong.length === 0;
}

function applySurface(surface: Record<Scheme, string>): Palettes {
  const of = (scheme: Scheme): Palette => {
    const base = PALETTE[scheme];
    const paper = surface[scheme];
    return {
      ...base,
      paper,
      surface: mixColours(paper, scheme === 'light' ? '#ffffff' : base.ink, scheme === 'light' ? 0.7 : 0.05),
      sand: mixColours(paper, base.ink, SAND_SHARE[scheme]),
      line: mixColours(paper, base.ink, LINE_SHARE[scheme]),
    };
  };
  return { light: of('light'), dark: of('dark') };
}

/** White or ink, whichever is easier to read on the colour. */
function textOn(colour: string): string {
  const { ink } = PALETTE.light;
  return contrastRatio('#ffffff', colour) >= contrastRatio(ink, colour) ? '#ffffff' : ink;
}
