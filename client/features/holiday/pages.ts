import type { PageRow } from '../../page.ts';

export const holidayPages: readonly PageRow[] = [
  {
    name: 'holiday',
    messages: ['listing', 'holiday', 'results'],
    file: 'client/features/holiday/list-page.tsx',
    load: async () => (await import('./list-page.tsx')).holidayPage,
  },
  {
    name: 'holidayUnit',
    deferred: { file: 'client/features/holiday/unit-sections.tsx', messages: ['favorites'] },
    messages: ['listing', 'holiday'],
    file: 'client/features/holiday/unit-page.tsx',
    load: async () => (await import('./unit-page.tsx')).holidayUnitPage,
  },
];
