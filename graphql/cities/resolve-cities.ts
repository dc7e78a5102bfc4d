import { MAX_CITIES } from '../../shared/listings/criteria.ts';
import { inputError } from '../errors.ts';
import { withoutLanguage } from '../localized-ids.ts';
import type { CityDirectory } from './ports.ts';

/**
 * Resolves the cities of a filter to ids. Unknown cities are ignored: undefined when none is known.
 * @throws an input error when there are more than the schema allows.
 */
export function resolveCities(
  slugs: readonly (string | number)[] | null | undefined,
  cities: CityDirectory,
): number[] | undefined {
  if ((slugs?.length ?? 0) > MAX_CITIES) throw inputError('filter.cities', `holds at most ${MAX_CITIES}`);
  const ids = cities.expand((slugs ?? []).map(withoutLanguage));
  return ids.length > 0 ? ids : undefined;
}
