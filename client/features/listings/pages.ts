import type { PageRow } from '../../page.ts';

/** The permanent link, which works for every kind of listing. */
export const listingPages: readonly PageRow[] = [
  {
    name: 'detail',
    sitemap: 'redirects',
    file: 'client/features/listings/permanent-link.tsx',
    load: async () => (await import('./permanent-link.tsx')).permanentLink,
  },
];
