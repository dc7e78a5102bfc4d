import { FORM_PAGE, type PageRow, SECRET_PAGE } from '../../page.ts';

export const leadPages: readonly PageRow[] = [
  {
    name: 'contact',
    ...FORM_PAGE,
    messages: ['forms', 'leads'],
    file: 'client/features/leads/contact-page.tsx',
    load: async () => (await import('./contact-page.tsx')).contactPage,
  },
  {
    name: 'sell',
    ...FORM_PAGE,
    takesPhotos: true,
    messages: ['forms', 'leads', 'sell'],
    file: 'client/features/leads/sell/sell-page.tsx',
    load: async () => (await import('./sell/sell-page.tsx')).sellPage,
  },
  {
    name: 'requestInfo',
    ...FORM_PAGE,
    sitemap: 'not-indexed',
    messages: ['forms', 'leads'],
    file: 'client/features/leads/listing-forms.tsx',
    load: async () => (await import('./listing-forms.tsx')).requestInfoPage,
  },
  {
    name: 'sendToFriend',
    ...FORM_PAGE,
    sitemap: 'not-indexed',
    messages: ['forms', 'leads'],
    file: 'client/features/leads/listing-forms.tsx',
    load: async () => (await import('./listing-forms.tsx')).sendToFriendPage,
  },
  {
    name: 'refuseMails',
    ...SECRET_PAGE,
    messages: ['forms', 'opt-out'],
    file: 'client/features/leads/opt-out-page.tsx',
    load: async () => (await import('./opt-out-page.tsx')).optOutPage,
  },
];
