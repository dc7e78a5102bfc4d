import { type PageRow, SECRET_PAGE } from '../../page.ts';

export const personalDataPages: readonly PageRow[] = [
  {
    name: 'personalData',
    ...SECRET_PAGE,
    messages: ['forms', 'personal-data'],
    file: 'client/features/personal-data/personal-data-page.tsx',
    load: async () => (await import('./personal-data-page.tsx')).personalDataPage,
  },
];
