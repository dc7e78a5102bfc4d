import type { PageRow, PageSource } from '../../page.ts';

export const projectPages: readonly PageRow[] = [
  {
    name: 'projects',
    hasMap: true,
    sitemap: 'if-not-empty',
    messages: ['cards', 'projects', 'results'],
    deferred: { file: 'client/features/projects/list/projects-map.tsx', messages: ['map/place'] },
    file: 'client/features/projects/list/projects-page.tsx',
    load: async () => (await import('./list/projects-page.tsx')).projectsPage,
  },
  {
    name: 'projectEntity',
    hasMap: true,
    sitemap: 'by-id',
    messages: ['listing', 'projects'],
    file: 'client/features/projects/entities/entity-page.tsx',
    deferred: {
      file: 'client/features/projects/project-map.tsx',
      messages: ['estates/facts', 'map/place', 'favorites'],
    },
    load: async () => (await import('./entities/entity-page.tsx')).entityPage,
  },
];

/** The detail page of a project. */
export const projectDetail: PageSource = {
  messages: ['cards', 'listing', 'projects'],
  file: 'client/features/projects/project-page.tsx',
  deferred: {
    file: 'client/features/projects/entities/project-entities.tsx',
    messages: ['map/place', 'favorites'],
  },
  load: async () => (await import('./project-page.tsx')).projectPage,
};
