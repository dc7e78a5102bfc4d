import type { PageRow, PageSource } from '../../page.ts';

export const resultsPages: readonly PageRow[] = [
  {
    name: 'forSale',
    messages: ['extras', 'results'],
    deferred: {
      file: 'client/features/estates/map/results-map.tsx',
      messages: ['cards', 'map', 'resultsMap'],
    },
    file: 'client/features/estates/results-page.tsx',
    load: async () => (await import('./results-page.tsx')).salePage,
  },
  {
    name: 'forRent',
    messages: ['extras', 'results'],
    deferred: {
      file: 'client/features/estates/map/results-map.tsx',
      messages: ['cards', 'map', 'resultsMap'],
    },
    file: 'client/features/estates/results-page.tsx',
    load: async () => (await import('./results-page.tsx')).rentPage,
  },
];

/** The detail page of an estate. */
export const estateDetail: PageSource = {
  messages: ['listing', 'estate'],
  file: 'client/features/estates/detail-page.tsx',
  deferred: {
    file: 'client/features/estates/detail/sections.tsx',
    messages: ['facts', 'extras', 'mortgage', 'favorites', 'map'],
  },
  load: async () => (await import('./detail-page.tsx')).detailPage,
};
