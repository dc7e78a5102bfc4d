import { useEffect, useState } from 'react';
import type { EstateCriteria } from '../../../../shared/estates/criteria.ts';
import { PRICE_INTERVALS, PRICE_STEPS } from '../../../../shared/estates/price-steps.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { useResults } from '../../../data/results.ts';
import { useEuros } from '../../../intl/use-euros.ts';
import { useLocale } from '../../../locale.tsx';
import { toResultsFilter } from '../search-variables.ts';
import { PriceCountsDocument, type PriceCountsQuery } from './generated/price-counts.generated.ts';

/** The suggested prices in euros. */
const AMOUNTS: Readonly<Record<Transaction, readonly number[]>> = {
  SALE: [100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1_000].map((amount) => amount * 1_000),
  RENT: [500, 600, 700, 800, 900, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_500, 3_000],
};

export interface PriceAidsProps {
  transaction: Transaction;
  /** The search of the page. */
  criteria: EstateCriteria;
  /** The prices in the fields. */
  typed: Pick<EstateCriteria, 'minPrice' | 'maxPrice'>;
  /** The id of the list of suggested prices. */
  listId: string;
}

/** The number of homes by price, and suggested prices for the fields. */
export function PriceAids({ transaction, criteria, typed, listId }: PriceAidsProps) {
  const euros = useEuros();
  const counts = usePriceCounts(transaction, criteria);
  return (
    <>
      {counts.length > 0 && <Histogram counts={counts} step={PRICE_STEPS[transaction]} typed={typed} />}
      <datalist id={listId}>
        {AMOUNTS[transaction].map((amount) => (
          <option key={amount} value={euros.number(amount)} />
        ))}
      </datalist>
    </>
  );
}

type PriceCounts = PriceCountsQuery['estates']['facets']['prices'];

/** Returns the counts of the search; none until they have loaded, or when loading failed. */
function usePriceCounts(transaction: Transaction, criteria: EstateCriteria): PriceCounts {
  const { run } = useResults();
  const locale = useLocale();
  const [counts, setCounts] = useState<PriceCounts>([]);
  // The form is new for each search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    run(PriceCountsDocument, { locale, filter: toResultsFilter(transaction, criteria) }).then(
      ({ estates }) => setCounts(estates.facets.prices),
      () => {},
    );
  }, []);
  return counts;
}

interface HistogramProps {
  counts: PriceCounts;
  /** The width of an interval in euros. */
  step: number;
  typed: PriceAidsProps['typed'];
}

/** Bars by price; those of the chosen prices are highlighted. Decorative: the fields have the same information. */
function Histogram({ counts, step, typed: { minPrice = 0, maxPrice = Infinity } }: HistogramProps) {
  const highest = Math.max(...counts.map(({ count }) => count));
  return (
    <svg viewBox={`0 0 ${PRICE_INTERVALS} 1`} preserveAspectRatio="none" aria-hidden="true">
      {counts.map(({ min, max, count }) => (
        <rect
          key={min}
          className={(max ?? Infinity) > minPrice && min <= maxPrice ? 'price-bar--chosen' : 'price-bar'}
          x={min / step + 0.1}
          y={1 - count / highest}
          width={0.8}
          height={count / highest}
        />
      ))}
    </svg>
  );
}
