/** Colours of `client/styles/tokens.css`, for mails and maps, which cannot use custom properties. */
export const PALETTE = {
  light: {
    paper: '#faf7f2',
    surface: '#ffffff',
    sand: '#f0e8dc',
    line: '#ddd2c3',
    ink: '#211c18',
    'ink-soft': '#5c534b',
    brick: '#a23b22',
    water: '#bdd5dd',
    town: '#e4d8c7',
    moss: '#2f5d46',
    amber: '#8a5a00',
    error: '#b3261e',
    'on-brick': '#ffffff',
  },
  dark: {
    paper: '#191613',
    surface: '#231f1b',
    sand: '#2c2722',
    line: '#3a342e',
    ink: '#f3ece2',
    'ink-soft': '#b9aea2',
    brick: '#e98a6b',
    water: '#15242b',
    town: '#3b342d',
    moss: '#8fc3a5',
    amber: '#e8b65a',
    error: '#f2a59d',
    'on-brick': '#211c18',
  },
} as const;

/** The colours of one scheme, `#rrggbb` by token. */
export type Palette = Record<keyof typeof PALETTE.light, string>;
export type Palettes = Record<'light' | 'dark', Palette>;
