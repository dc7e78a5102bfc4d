import type { EstateCriteria } from '../../../../shared/estates/criteria.ts';
import { type EstateSearchParams, formatEstateSearch } from '../../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { useResult } from '../../../data/results.ts';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { toResultsFilter } from '../search-variables.ts';
import { WideningsDocument, type WideningsQuery } from './generated/widenings.generated.ts';

/** Whether results are so few that wider searches are suggested. */
export const hasFewResults = (total: number) => total > 0 && total < 6;

interface WiderSearchesProps {
  params: EstateSearchParams;
  transaction: Transaction;
}

type Widening = WideningsQuery['estates']['widenings'][number];

/** Links to slightly wider searches, each with its number of additional homes. */
export function WiderSearches({ params, transaction }: WiderSearchesProps) {
  const t = useMessages();
  const wordsOf = useWideningTexts();
  const variables = { locale: useLocale(), filter: toResultsFilter(transaction, params.criteria) };
  const { widenings } = useResult(WideningsDocument, variables).estates;
  if (widenings.length === 0) return null;
  return (
    <section className="wider" aria-labelledby="wider">
      <h2 id="wider">{t('estates.wider.title')}</h2>
      <ul className="empty__options">
        {widenings.map((widening) => (
          <li key={widening.by}>
            <a
              className="chip"
              href={`?${formatEstateSearch({ ...params, criteria: widen(params.criteria, widening), page: 1 })}`}
            >
              {wordsOf(widening)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useWideningTexts(): (widening: Widening) => string {
  const t = useMessages();
  const euros = useEuros();
  return ({ by, more, kilometres, maxPrice, minBedrooms }) =>
    t(`estates.wider.${by}`, {
      count: more,
      kilometres,
      price: maxPrice === null ? null : euros.whole(maxPrice),
      bedrooms: minBedrooms,
    });
}

/** Returns the criteria of a wider search. A missing number of bedrooms removes the criterion. */
function widen(
  criteria: EstateCriteria,
  { by, cities, areas, maxPrice, minBedrooms }: Widening,
): EstateCriteria {
  if (by === 'RADIUS') return { ...criteria, cities: cities ?? [] };
  if (by === 'CIRCLE') return { ...criteria, areas: areas ?? [] };
  if (by === 'PRICE') return maxPrice === null ? criteria : { ...criteria, maxPrice };
  const { minBedrooms: _, ...others } = criteria;
  return minBedrooms ? { ...others, minBedrooms } : others;
}
