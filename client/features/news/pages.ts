import type { PageRow, PageSource } from '../../page.ts';

const newsItem: PageSource = {
  messages: ['listing', 'news'],
  file: 'client/features/news/news-item-page.tsx',
  deferred: { file: 'client/ui/share.tsx', messages: ['favorites'] },
  load: async () => (await import('./news-item-page.tsx')).newsItemPage,
};

/** A URL without the readable slug redirects to the one with it. */
export const newsPages: readonly PageRow[] = [
  {
    name: 'news',
    sitemap: 'if-not-empty',
    messages: ['news', 'results'],
    file: 'client/features/news/news-page.tsx',
    load: async () => (await import('./news-page.tsx')).newsPage,
  },
  { name: 'newsItemById', sitemap: 'redirects', ...newsItem },
  { name: 'newsItem', sitemap: 'by-id', ...newsItem },
];
