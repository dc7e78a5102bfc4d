import { useCallback, useEffect } from 'react';
import {
  changeFavorites,
  type Favorite,
  type FavoritesChange,
  formatFavoritesCookie,
  parseFavorites,
} from '../../../shared/favorites/cookie.ts';
import { afterPaint } from '../../after-paint.ts';
import { type Results, useResults } from '../../data/results.ts';
import { FavoritesDocument } from './generated/favorites.own.generated.ts';

const CHANNEL = 'baksteen.favorites';

/**
 * Returns a function that changes this browser's favourites and tells whether they fit. The cookie is the
 * source of truth: other tabs are notified to read it again, and so does a page restored from the back/forward
 * cache. The page's results follow after the next paint: on a slow phone writing and rendering them takes 300 ms.
 */
export function useChangeFavorites(): (change: FavoritesChange) => boolean {
  const results = useResults();
  useEffect(() => {
    const refresh = () => showFavorites(results, parseFavorites(document.cookie));
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', refresh);
    window.addEventListener('pageshow', refresh);
    return () => {
      channel.close();
      window.removeEventListener('pageshow', refresh);
    };
  }, [results]);
  return useCallback(
    (change) => {
      const changed = changeFavorites(parseFavorites(document.cookie), change);
      if (!changed) return false;
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = formatFavoritesCookie(changed, window.location.protocol === 'https:');
      afterPaint().then(() => showFavorites(results, parseFavorites(document.cookie)));
      notifyOtherTabs();
      return true;
    },
    [results],
  );
}

/** Writes the favourites into the results that all heart buttons of the page read. */
export function showFavorites(results: Pick<Results, 'write'>, favorites: readonly Favorite[]): void {
  const shown = favorites.map((favorite) => ({ __typename: 'Favorite' as const, ...favorite }));
  results.write(FavoritesDocument, {}, { favorites: shown });
}

function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}
