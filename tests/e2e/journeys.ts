/**
 * Browser tests of `npm test`: what visitors do most, on a desktop and on a phone without JavaScript, each
 * in one language. `npm run test:all` runs all browser tests, in all windows and languages.
 */
export const JOURNEYS = [
  'desk/day.spec.ts',
  'forms/leads.spec.ts',
  'forms/subscriptions.spec.ts',
  'listings/detail.spec.ts',
  'listings/favorites.spec.ts',
  'maps/listings-map.spec.ts',
  'results/home-search.spec.ts',
  'results/results.spec.ts',
  'site/bytes.spec.ts',
  'site/hydration.spec.ts',
  'site/navigation.spec.ts',
  'site/policy.spec.ts',
  'stays/stay-request.spec.ts',
  'stays/stays.spec.ts',
  'viewings/appointments.spec.ts',
];

export const JOURNEY_PROJECTS = ['desktop', 'phone without JavaScript'];

/** Tags of tests that repeat another one in a further language (see `playwright.config.ts`). */
export const FURTHER_LANGUAGES = '@language|@form-language';
