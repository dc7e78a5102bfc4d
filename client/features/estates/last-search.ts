/** The quick-search values of the last search, kept in this browser only. */
import { formatEstateSearch, parseEstateSearch } from '../../../shared/estates/search-params.ts';
import type { Transaction } from './search-variables.ts';

const KEY = 'baksteen.search';
const KEPT = ['minPrice', 'maxPrice', 'type', 'subType', 'city', 'sortType', 'sortOrder'];

export interface LastSearch {
  transaction: Transaction;
  /** A query string without `?`. */
  search: string;
}

/** Remembers lowest and highest price, types, subtypes, cities and the sort. */
export function rememberSearch(transaction: Transaction, search: string): void {
  const kept = [...new URLSearchParams(search)].filter(([name]) => KEPT.includes(name));
  if (kept.length === 0) return;
  const last: LastSearch = { transaction, search: new URLSearchParams(kept).toString() };
  try {
    localStorage.setItem(KEY, JSON.stringify(last));
  } catch {
    // A browser that keeps nothing is used without memory.
  }
}

/** The last search, checked like an address that somebody typed; null when nothing is kept. */
export function recallSearch(): LastSearch | null {
  try {
    const last = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const search = formatEstateSearch(parseEstateSearch(new URLSearchParams(String(last.search))));
    return { transaction: last.transaction === 'RENT' ? 'RENT' : 'SALE', search };
  } catch {
    return null;
  }
}
