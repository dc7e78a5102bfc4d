import type { PageRow, PageSource } from '../../page.ts';

const messages = ['cards', 'home', 'listing', 'site', 'team'] as const;
const ofForm = ['forms', 'leads'] as const;
const ofMap = ['map/place', 'map/results', 'offices'] as const;

const withForm: PageSource = {
  policy: 'form',
  isPrivate: true,
  messages,
  file: 'client/features/site-folder/page-with-form.tsx',
  deferred: { file: 'client/features/site-folder/form-part.tsx', messages: ofForm },
  load: async () => (await import('./page-with-form.tsx')).pageWithForm,
};

const withMap: PageSource = {
  hasMap: true,
  messages,
  file: 'client/features/site-folder/page-with-map.tsx',
  deferred: { file: 'client/features/site-folder/map-part.tsx', messages: ofMap },
  load: async () => (await import('./page-with-map.tsx')).pageWithMap,
};

const withFormAndMap: PageSource = {
  policy: 'form',
  hasMap: true,
  isPrivate: true,
  messages,
  file: 'client/features/site-folder/page-with-form-and-map.tsx',
  deferred: { file: 'client/features/site-folder/map-part.tsx', messages: [...ofForm, ...ofMap] },
  load: async () => (await import('./page-with-form-and-map.tsx')).pageWithFormAndMap,
};

/** Code and styles of forms and maps are those of variants, so that other pages do not load them. */
export const agencyPages: readonly PageRow[] = [
  {
    name: 'agencyPage',
    sitemap: 'by-id',
    messages,
    file: 'client/features/site-folder/agency-page.tsx',
    load: async () => (await import('./agency-page.tsx')).agencyPage,
    variants: { withForm, withMap, withFormAndMap },
  },
];
