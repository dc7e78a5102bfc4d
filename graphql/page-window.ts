import { inputError } from './errors.ts';

const MOST_ON_PAGE = 60;

/** A page of a list: its number from 1 on, and how many items a page has. */
interface Page {
  page: number;
  pageSize: number;
}

/**
 * The page that was asked for.
 * @throws an input error when there cannot be such a page.
 */
export function readPage(
  { page, pageSize: asked }: { page: number; pageSize?: number | null },
  usual: { pageSize: number },
): Page {
  const pageSize = asked ?? usual.pageSize;
  if (page < 1) throw inputError('page', 'starts at 1');
  if (pageSize < 1 || pageSize > MOST_ON_PAGE) throw inputError('pageSize', `is 1 to ${MOST_ON_PAGE}`);
  return { page, pageSize };
}

/** What of the list a store is asked for. */
export const windowOf = ({ page, pageSize }: Page) => ({ offset: (page - 1) * pageSize, limit: pageSize });

export const pageCountOf = (total: number, pageSize: number): number => Math.ceil(total / pageSize);
