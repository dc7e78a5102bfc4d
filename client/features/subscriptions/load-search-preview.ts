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
import { offeredTransactions } from '../listings/offered-transactions.ts';
import { SearchPreviewDocument } from './generated/subscriptions.generated.ts';

/**
 * Loads the search of a URL and its results of the last month. Redirects to a URL with the ids of typed places, and
 * from the page without a search to homes to rent when the agency offers no others.
 * Returns the first unknown place name.
 */
export async function loadSearchPreview(
  { url, run, locale }: { url: URL; run: RunQuery; locale: Locale },
  otherParams: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  const search = parseSubscriptionSearch(url.searchParams);
  const unknown = unknownPlace(url.searchParams) ?? null;
  const found = unknown && (await findPlaces(run, url.searchParams, { criteria: search.criteria, locale }));
  if (found) {
    const query = formatSubscriptionSearch({ ...search, criteria: found.criteria });
    throw redirect(
      `${url.pathname}?${joinQuery({ ...otherParams, ...Object.fromEntries(found.unknown) }, query)}`,
    );
  }
  await loadMunicipalities(run, url.searchParams, locale);
  const { offeredKinds } = await run(SearchPreviewDocument, searchVariables(search, locale));
  const [first = search.transaction] = offeredTransactions(offeredKinds, null);
  if (url.search === '' && first !== search.transaction)
    throw redirect(`${url.pathname}?${formatSubscriptionSearch({ ...search, transaction: first })}&change=`);
  return unknown;
}

const findPlaces: typeof resolvePlaces = async (...args) =>
  (await import('../estates/resolve-places.ts')).resolvePlaces(...args);
