import type { PageRow } from '../../page.ts';

const map = {
  file: 'client/features/estates/map/results-map.tsx',
  messages: ['cards', 'map/place', 'map/results'],
} as const;

export const townPages: readonly PageRow[] = [
  {
    name: 'forSaleTown',
    hasMap: true,
    sitemap: 'by-town',
    messages: ['cities', 'estates/extras', 'results', 'towns'],
    deferred: map,
    file: 'client/features/towns/local-offer-page.tsx',
    load: async () => (await import('./local-offer-page.tsx')).saleTownPage,
  },
  {
    name: 'forRentTown',
    hasMap: true,
    sitemap: 'by-town',
    messages: ['cities', 'estates/extras', 'results', 'towns'],
    deferred: map,
    file: 'client/features/towns/local-offer-page.tsx',
    load: async () => (await import('./local-offer-page.tsx')).rentTownPage,
  },
];
