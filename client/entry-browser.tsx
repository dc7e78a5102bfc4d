import './styles/site.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RawIntlProvider } from 'react-intl';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { parseFavorites } from '../shared/favorites/cookie.ts';
import type { Locale } from '../shared/locales.ts';
import type { AnalyticsServices } from './analytics/services.ts';
import { BrowserResults } from './data/browser-results.ts';
import { BrowserServicesContext } from './data/browser-services.ts';
import { ResultsContext } from './data/results.ts';
import { type PageDocument, runQueryContext, runUncachedContext } from './data/run-query.ts';
import { createDeferredQueue } from './deferred-queue.ts';
import { Document, STATE_ID } from './document.tsx';
import { favoritesContext } from './features/favorites/context.ts';
import { Hydrated } from './hydrated.tsx';
import { createBrowserIntl } from './intl/browser-intl.ts';
import type { CompiledMessages } from './intl/compile-messages.ts';
import { staysInside } from './layout/use-link-navigation.ts';
import { LocaleContext } from './locale.tsx';
import { mapsContext } from './map/opening-zoom.ts';
import { isMissingFile, openDocument, reloadOnce, watchMissingFiles } from './missing-files.ts';
import type { PolicyName } from './page.ts';
import { PAGES } from './pages.ts';
import type { startPrefetching } from './prefetch.ts';
import { createRoutes, type RouteHandle } from './routes.tsx';
import { type Site, SiteContext } from './site.tsx';

interface PageState extends HydrationState {
  locale: Locale;
  site: Site;
  results: Record<string, unknown>;
  policies: readonly PolicyName[];
  replacedMessages?: CompiledMessages;
  isRestMissing?: boolean;
}

const STATE_POLL_MS = 20;

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** Hydrates the server-rendered page without requesting its data again. */
async function hydrate(): Promise<void> {
  const state = await readState();
  const { locale, site, policies, replacedMessages, loaderData, actionData, errors } = state;
  const { intl, loadMessages } = await createBrowserIntl(locale, replacedMessages);
  const queue = createDeferredQueue();
  const documentPath = window.location.pathname;
  const routes = createRoutes(locale, PAGES, {
    policies,
    isCounted: site.analytics !== undefined,
    loadMessages,
    whenHydrated: queue.add,
    // Prefetching, and the first page, have no target.
    openDocument: () => openDocument(router?.state.navigation.location),
  });
  const matches = matchRoutes(routes, window.location) ?? [];
  const documents = await Promise.all(matches.map(({ route }) => loadRoute(route, loaderData)));
  const results = new BrowserResults({ ...state.results, ...streamedResults() }, documents.flat(), state);
  queue.add(async () => {
    // Loaders of further pages wait for all their results.
    results.isRestMissing = false;
    await results.load();
  });
  const getContext = () => createLoaderContext(results, site);
  queue.add(() => prefetch({ routes, getContext, isRouted: (link) => staysInside(link, locale) }));
  const created = createBrowserRouter(routes, {
    hydrationData: {
      ...(loaderData ? { loaderData } : {}),
      ...(actionData ? { actionData } : {}),
      ...(errors ? { errors } : {}),
    },
    getContext,
  });
  router = created;
  const page = (
    <Hydrated onDone={queue.start}>
      <SiteContext value={site}>
        <LocaleContext value={locale}>
          <RawIntlProvider value={intl}>
            <ResultsContext value={results}>
              <BrowserServicesContext value={{ runUncached: results.runUncached, loadMessages }}>
                <Document>
                  <RouterProvider router={created} />
                </Document>
              </BrowserServicesContext>
            </ResultsContext>
          </RawIntlProvider>
        </LocaleContext>
      </SiteContext>
    </Hydrated>
  );
  queue.add(() => countViews(documentPath));
  if (site.offline) queue.add(() => keepPagesOffline(locale));
  const { analytics } = site;
  if (analytics) queue.add(() => countVisits({ analytics, locale, intl, loadMessages, router: created }));
  // A transition hydrates in slices of a few milliseconds, so user input goes first.
  startTransition(() => void hydrateRoot(document, page));
}

/** Returns what loaders and actions use. */
function createLoaderContext(results: BrowserResults, { maps }: Site): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(runQueryContext, results.run);
  context.set(runUncachedContext, results.runUncached);
  context.set(mapsContext, maps);
  context.set(favoritesContext, () => parseFavorites(document.cookie));
  return context;
}

/** Prefetches pages of links. Without it links work as before. */
async function prefetch(options: Parameters<typeof startPrefetching>[0]): Promise<void> {
  const loaded = await import('./prefetch.ts').catch(() => null);
  loaded?.startPrefetching(options);
}

/** Reports views of further pages. Without it links work as before. */
async function countViews(documentPath: string): Promise<void> {
  const loaded = await import('./features/statistics/report-views.ts').catch(() => null);
  if (router) loaded?.reportViews(router, documentPath);
}

/** Starts the service worker. Without it the site works as before. */
async function keepPagesOffline(locale: Locale): Promise<void> {
  const loaded = await import('./offline/keep-seen-pages.ts').catch(() => null);
  // Not awaited: the page is complete without it.
  if (router) loaded?.keepSeenPages(router, locale).catch(() => {});
}

/** Counts visits if the visitor allows it. A failure leaves the page as it is. */
async function countVisits(services: AnalyticsServices): Promise<void> {
  await import('./analytics/start.ts').then((loaded) => loaded.startAnalytics(services)).catch(() => {});
}

/** Loads a matched route's module before the first rendering, so that rendering does not suspend. */
async function loadRoute(
  route: RouteObject,
  loaderData: PageState['loaderData'],
): Promise<readonly PageDocument[]> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  const { loadDocuments } = (route.handle ?? {}) as RouteHandle;
  return (await loadDocuments?.(loaderData?.[route.id ?? ''])) ?? [];
}

/** Returns the results of streamed sections that arrived before this script ran. */
function streamedResults(): Record<string, unknown> {
  const blocks = document.querySelectorAll<HTMLElement>('script[data-result]');
  const filled = [...blocks].filter((block) => block.textContent);
  return Object.fromEntries(filled.map((block) => [block.dataset.result, JSON.parse(block.textContent)]));
}

/** Waits for the state at the end of the page, which may still be streaming when this module runs. */
async function readState(): Promise<PageState> {
  for (;;) {
    const isWhole = document.readyState !== 'loading';
    try {
      return JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '');
    } catch (error) {
      if (isWhole) throw error;
      await new Promise((resolve) => setTimeout(resolve, STATE_POLL_MS));
    }
  }
}

watchMissingFiles();
await hydrate().catch((error) => {
  if (isMissingFile(error)) reloadOnce();
  throw error;
});
