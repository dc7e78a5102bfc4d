import type { Locale } from '../../../shared/locales.ts';
import type { Run } from '../../data/run.ts';
import type { ChosenPlaces } from '../estates/choices.ts';
import { NamedPlacesDocument } from './named-places.generated.ts';
import type { SubscriptionQuery } from './subscriptions.generated.ts';

/** The places of all searches of a subscription, in the visitor's language. */
export async function namePlaces(
  ask: Run,
  { searches }: NonNullable<SubscriptionQuery['subscription']>,
  locale: Locale,
): Promise<ChosenPlaces> {
  const cities = [...new Set(searches.flatMap(({ criteria }) => criteria.cities ?? []))];
  const areas = [...new Set(searches.flatMap(({ criteria }) => criteria.areas ?? []))];
  if (cities.length + areas.length === 0) return { cities: [], areas: [] };
  return ask(NamedPlacesDocument, { cities, areas, locale });
}
