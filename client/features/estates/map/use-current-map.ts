import { useReducer, useRef } from 'react';
import type { LiveMap } from '../../../map/map-options.ts';

/** Delay before a map measures its container again. */
const REFRESH_MS = 50;

/** Keeps the current live map; null while the map engine is being switched. */
export function useCurrentMap() {
  const live = useRef<LiveMap | null>(null);
  const refreshing = useRef<number>(undefined);
  const [, renderAgain] = useReducer((maps: number) => maps + 1, 0);
  return {
    live,
    setMap(map: LiveMap) {
      live.current = map;
      renderAgain();
      refreshing.current = window.setTimeout(() => map.refreshSize(), REFRESH_MS);
    },
    clearMap() {
      clearTimeout(refreshing.current);
      live.current = null;
      renderAgain();
    },
  };
}
