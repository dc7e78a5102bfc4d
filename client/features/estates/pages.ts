import type { PageRow, PageSource } from '../../page.ts';

export const resultsPages: readonly PageRow[] = [
  {
    name: 'forSale',
    hasMap: true,
    sitemap: 'if-not-empty',
    messages: ['cities', 'estates/extras', 'results'],
    deferred: {
      file: 'client/features/estates/map/results-map.tsx',
      messages: ['cards', 'map/place', 'map/results'],
    },
    file: 'client/features/estates/results-page.tsx',
    load: async () => (await import('./results-page.tsx')).salePage,
  },
  {
    name: 'forRent',
    hasMap: true,
    sitemap: 'if-not-empty',
    messages: ['cities', 'estates/extras', 'results'],
    deferred: {
      file: 'client/features/estates/map/results-map.tsx',
      messages: ['cards', 'map/place', 'map/results'],
    },
    file: 'client/features/estates/results-page.tsx',
    load: async () => (await import('./results-page.tsx')).rentPage,
  },
];

/** The detail page of an estate. */
export const estateDetail: PageSource = {
  messages: ['listing', 'estates/detail', 'estates/sale'],
  file: 'client/features/estates/detail-page.tsx',
  deferred: {
    file: 'client/features/estates/detail/sections.tsx',
    messages: ['estates/facts', 'estates/extras', 'mortgage', 'favorites', 'map/place'],
  },
  load: async () => (await import('./detail-page.tsx')).detailPage,
};
