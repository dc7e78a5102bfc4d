import { FORM_PAGE, type PageRow, type PageSource } from '../../page.ts';

const office: PageSource = {
  messages: ['listing', 'home', 'offices', 'results'],
  file: 'client/features/offices/office-page.tsx',
  deferred: { file: 'client/features/leads/office-form.tsx', messages: ['forms', 'leads', 'map/place'] },
  load: async () => (await import('./office-page.tsx')).officePage,
};

const agent: PageSource = {
  messages: ['listing', 'offices', 'results', 'team'],
  file: 'client/features/offices/team/agent-page.tsx',
  load: async () => (await import('./team/agent-page.tsx')).agentPage,
};

/** A URL without the readable slug redirects to the one with it. */
export const officePages: readonly PageRow[] = [
  {
    name: 'offices',
    sitemap: 'if-not-empty',
    hasMap: true,
    messages: ['home', 'offices', 'map/place'],
    file: 'client/features/offices/list/offices-page.tsx',
    load: async () => (await import('./list/offices-page.tsx')).officesPage,
  },
  { name: 'officeById', sitemap: 'redirects', hasMap: true, ...office },
  { name: 'office', sitemap: 'by-id', ...FORM_PAGE, hasMap: true, ...office },
  {
    name: 'team',
    sitemap: 'if-not-empty',
    messages: ['listing', 'results', 'team'],
    file: 'client/features/offices/team/team-page.tsx',
    load: async () => (await import('./team/team-page.tsx')).teamPage,
  },
  { name: 'agentById', sitemap: 'redirects', ...agent },
  { name: 'agent', sitemap: 'by-id', ...agent },
];
