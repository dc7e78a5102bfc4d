import type { PageRow } from '../../page.ts';

export const homePages: readonly PageRow[] = [
  {
    name: 'home',
    messages: ['cards', 'home'],
    file: 'client/features/home/home-page.tsx',
    deferred: {
      file: 'client/features/site-folder/content-blocks.tsx',
      messages: ['listing', 'site', 'team'],
    },
    load: async () => (await import('./home-page.tsx')).homePage,
  },
];
