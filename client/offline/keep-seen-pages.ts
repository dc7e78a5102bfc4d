import type { createBrowserRouter } from 'react-router';
import { parseFavorites } from '../../shared/favorites/cookie.ts';
import type { Locale } from '../../shared/locales.ts';
import { type OfflineMessage, SERVICE_WORKER_PATH } from '../../shared/offline.ts';
import { type RouteName, routePath } from '../../shared/routes.ts';
import { viewedListing } from '../../shared/statistics/views.ts';

const MAX_FAVORITES = 30;

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Registers the service worker, and tells it which listings are shown and which ones are favourites. */
export async function keepSeenPages(router: Router, locale: Locale): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  const { active } = await navigator.serviceWorker.ready;
  let told = '';
  const tell = () => {
    const message = messageOf(router, locale);
    const text = JSON.stringify(message);
    if (text === told) return;
    told = text;
    active?.postMessage(message);
  };
  tell();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') tell();
  });
  // A heart changes the cookie without a navigation.
  document.addEventListener('visibilitychange', tell);
}

function messageOf({ state }: Router, locale: Locale): OfflineMessage {
  const match = state.matches.at(-1);
  const isListing = match && viewedListing(match.route.id as RouteName, match.params) !== null;
  const newest = parseFavorites(document.cookie).reverse().slice(0, MAX_FAVORITES);
  return {
    seen: isListing && !state.errors ? state.location.pathname : null,
    favorites: newest.map(({ id }) => `${routePath('detail', locale)}?id=${id}`),
  };
}
