import type { PageRow } from '../../page.ts';

export const favoritePages: readonly PageRow[] = [
  {
    name: 'favorites',
    sitemap: 'not-indexed',
    messages: ['cards', 'favorites'],
    file: 'client/features/favorites/favorites-page.tsx',
    load: async () => (await import('./favorites-page.tsx')).favoritesPage,
  },
];
