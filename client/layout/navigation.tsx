import './navigation.css';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../intl/use-messages.ts';
import type { LayoutQuery } from './generated/layout.generated.ts';
import { MoreMenu } from './more-menu.tsx';
import { useFittingItemCount } from './use-fitting-item-count.ts';

type MenuItem = LayoutQuery['menu']['header'][number];

/**
 * Links to the main pages. On wide screens links that do not fit move under 'more'. Without JavaScript all
 * are visible.
 */
export function Navigation({ items }: { items: readonly MenuItem[] }) {
  const t = useMessages();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const labels = items.map(({ label }) => label);
  const moreLabel = t('layout.more');
  const count = useFittingItemCount({ list, labels, moreLabel });
  const inBar = items.slice(0, count ?? items.length);
  const underMore = items.slice(inBar.length);
  const isActive = ({ path }: MenuItem) => pathname === path || pathname.startsWith(`${path}/`);
  const itemOf = (item: MenuItem) => (
    <li key={item.path} className="navigation__item">
      <a
        className="navigation__link"
        href={item.path}
        lang={item.writtenIn ?? undefined}
        aria-current={isActive(item) ? (pathname === item.path ? 'page' : 'true') : undefined}
      >
        {item.label}
      </a>
    </li>
  );
  return (
    <nav
      className={count === null ? 'navigation' : 'navigation navigation--measured'}
      aria-label={t('layout.navigation')}
    >
      <ul className="navigation__list" ref={list}>
        {inBar.map(itemOf)}
        {underMore.length > 0 && (
          <MoreMenu label={moreLabel} isActive={underMore.some(isActive)}>
            {underMore.map(itemOf)}
          </MoreMenu>
        )}
      </ul>
    </nav>
  );
}
