import type { PageRow } from '../../page.ts';

export const mortgagePages: readonly PageRow[] = [
  {
    name: 'mortgage',
    messages: ['mortgage'],
    file: 'client/features/mortgage/mortgage-page.tsx',
    load: async () => (await import('./mortgage-page.tsx')).mortgagePage,
  },
];
