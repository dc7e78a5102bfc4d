import { MAX_SEARCH } from '../../../shared/desk/messages.ts';
import type { MessageFilter } from '../generated/schema-types.ts';

export const FILTERS = ['OPEN', 'NEW', 'ANSWERING', 'DONE'] as const satisfies readonly MessageFilter[];
const MAX_PAGE = 200;

/** The list of messages that an address shows. */
export interface ListParams {
  state: MessageFilter;
  isMine: boolean;
  /** Empty: no search. */
  search: string;
  page: number;
}

/** Parses the query of the list's address; other values are the defaults. */
export function parseListParams(query: URLSearchParams): ListParams {
  const page = query.get('page') ?? '';
  return {
    state: FILTERS.find((filter) => filter === query.get('state')) ?? 'OPEN',
    isMine: query.get('mine') === '1',
    search: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    page: /^[1-9]\d{0,2}$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
  };
}

/** Returns the address of a list. */
export function listPath({
  state = 'OPEN',
  isMine = false,
  search = '',
  page = 1,
}: Partial<ListParams>): string {
  const query = new URLSearchParams();
  if (state !== 'OPEN') query.set('state', state);
  if (isMine) query.set('mine', '1');
  if (search) query.set('q', search);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/desk/messages?${query}` : '/desk/messages';
}
