import type { PageRow } from '../../page.ts';

export const homePages: readonly PageRow[] = [
  {
    name: 'home',
    messages: ['cards', 'home'],
    file: 'client/features/home/home-page.tsx',
    load: async () => (await import('./home-page.tsx')).homePage,
  },
];
