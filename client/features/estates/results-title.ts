import type { IntlShape } from 'react-intl';
import { contractArticle } from '../../../shared/cities/contract-article.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import { translatorOf } from '../../intl/use-messages.ts';

/** Returns the page title, with the chosen towns when there are at most three. */
export function resultsTitle(
  transaction: Transaction,
  cities: readonly { name: string }[],
  intl: IntlShape,
): string {
  const t = translatorOf(intl);
  const towns = cities.length <= 3 ? cities.map(({ name }) => name).join(', ') : '';
  return towns
    ? contractArticle(t(`estates.results.titleIn.${transaction}`, { towns }), intl.locale)
    : t(`estates.results.title.${transaction}`);
}
