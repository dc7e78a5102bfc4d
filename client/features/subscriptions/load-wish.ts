import { redirect } from 'react-router';
import { joinQuery } from '../../../shared/join-query.ts';
import type { Locale } from '../../../shared/locales.ts';
import { formatWish, parseWish, wishVariables } from '../../../shared/subscriptions/wish.ts';
import type { Run } from '../../data/run.ts';
import { resolveTown } from '../estates/results-path.ts';
import { WishDocument } from './subscriptions.generated.ts';

/**
 * Loads the wish of an address and what it would have brought. A typed town becomes a city of the address (redirect); one
 * that nobody knows is answered.
 */
export async function loadWish(
  { url, run, locale }: { url: URL; run: Run; locale: Locale },
  kept: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  const wish = parseWish(url.searchParams);
  const typed = url.searchParams.get('where')?.trim();
  const city = typed ? await resolveTown(run, typed, locale) : null;
  if (city) {
    const cities = [...new Set([...(wish.criteria.cities ?? []), city])];
    const found = formatWish({ ...wish, criteria: { ...wish.criteria, cities } });
    throw redirect(`${url.pathname}?${joinQuery(kept, found)}`);
  }
  await run(WishDocument, wishVariables(wish, locale));
  return typed || null;
}
