/**
 * Prefetches a page when a visitor is about to open it: the mouse rests on its link, or a press begins. Runs the page's
 * loader, whose results the store keeps for a minute, and loads its module.
 */
import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';
import { PAGES } from './pages.ts';
import type { RouteHandle } from './routes.tsx';

/** A mouse that moves across a link leaves it sooner. */
const REST_MS = 65;

interface Prefetching {
  routes: RouteObject[];
  getContext(): RouterContextProvider;
  /** Whether a click on the link is routed in the browser; a new document would not use what was prefetched. */
  isRouted(link: HTMLAnchorElement): boolean;
}

/** Starts to watch links. For visitors who save data nothing is prefetched. */
export function startPrefetching(prefetching: Prefetching): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetchLink = ({ target }: Event) => {
    const link = (target as Element).closest?.('a');
    if (link) prefetch(link, prefetching);
  };
  // Unlike `pointerover`, it does not fire when a page is rendered under a mouse that is not moved.
  document.addEventListener('pointermove', (event) => {
    clearTimeout(timer);
    if (event.pointerType === 'mouse') timer = setTimeout(prefetchLink, REST_MS, event);
  });
  document.addEventListener('pointerdown', (event) => {
    clearTimeout(timer);
    prefetchLink(event);
  });
}

/** Pages with a form have a token of their own in each document, so they are not prefetched. */
function isPrefetchable(route: RouteObject): boolean {
  const row = PAGES.find(({ name }) => name === (route.handle as RouteHandle | undefined)?.name);
  return row !== undefined && !row.hasForm && !row.isPrivate;
}

function prefetch(link: HTMLAnchorElement, { routes, getContext, isRouted }: Prefetching): void {
  const { href, pathname, search } = link;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  if (isHere || !isRouted(link)) return;
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match || !isPrefetchable(match.route)) return;
  void load(match.route, { request: new Request(href), params: match.params, context: getContext() });
}

/** A redirect or a failure appears when the visitor opens the page. */
async function load(route: RouteObject, args: object): Promise<void> {
  try {
    const loaded = typeof route.lazy === 'function' ? await route.lazy() : route;
    if (typeof loaded.loader === 'function') await (loaded.loader as (of: object) => unknown)(args);
  } catch {}
}
