import { FORM_PAGE, type PageRow, SECRET_PAGE } from '../../page.ts';

export const holidayPages: readonly PageRow[] = [
  {
    name: 'holiday',
    messages: ['cards', 'listing', 'holiday', 'extras', 'results'],
    deferred: { file: 'client/features/holiday/units-map.tsx', messages: ['map'] },
    file: 'client/features/holiday/list-page.tsx',
    load: async () => (await import('./list-page.tsx')).holidayPage,
  },
  {
    name: 'holidayUnit',
    deferred: { file: 'client/features/holiday/unit-sections.tsx', messages: ['map', 'favorites'] },
    messages: ['cards', 'listing', 'holiday'],
    file: 'client/features/holiday/unit-page.tsx',
    load: async () => (await import('./unit-page.tsx')).holidayUnitPage,
  },
  {
    name: 'requestStay',
    ...FORM_PAGE,
    messages: ['cards', 'forms', 'holiday', 'stays'],
    file: 'client/features/holiday/request-page.tsx',
    load: async () => (await import('./request-page.tsx')).requestPage,
  },
  {
    name: 'stay',
    ...SECRET_PAGE,
    messages: ['cards', 'forms', 'holiday', 'stays', 'ownStays'],
    file: 'client/features/holiday/booked-page.tsx',
    load: async () => (await import('./booked-page.tsx')).bookedPage,
  },
  {
    name: 'answerStay',
    ...SECRET_PAGE,
    messages: ['cards', 'forms', 'holiday', 'stays', 'ownStays'],
    file: 'client/features/holiday/answer-page.tsx',
    load: async () => (await import('./answer-page.tsx')).answerPage,
  },
];
