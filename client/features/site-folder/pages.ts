import type { PageRow, PageSource } from '../../page.ts';

const messages = ['cards', 'home', 'listing', 'site', 'team'] as const;

const withForm: PageSource = {
  isPrivate: true,
  messages,
  file: 'client/features/site-folder/page-with-form.tsx',
  deferred: { file: 'client/features/leads/contact-in-place.tsx', messages: ['forms', 'leads'] },
  load: async () => (await import('./page-with-form.tsx')).pageWithForm,
};

export const agencyPages: readonly PageRow[] = [
  {
    name: 'agencyPage',
    sitemap: 'by-id',
    policy: 'form',
    messages,
    file: 'client/features/site-folder/agency-page.tsx',
    load: async () => (await import('./agency-page.tsx')).agencyPage,
    variants: { withForm },
  },
];
