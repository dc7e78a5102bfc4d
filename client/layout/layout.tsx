import './layout.css';
import { useEffect, useRef } from 'react';
import { type LoaderFunction, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import type { Locale } from '../../shared/locales.ts';
import { useResult } from '../data/results.ts';
import { runQueryOf } from '../data/run-query.ts';
import { Favorites } from '../features/favorites/favorites.tsx';
import { FavoritesDocument } from '../features/favorites/generated/favorites.own.generated.ts';
import { useMessages } from '../intl/use-messages.ts';
import { useLocale } from '../locale.tsx';
import { announce, PAGE_SHOWN } from '../page-events.ts';
import { Footer } from './footer.tsx';
import { AgencyAddressDocument } from './generated/agency-address.generated.ts';
import { LayoutDocument } from './generated/layout.generated.ts';
import { Header } from './header.tsx';
import { SiteNotice } from './site-notice.tsx';
import { useLinkNavigation } from './use-link-navigation.ts';

/** The page's content, below the header. */
export const MAIN_ID = 'main';

/** Queries whose embedded results the browser reads on every page. */
export const layoutDocuments = [LayoutDocument, AgencyAddressDocument, FavoritesDocument];

/** Creates the loader of the data in header and footer. */
export function createLayoutLoader(locale: Locale): LoaderFunction {
  return async ({ context }) => {
    const run = runQueryOf(context);
    const { offices } = await run(LayoutDocument, { locale });
    if (offices.length === 0) await run(AgencyAddressDocument, {});
    return null;
  };
}

/** Header, page and footer, also around error pages. */
export function Layout() {
  const t = useMessages();
  const { settings, menu, offices, notice } = useResult(LayoutDocument, { locale: useLocale() });
  useLinkNavigation();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <Favorites>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {t('layout.skip')}
      </a>
      {notice && <SiteNotice notice={notice} />}
      <Header settings={settings} items={menu.header} />
      <div className="progress" hidden={!isLoading} />
      <main id={MAIN_ID} tabIndex={-1} aria-busy={isLoading || undefined}>
        <Outlet />
      </main>
      <Footer settings={settings} offices={offices} items={menu.footer} />
      <FocusOnNavigation />
      <ScrollRestoration />
    </Favorites>
  );
}

/**
 * Moves the focus to the start of a new page, for keyboard and screen readers. A new search keeps the focus,
 * unless the focused element was removed, such as a filter chip or a sent form. The page focuses the outcome
 * of a form itself.
 */
function FocusOnNavigation() {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    const isLost = before.search !== search && document.activeElement === document.body;
    if (before.pathname !== pathname) announce(PAGE_SHOWN);
    if (before.pathname === pathname && !isLost) return;
    if (!document.activeElement?.matches('main .alert'))
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, search]);
  return null;
}
