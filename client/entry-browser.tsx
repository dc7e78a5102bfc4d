import './styles/site.css';
import { type ReactNode, useEffect } from 'react';
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
import { readFavorites } from '../shared/favorites/cookie.ts';
import type { Locale } from '../shared/locales.ts';
import { BrowserMeansContext } from './data/browser-means.ts';
import { ask, BrowserResults } from './data/browser-results.ts';
import { ResultsContext } from './data/results.ts';
import { askContext, type PageDocument, runContext } from './data/run.ts';
import { Document, STATE_ID } from './document.tsx';
import { favoritesContext } from './features/favorites/context.ts';
import { createBrowserIntl } from './intl/browser-intl.ts';
import { missPart } from './later.tsx';
import { LocaleContext } from './locale.tsx';
import type { PolicyName } from './page.ts';
import { PAGES } from './pages.ts';
import { type RouteHandle, routesFor } from './routes.tsx';
import { type Site, SiteContext } from './site.tsx';

interface PageState extends HydrationState {
  locale: Locale;
  site: Site;
  results: Record<string, unknown>;
  policies: readonly PolicyName[];
}

const STATE_POLL_MS = 20;
/** The longest that the rest of a page waits for the browser to be idle. */
const IDLE_MS = 1_000;
const RELOADED_AT = 'baksteen.reloaded';
const RELOAD_PAUSE_MS = 10_000;

/** Takes over the page as the server made it, without asking for anything again. */
async function hydrate(): Promise<void> {
  const state = await readState();
  const { locale, site, policies, loaderData, actionData, errors } = state;
  const { intl, loadPart } = await createBrowserIntl(locale);
  const rest = createRest();
  const routes = routesFor(locale, PAGES, { policies, loadMessages: loadPart, whenUsable: rest.bring });
  const matches = matchRoutes(routes, window.location) ?? [];
  const documents = await Promise.all(matches.map(({ route }) => loadRoute(route, loaderData)));
  const results = new BrowserResults({ ...state.results, ...streamedResults() });
  results.fill(documents.flat());
  const router = createBrowserRouter(routes, {
    hydrationData: {
      ...(loaderData ? { loaderData } : {}),
      ...(actionData ? { actionData } : {}),
      ...(errors ? { errors } : {}),
    },
    getContext: () =>
      new RouterContextProvider(
        new Map<unknown, unknown>([
          [runContext, results.run],
          [askContext, ask],
          [favoritesContext, () => readFavorites(document.cookie)],
        ]) as never,
      ),
  });
  hydrateRoot(
    document,
    <TakenOver onDone={rest.begin}>
      <SiteContext value={site}>
        <LocaleContext value={locale}>
          <RawIntlProvider value={intl}>
            <ResultsContext value={results}>
              <BrowserMeansContext value={{ ask, loadPart }}>
                <Document>
                  <RouterProvider router={router} />
                </Document>
              </BrowserMeansContext>
            </ResultsContext>
          </RawIntlProvider>
        </LocaleContext>
      </SiteContext>
    </TakenOver>,
  );
}

/** Its effect is the last one of the first rendering: every link and button outside of later parts is React's. */
function TakenOver({ onDone, children }: { onDone: () => void; children: ReactNode }): ReactNode {
  useEffect(onDone, [onDone]);
  return children;
}

/** What the page can be used without is brought when the browser has nothing better to do; later pages wait for theirs. */
function createRest() {
  let waiting: (() => Promise<void>)[] | null = [];
  const address = window.location.pathname + window.location.search;
  return {
    bring: async (bringRest: () => Promise<void>) => {
      if (waiting) waiting.push(bringRest);
      else await bringRest();
    },
    begin: () => {
      const begun = waiting ?? [];
      waiting = null;
      document.documentElement.dataset.ready = 'page';
      whenIdle(async () => {
        await Promise.all(begun.map((bringRest) => bringRest())).catch(() => goOnWithout(address));
        document.documentElement.dataset.ready = 'whole';
      });
    },
  };
}

/** A part that does not come stays as it was sent; a visitor who has gone on meanwhile gets the next page whole. */
function goOnWithout(address: string): void {
  missPart();
  if (window.location.pathname + window.location.search !== address) window.location.reload();
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_MS });
  else setTimeout(act, IDLE_MS);
}

/** Puts a matched route's module in its place, so that the first rendering waits for nothing. */
async function loadRoute(
  route: RouteObject,
  loaderData: PageState['loaderData'],
): Promise<readonly PageDocument[]> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  const { loadDocuments } = (route.handle ?? {}) as RouteHandle;
  return (await loadDocuments?.(loaderData?.[route.id ?? ''])) ?? [];
}

/** Results that arrived in streamed sections before this script ran. */
function streamedResults(): Record<string, unknown> {
  const blocks = document.querySelectorAll<HTMLElement>('script[data-result]');
  const filled = [...blocks].filter((block) => block.textContent);
  return Object.fromEntries(filled.map((block) => [block.dataset.result, JSON.parse(block.textContent)]));
}

/** The state stands at the end of the page, which may still be on its way when this module runs. */
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

/** After a new release the files of an open page are gone: it is loaded anew, once. */
function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - last < RELOAD_PAUSE_MS) return;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    window.location.reload();
  });
}

reloadWhenOutdated();
await hydrate();
