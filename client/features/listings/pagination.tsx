import { useMessages } from '../../intl/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';

/** How many pages before and after the current page are linked. */
const AROUND = 2;

interface PaginationProps {
  /** Returns the URL of a page. */
  to(page: number): string;
  page: number;
  pageCount: number;
}

export function Pagination({ to, page, pageCount }: PaginationProps) {
  const t = useMessages();
  return (
    <nav className="pages" aria-label={t('listings.pages.label')}>
      {page > 1 && (
        <a className="pages__step" href={to(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          {t('listings.pages.previous')}
        </a>
      )}
      <ol>
        {pageWindow(page, pageCount).map((target, index, shown) => (
          <li
            key={target}
            className={index > 0 && target - (shown[index - 1] ?? 0) > 1 ? 'pages__gap' : undefined}
          >
            <a
              href={to(target)}
              aria-label={t('listings.pages.page', { page: target })}
              aria-current={target === page ? 'page' : undefined}
            >
              {target}
            </a>
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <a className="pages__step" href={to(page + 1)} rel="next">
          {t('listings.pages.next')}
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}

/** Returns the page numbers to link: the first, the last, and those near the current page. */
function pageWindow(page: number, pageCount: number): number[] {
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, index) => page - AROUND + index);
  const wanted = new Set([1, ...near, pageCount]);
  return [...wanted].filter((target) => target >= 1 && target <= pageCount).sort((a, b) => a - b);
}
