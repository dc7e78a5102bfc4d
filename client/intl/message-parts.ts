/**
 * Sentences that only the page of a home says: they load with that page. Everything else loads at once.
 * The files of `locales/` stay whole; the build parts them.
 */
const OF_A_HOME =
  /^estates\.(detail|field|section|unit|region|orientation|kitchen|heating\w+|glazing|insulation|report|saleRegime|availability|destination|flood|state|buildingKind|roof|material|room)\./;

/** Only the page of favourites. */
const OF_FAVORITES = /^favorites\.page\./;

/** Pages of new construction; its cards stand elsewhere too. */
const OF_PROJECTS = /^projects\.(?!card\.)/;

export type MessagePart = 'estate' | 'favorites' | 'projects';

/** The part that a sentence belongs to; null: every page may say it. */
export function messagePart(key: string): MessagePart | null {
  if (OF_A_HOME.test(key)) return 'estate';
  if (OF_PROJECTS.test(key)) return 'projects';
  return OF_FAVORITES.test(key) ? 'favorites' : null;
}
