/**
 * Generates the demo agency as a feed for the regular importer: four offices, fourteen agents, news, projects, rental
 * units, and the requested number of estates, one line at a time.
 */

import {
  FEED_FORMAT,
  FEED_VERSION,
  type FeedHeader,
  type FeedLineInput,
} from '../server/features/feed/format.ts';
import type { Locale } from '../shared/locales.ts';
import { AGENTS, OFFICE_TOWNS, OFFICES } from './agency.data.ts';
import { drawEstate } from './estates/estate.ts';
import { beforeNewPrice } from './estates/price-changes.ts';
import { drawRareKinds } from './estates/rare-kinds.ts';
import { viewingsOfOffice } from './estates/viewings.ts';
import { drawUnits } from './holiday/unit.ts';
import { drawNews } from './news/news.ts';
import { loadPlaces, type Places } from './places/places.ts';
import { drawAllotment } from './projects/allotment.ts';
import { drawProjects } from './projects/project.ts';

export type DemoOptions = {
  estates: number;
  /** All events happen in the 400 days before. */
  start: Date;
  seed?: number;
  /** Generates the state before price changes; importing it first gives those homes a price history. */
  isBefore?: boolean;
};

export const DEFAULT_ESTATES = 600;
/** Increase this with every change of the demo agency: databases with an older version then import it again. */
export const DEMO_VERSION = 13;
const DEFAULT_SEED = 1830;

/** The translated names of each office's city, for texts; an office in Ixelles is named after Brussels. */
function officeTowns(places: Places): Record<string, Record<Locale, string>> {
  const towns = Object.values(places).flatMap((group) => group.towns);
  return Object.fromEntries(
    Object.entries(OFFICE_TOWNS).flatMap(([office, code]) => {
      const town = towns.find(({ postalCode }) => postalCode === code);
      return town ? [[office, town.names]] : [];
    }),
  );
}

/** Yields the header and all lines lazily, so that memory does not grow with their number. */
export function* demoFeed({
  estates,
  start,
  seed = DEFAULT_SEED,
  isBefore = false,
}: DemoOptions): Generator<FeedHeader | FeedLineInput> {
  const places = loadPlaces();
  const context = { places, towns: officeTowns(places), seed, start };
  yield { format: FEED_FORMAT, version: FEED_VERSION, agency: 'Baksteen', createdAt: start.toISOString() };
  for (const office of OFFICES) yield { ...office, viewings: viewingsOfOffice(office.reference, start) };
  yield* AGENTS;
  yield* drawNews(context);
  yield* drawProjects(context);
  yield* drawUnits(context);
  for (let number = 1; number <= estates; number++) {
    const estate = drawEstate(context, number);
    yield isBefore ? beforeNewPrice(estate) : estate;
  }
  // The first import assigns ids by town and date: what comes later keeps the ids of the homes above.
  if (isBefore || estates < DEFAULT_ESTATES) return;
  yield* drawRareKinds(context);
  yield drawAllotment(context);
}
