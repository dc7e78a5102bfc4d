import { useMessages } from '../../intl/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { pageWindow } from './page-window.ts';

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
