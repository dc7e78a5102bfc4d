/** `theme.json`: colours, corners and fonts of the site, as custom properties of the styles. */
import * as v from 'valibot';
import { contrastRatio } from '../../../../shared/contrast.ts';
import { mixColours } from '../../../platform/theme/mix-colours.ts';
import { PALETTE, type Palette, type Palettes } from '../../../platform/theme/palette.ts';

/** WCAG 2.2, success criterion 1.4.3: contrast of text with its background. */
const MIN_CONTRAST = 4.5;
const MAX_RADIUS = 24;

const colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, ({ input }) => `"${input}" is no colour such as #A23B22`),
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

/** Texts that stand on pages, cards and bands. */
const TEXTS = ['ink', 'ink-soft', 'error', 'amber', 'brick', 'moss'] as const;
const GROUNDS = ['paper', 'surface', 'sand'] as const;

/** The colours that a theme may set, each for light and dark pages. */
export type Colours = Pick<ThemeFile, 'brand' | 'accent' | 'surface'>;

/**
 * Returns the palettes with the agency's colours. A colour without enough contrast is reported and left out.
 * `agencyBrand`: the brand colour of the agency file, which the theme can replace.
 */
export function themePalettes(
  { brand, accent, surface }: Colours,
  agencyBrand: Colours['brand'],
  report: (fault: string) => void,
): Palettes {
  const withSurface = tryColours(PALETTE, surface && { surface: applySurface(surface) }, report);
  const withBrand = tryColours(withSurface, brandOf(withSurface, brand ?? agencyBrand), report);
  return tryColours(withBrand, accent && { accent: setColour(withBrand, 'moss', accent) }, report);
}

function brandOf(palettes: Palettes, brand: Colours['brand']) {
  if (!brand) return undefined;
  const own = setColour(palettes, 'brick', brand);
  for (const scheme of SCHEMES) own[scheme]['on-brick'] = textOn(own[scheme].brick);
  return { brand: own };
}

function setColour(palettes: Palettes, token: 'brick' | 'moss', colour: Record<Scheme, string>): Palettes {
  const { light, dark } = palettes;
  return { light: { ...light, [token]: colour.light }, dark: { ...dark, [token]: colour.dark } };
}

/** The changed palettes; the former ones, and a fault, when a text cannot be read on them. */
function tryColours(
  former: Palettes,
  changed: Partial<Record<'surface' | 'brand' | 'accent', Palettes>> | undefined,
  report: (fault: string) => void,
): Palettes {
  const [field, palettes] = Object.entries(changed ?? {})[0] ?? [];
  if (!palettes || !field) return former;
  const faults = SCHEMES.flatMap((scheme) => findFault(palettes[scheme], `${field}.${scheme}`) ?? []);
  faults.forEach(report);
  return faults.length === 0 ? palettes : former;
}

/** Names the pair with the least contrast, if it is too low. */
function findFault(palette: Palette, field: string): string | null {
  const pairs: [string, string, number][] = TEXTS.flatMap((text) =>
    GROUNDS.map((ground): [string, string, number] => [
      text,
      ground,
      contrastRatio(palette[text], palette[ground]),
    ]),
  );
  pairs.push(['the text', 'a button', contrastRatio(palette['on-brick'], palette.brick)]);
  const [text, ground, lowest] = pairs.toSorted(([, , one], [, , other]) => one - other)[0] ?? ['', '', 21];
  if (lowest >= MIN_CONTRAST) return null;
  return `${field} is not used: ${NAMES[text] ?? text} has a contrast of ${lowest.toFixed(1)} on ${NAMES[ground] ?? ground}, less than ${MIN_CONTRAST}`;
}

/** The tokens in the words of the theme. */
const NAMES: Record<string, string> = {
  ink: 'text',
  'ink-soft': 'small text',
  error: 'an error',
  amber: 'a warning',
  brick: 'the brand colour',
  moss: 'the accent',
  paper: 'the page',
  surface: 'a card',
  sand: 'a band',
};

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
