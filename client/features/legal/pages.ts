import type { PageRow } from '../../page.ts';

export const legalPages: readonly PageRow[] = [
  {
    name: 'privacy',
    messages: ['legal', 'analytics'],
    file: 'client/features/legal/privacy-page.tsx',
    load: async () => (await import('./privacy-page.tsx')).privacyPage,
  },
  {
    name: 'terms',
    messages: ['legal'],
    file: 'client/features/legal/terms-page.tsx',
    load: async () => (await import('./terms-page.tsx')).termsPage,
  },
];
