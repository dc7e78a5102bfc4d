import { inputError } from './errors.ts';

const MAX_PAGE_SIZE = 60;

/** A page of a list: its number, from 1, and its size. */
interface Page {
  page: number;
  pageSize: number;
}

/**
 * Parses the paging arguments of a query.
 * @throws an input error when a value is out of range.
 */
export function readPage(
  { page, pageSize: requestedSize }: { page: number; pageSize?: number | null },
  defaults: { pageSize: number },
): Page {
  const pageSize = requestedSize ?? defaults.pageSize;
  if (page < 1) throw inputError('page', 'starts at 1');
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw inputError('pageSize', `is 1 to ${MAX_PAGE_SIZE}`);
  return { page, pageSize };
}

/** The part of the list that a page covers. */
export const windowOf = ({ page, pageSize }: Page) => ({ offset: (page - 1) * pageSize, limit: pageSize });

export const pageCountOf = (total: number, pageSize: number): number => Math.ceil(total / pageSize);
