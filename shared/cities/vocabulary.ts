/** Regions and countries, spelled as in shared/estates/vocabulary.ts. */

export const REGIONS = ['FLANDERS', 'WALLONIA', 'BRUSSELS'] as const;
export type Region = (typeof REGIONS)[number];

export const COUNTRIES = ['BE', 'ES', 'NL'] as const;
export type Country = (typeof COUNTRIES)[number];
