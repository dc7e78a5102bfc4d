import './navigation.css';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../intl/use-messages.ts';
import { usePathTo } from '../locale.tsx';
import { MoreMenu } from './more-menu.tsx';
import { NAVIGATION_ITEMS, type NavigationItem } from './navigation-items.ts';
import { useFittingItemCount } from './use-fitting-item-count.ts';

/**
 * Links to the main pages. On wide screens links that do not fit move under 'more'. Without JavaScript all
 * are visible.
 */
export function Navigation() {
  const t = useMessages();
  const pathTo = usePathTo();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const labels = NAVIGATION_ITEMS.map((name) => t(`layout.item.${name}`));
  const moreLabel = t('layout.more');
  const count = useFittingItemCount({ list, labels, moreLabel });
  const inBar = NAVIGATION_ITEMS.slice(0, count ?? NAVIGATION_ITEMS.length);
  const underMore = NAVIGATION_ITEMS.slice(inBar.length);
  const isActive = (name: NavigationItem) =>
    pathname === pathTo(name) || pathname.startsWith(`${pathTo(name)}/`);
  const itemOf = (name: NavigationItem) => (
    <li key={name} className="navigation__item">
      <a
        className="navigation__link"
        href={pathTo(name)}
        aria-current={isActive(name) ? (pathname === pathTo(name) ? 'page' : 'true') : undefined}
      >
        {t(`layout.item.${name}`)}
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
