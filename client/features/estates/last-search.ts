/** The quick-search values of the last search, kept in this browser only. */
import type { Transaction } from '../../../shared/listings/vocabulary.ts';

const KEY = 'baksteen.search';
const KEPT = ['minPrice', 'maxPrice', 'type', 'subType', 'city', 'sortType', 'sortOrder'];

export interface LastSearch {
  transaction: Transaction;
  /** A query string without `?`. */
  search: string;
  /** The town as a field takes it, where one was chosen alone: its name needs no request when it is filled in again. */
  town: string;
}

/** Remembers lowest and highest price, types, subtypes, cities and the sort. */
export function rememberSearch({ transaction, search, town }: LastSearch): void {
  const last: LastSearch = { transaction, search: keptOf(search), town };
  if (!last.search) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(last));
  } catch {
    // Storage may be full or forbidden.
  }
}

/** The last search; null when nothing is stored. The results page ignores what means nothing in it. */
export function recallSearch(): LastSearch | null {
  try {
    const last = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return {
      transaction: last.transaction === 'RENT' ? 'RENT' : 'SALE',
      search: keptOf(String(last.search)),
      town: String(last.town ?? ''),
    };
  } catch {
    return null;
  }
}

function keptOf(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => KEPT.includes(name));
  return new URLSearchParams(kept).toString();
}
