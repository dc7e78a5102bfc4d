/** The quick-search values of the last search, stored in this browser only. */
import type { Transaction } from '../../../shared/listings/vocabulary.ts';

const KEY = 'baksteen.search';
const KEPT = ['minPrice', 'maxPrice', 'type', 'subType', 'city', 'sortType', 'sortOrder'];

export interface LastSearch {
  transaction: Transaction;
  /** A query string without `?`. */
  search: string;
  /** The town as typed, when it was the only choice: filling in its name needs no request. */
  town: string;
}

/** Stores prices, types, subtypes, cities and the sort order of a search. */
export function rememberSearch({ transaction, search, town }: LastSearch): void {
  const last: LastSearch = { transaction, search: pickQuickSearch(search), town };
  if (!last.search) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(last));
  } catch {
    // Storage may be full or blocked.
  }
}

/**
 * Returns the last search; null when nothing is stored. The results page ignores parameters that it does not
 * know.
 */
export function recallSearch(): LastSearch | null {
  try {
    const last = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return {
      transaction: last.transaction === 'RENT' ? 'RENT' : 'SALE',
      search: pickQuickSearch(String(last.search)),
      town: String(last.town ?? ''),
    };
  } catch {
    return null;
  }
}

function pickQuickSearch(search: string): string {
  const entries = [...new URLSearchParams(search)].filter(([name]) => KEPT.includes(name));
  return new URLSearchParams(entries).toString();
}
