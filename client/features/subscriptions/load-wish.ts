import { redirect } from 'react-router';
import { joinQuery } from '../../../shared/join-query.ts';
import type { Locale } from '../../../shared/locales.ts';
import {
  formatSubscriptionSearch,
  parseSubscriptionSearch,
  searchVariables,
} from '../../../shared/subscriptions/subscription-search.ts';
import type { RunQuery } from '../../data/run-query.ts';
import { loadMunicipalities } from '../estates/all-municipalities.ts';
import type { resolvePlaces } from '../estates/resolve-places.ts';
import { unknownPlace } from '../estates/typed-places.ts';
import { WishDocument } from './generated/subscriptions.generated.ts';

/**
 * Loads the search of a URL and its results of the last month. Redirects to a URL with the ids of typed places.
 * Returns the first unknown place name.
 */
export async function loadWish(
  { url, run, locale }: { url: URL; run: RunQuery; locale: Locale },
  kept: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  const wish = parseSubscriptionSearch(url.searchParams);
  const unknown = unknownPlace(url.searchParams) ?? null;
  const found = unknown && (await findPlaces(run, url.searchParams, { criteria: wish.criteria, locale }));
  if (found) {
    const search = formatSubscriptionSearch({ ...wish, criteria: found.criteria });
    throw redirect(`${url.pathname}?${joinQuery({ ...kept, ...Object.fromEntries(found.unknown) }, search)}`);
  }
  await loadMunicipalities(run, url.searchParams, locale);
  await run(WishDocument, searchVariables(wish, locale));
  return unknown;
}

const findPlaces: typeof resolvePlaces = async (...args) =>
  (await import('../estates/resolve-places.ts')).resolvePlaces(...args);
