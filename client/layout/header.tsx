import './header.css';
import { FavoritesLink } from '../features/favorites/favorites-link.tsx';
import { useMessages } from '../intl/use-messages.ts';
import { usePathTo } from '../locale.tsx';
import { Icon } from '../ui/icon.tsx';
import { phoneHref } from '../ui/phone-number.ts';
import { Brand } from './brand.tsx';
import type { LayoutQuery } from './generated/layout.generated.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Menu } from './menu.tsx';
import { Navigation } from './navigation.tsx';

interface HeaderProps {
  settings: LayoutQuery['settings'];
  /** The items of the menu. */
  items: LayoutQuery['menu']['header'];
}

export function Header({ settings: { agencyName, phone }, items }: HeaderProps) {
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <header className="header">
      <div className="header__bar">
        <a className="header__brand" href={pathTo('home')}>
          <Brand name={agencyName} />
        </a>
        <FavoritesLink />
        <a className="header__phone" href={phoneHref(phone)} aria-label={t('layout.call', { phone })}>
          <Icon name="phone" />
          <span className="header__number">{phone}</span>
        </a>
        <Menu>
          <LanguageSwitch label={t('layout.languages')} />
          <Navigation items={items} />
        </Menu>
      </div>
    </header>
  );
}
