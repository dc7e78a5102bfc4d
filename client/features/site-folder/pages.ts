import type { PageRow } from '../../page.ts';

export const agencyPages: readonly PageRow[] = [
  {
    name: 'agencyPage',
    sitemap: 'by-id',
    messages: ['cards', 'home', 'listing', 'site', 'team'],
    file: 'client/features/site-folder/agency-page.tsx',
    load: async () => (await import('./agency-page.tsx')).agencyPage,
  },
];
