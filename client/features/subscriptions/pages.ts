import { FORM_PAGE, type PageRow, SECRET_PAGE } from '../../page.ts';

export const subscriptionPages: readonly PageRow[] = [
  {
    name: 'subscribe',
    ...FORM_PAGE,
    hasMap: true,
    messages: ['forms', 'subscriptions'],
    deferred: {
      file: 'client/features/subscriptions/search-editor.tsx',
      messages: ['cities', 'estates/extras', 'results', 'map/place'],
    },
    file: 'client/features/subscriptions/subscribe-page.tsx',
    load: async () => (await import('./subscribe-page.tsx')).subscribePage,
  },
  {
    name: 'subscribeSuccess',
    sitemap: 'not-indexed',
    messages: ['subscriptions', 'results', 'cities', 'estates/extras'],
    file: 'client/features/subscriptions/success-page.tsx',
    load: async () => (await import('./success-page.tsx')).successPage,
  },
  {
    name: 'editSubscription',
    ...SECRET_PAGE,
    hasMap: true,
    messages: ['forms', 'subscriptions', 'results'],
    deferred: {
      file: 'client/features/subscriptions/subscription-editor.tsx',
      messages: ['cities', 'estates/extras', 'results', 'map/place'],
    },
    file: 'client/features/subscriptions/edit-page.tsx',
    load: async () => (await import('./edit-page.tsx')).editPage,
  },
  {
    name: 'unsubscribe',
    ...SECRET_PAGE,
    messages: ['forms', 'subscriptions'],
    file: 'client/features/subscriptions/unsubscribe-page.tsx',
    load: async () => (await import('./unsubscribe-page.tsx')).unsubscribePage,
  },
];
