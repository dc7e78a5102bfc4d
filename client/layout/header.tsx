import { FavoritesLink } from '../features/favorites/favorites-link.tsx';
import { usePath } from '../locale.tsx';
import { Icon } from '../ui/icon.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { LanguageSwitch } from './language-switch.tsx';
import type { LayoutQuery } from './layout.generated.ts';
import { Navigation } from './navigation.tsx';

export function Header({ settings }: { settings: LayoutQuery['settings'] }) {
  const pathTo = usePath();
  return (
    <header className="header">
      <div className="header__bar">
        <a className="header__brand" href={pathTo('home')}>
          {settings.agencyName}
        </a>
        <LanguageSwitch />
        <FavoritesLink />
        <a className="header__phone" href={phoneHref(settings.phone)}>
          <Icon name="phone" />
          {settings.phone}
        </a>
        <Navigation />
      </div>
    </header>
  );
}
