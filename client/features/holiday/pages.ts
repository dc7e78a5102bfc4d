import { FORM_PAGE, type PageRow, SECRET_PAGE } from '../../page.ts';

export const holidayPages: readonly PageRow[] = [
  {
    name: 'holiday',
    hasMap: true,
    sitemap: 'if-not-empty',
    messages: ['cards', 'cities', 'listing', 'holiday/units', 'results'],
    deferred: { file: 'client/features/holiday/list/units-map.tsx', messages: ['map/place'] },
    file: 'client/features/holiday/list/list-page.tsx',
    load: async () => (await import('./list/list-page.tsx')).holidayPage,
  },
  {
    name: 'holidayUnit',
    hasMap: true,
    sitemap: 'by-id',
    deferred: {
      file: 'client/features/holiday/unit/unit-sections.tsx',
      messages: ['map/place', 'favorites'],
    },
    messages: ['cards', 'listing', 'holiday/units'],
    file: 'client/features/holiday/unit/unit-page.tsx',
    load: async () => (await import('./unit/unit-page.tsx')).holidayUnitPage,
  },
  {
    name: 'requestStay',
    ...FORM_PAGE,
    sitemap: 'not-indexed',
    messages: ['cards', 'forms', 'holiday/units', 'holiday/request'],
    file: 'client/features/holiday/request/request-page.tsx',
    load: async () => (await import('./request/request-page.tsx')).requestPage,
  },
  {
    name: 'stay',
    ...SECRET_PAGE,
    messages: ['cards', 'forms', 'holiday/units', 'holiday/request', 'holiday/stay'],
    file: 'client/features/holiday/booked/stay-page.tsx',
    load: async () => (await import('./booked/stay-page.tsx')).stayPage,
  },
  {
    name: 'answerStay',
    ...SECRET_PAGE,
    messages: ['cards', 'forms', 'holiday/units', 'holiday/request', 'holiday/stay'],
    file: 'client/features/holiday/answer/answer-page.tsx',
    load: async () => (await import('./answer/answer-page.tsx')).answerPage,
  },
];
