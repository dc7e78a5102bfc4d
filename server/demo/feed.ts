/**
 * The demo agency as a feed, for the same importer that reads every other feed: four offices, fourteen
 * agents, its news, projects and holiday units, and as many estates as asked for, one line at a time.
 */
import type { Locale } from '../../shared/locales.ts';
import { FEED_FORMAT, FEED_VERSION, type FeedHeader, type FeedLineInput } from '../feed/format.ts';
import { AGENTS, OFFICE_TOWNS, OFFICES } from './agency.data.ts';
import { drawEstate } from './estates/estate.ts';
import { beforeNewPrice } from './estates/price-changes.ts';
import { viewingsOfOffice } from './estates/viewings.ts';
import { drawUnits } from './holiday/unit.ts';
import { drawNews } from './news/news.ts';
import { loadPlaces, type Places } from './places/places.ts';
import { drawProjects } from './projects/project.ts';

export type DemoOptions = {
  estates: number;
  /** Everything happened in the 400 days before. */
  start: Date;
  seed?: number;
  /** As it was before the prices changed: read first, it gives those homes a history. */
  isBefore?: boolean;
};

export const DEFAULT_ESTATES = 600;
/** Rises with every change of what the demo agency has: where an older one is stored, it is read again. */
export const DEMO_VERSION = 10;
const DEFAULT_SEED = 1830;

/** The names of each office's town, for the texts: an office in Ixelles says Brussels. */
function officeTowns(places: Places): Record<string, Record<Locale, string>> {
  const towns = Object.values(places).flatMap((group) => group.towns);
  return Object.fromEntries(
    Object.entries(OFFICE_TOWNS).flatMap(([office, code]) => {
      const town = towns.find(({ postalCode }) => postalCode === code);
      return town ? [[office, town.names]] : [];
    }),
  );
}

/** The header, the agency and all it has, lazily: memory does not grow with their number. */
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
}
