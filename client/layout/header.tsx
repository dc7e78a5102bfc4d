import { useLocation } from 'react-router';
import type { RouteName } from '../../shared/routes.ts';
import { FavoritesLink } from '../features/favorites/favorites-link.tsx';
import { useMessages } from '../intl/use-messages.ts';
import { usePath } from '../locale.tsx';
import { Icon } from '../ui/icon.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { LanguageSwitch } from './language-switch.tsx';
import type { LayoutQuery } from './layout.generated.ts';

const ITEMS = ['forSale', 'forRent', 'projects', 'mortgage'] as const satisfies readonly RouteName[];

export function Header({ settings }: { settings: LayoutQuery['settings'] }) {
  const t = useMessages();
  const pathTo = usePath();
  const { pathname } = useLocation();
  return (
    <header className="header">
      <div className="header__bar">
        <a className="header__brand" href={pathTo('home')}>
          {settings.agencyName}
        </a>
        <nav className="header__nav" aria-label={t('layout.navigation')}>
          <ul>
            {ITEMS.map((name) => (
              <li key={name}>
                <a href={pathTo(name)} aria-current={pathname === pathTo(name) ? 'page' : undefined}>
                  {t(`layout.item.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
        <FavoritesLink />
        <a className="header__phone" href={phoneHref(settings.phone)}>
          <Icon name="phone" />
          {settings.phone}
        </a>
      </div>
    </header>
  );
}
