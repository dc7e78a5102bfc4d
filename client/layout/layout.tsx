import './layout.css';
import { useEffect, useRef } from 'react';
import { type LoaderFunction, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import type { Locale } from '../../shared/locales.ts';
import { useResult } from '../data/results.ts';
import { runOf } from '../data/run.ts';
import { Favorites } from '../features/favorites/favorites.tsx';
import { FavoritesDocument } from '../features/favorites/generated/favorites.own.generated.ts';
import { useMessages } from '../intl/use-messages.ts';
import { useLocale } from '../locale.tsx';
import { Footer } from './footer.tsx';
import { LayoutDocument } from './generated/layout.generated.ts';
import { Header } from './header.tsx';
import { useLinkNavigation } from './use-link-navigation.ts';

export const layoutDocuments = [LayoutDocument, FavoritesDocument];

/** What header and footer show. */
export function loadLayout(locale: Locale): LoaderFunction {
  return async ({ context }) => {
    await runOf(context)(LayoutDocument, { locale });
    return null;
  };
}

/** Header, page, footer: around every page, error pages included. */
export function Layout() {
  const t = useMessages();
  const { settings, offices } = useResult(LayoutDocument, { locale: useLocale() });
  useLinkNavigation();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <Favorites>
      <a className="skip-link" href="#main">
        {t('layout.skip')}
      </a>
      <Header settings={settings} />
      <div className="progress" hidden={!isLoading} />
      <main id="main" tabIndex={-1} aria-busy={isLoading || undefined}>
        <Outlet />
      </main>
      <Footer settings={settings} offices={offices} />
      <FocusOnNavigation />
      <ScrollRestoration />
    </Favorites>
  );
}

/**
 * A new page starts at its beginning for the keyboard and for screen readers too. A new search leaves the
 * focus where it is, unless the focused element was removed: a chip that was dropped, a form that was sent. A page that
 * says what became of a form has put the focus there.
 */
function FocusOnNavigation() {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    const isLost = before.search !== search && document.activeElement === document.body;
    if (before.pathname === pathname && !isLost) return;
    if (!document.activeElement?.matches('main .alert'))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, search]);
  return null;
}
