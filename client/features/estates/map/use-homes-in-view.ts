import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EstateSearchParams } from '../../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { useResults } from '../../../data/results.ts';
import { useLocale } from '../../../locale.tsx';
import type { MapView } from '../../../map/map-options.ts';
import { toResultsVariables } from '../search-variables.ts';
import { HomesInViewDocument, type HomesInViewQuery } from './generated/homes-in-view.generated.ts';

/** As in `results-map.css`: the homes form a row below the map. */
const ROW = '(width < 64rem)';

interface HomesQuery {
  params: EstateSearchParams;
  transaction: Transaction;
  /** The viewport after the map was moved; null before the first move. */
  view: MapView | null;
}

export interface HomesInView {
  /** Null: the homes of the page are shown. */
  found: HomesInViewQuery['estates'] | null;
  isWaiting: boolean;
  hasFailed: boolean;
}

const PAGE: HomesInView = { found: null, isWaiting: false, hasFailed: false };

/** Returns the homes in the viewport while they form a row below the map. */
export function useHomesInView({ params, transaction, view }: HomesQuery): HomesInView {
  const { run } = useResults();
  const locale = useLocale();
  const isRow = useSyncExternalStore(watchRow, matchesRow, () => false);
  const [homes, setHomes] = useState(PAGE);
  const { filter, sort } = toResultsVariables({ ...params, page: 1 }, transaction, locale);
  const search = JSON.stringify([filter, sort]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search identifies the homes
  useEffect(() => {
    if (!view || !isRow) return setHomes(PAGE);
    let isObsolete = false;
    setHomes((shown) => ({ ...shown, isWaiting: true }));
    run(HomesInViewDocument, { locale, filter: { ...filter, bounds: view.bounds }, sort }).then(
      ({ estates }) => isObsolete || setHomes({ ...PAGE, found: estates }),
      () => isObsolete || setHomes((shown) => ({ ...shown, isWaiting: false, hasFailed: true })),
    );
    return () => {
      isObsolete = true;
    };
  }, [view, isRow, search]);
  return homes;
}

function watchRow(changed: () => void): () => void {
  const query = window.matchMedia(ROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const matchesRow = () => window.matchMedia(ROW).matches;
