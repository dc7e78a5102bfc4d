import { MAX_CITIES } from '../../../shared/listings/criteria.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { RunQuery } from '../../data/run-query.ts';
import type { ChosenPlaces } from '../estates/filter-labels.ts';
import { NamedPlacesDocument } from './generated/named-places.generated.ts';
import type { SubscriptionQuery } from './generated/subscriptions.generated.ts';

/** Loads the places of all searches of a subscription, with names in the visitor's language. */
export async function loadPlaceNames(
  runUncached: RunQuery,
  { searches }: NonNullable<SubscriptionQuery['subscription']>,
  locale: Locale,
): Promise<ChosenPlaces> {
  const cities = [...new Set(searches.flatMap(({ criteria }) => criteria.cities ?? []))];
  const areas = [...new Set(searches.flatMap(({ criteria }) => criteria.areas ?? []))];
  if (cities.length + areas.length === 0) return { cities: [], areas: [] };
  // One API call accepts as many towns as a single search may have.
  const parts = Array.from({ length: Math.max(1, Math.ceil(cities.length / MAX_CITIES)) }, (_, index) =>
    cities.slice(index * MAX_CITIES, (index + 1) * MAX_CITIES),
  );
  const named = await Promise.all(
    parts.map((part, index) =>
      runUncached(NamedPlacesDocument, { cities: part, areas: index === 0 ? areas : [], locale }),
    ),
  );
  return {
    cities: named.flatMap((result) => result.cities),
    areas: named.flatMap((result) => result.areas),
  };
}
