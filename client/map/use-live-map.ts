import { type RefObject, useEffect, useRef } from 'react';
import { tilesPath } from '../../shared/geography/base-map.ts';
import { useMessages } from '../intl/use-messages.ts';
import { loadInTime } from '../load-in-time.ts';
import { useLocale } from '../locale.tsx';
import type { LiveMap, MapOptions, MapWords } from './map-options.ts';

/** Pixels around the window in which a map counts as near, and how long it is before it begins. */
const NEAR = '200px';
const DELAY_MS = 200;

export interface LiveMapProps extends Pick<MapOptions, 'center' | 'zoom' | 'bounds' | 'subject' | 'onMoved'> {
  /** What the map shows, for those who do not see it. */
  label: string;
  /** It is there. */
  onBegin?: ((map: LiveMap) => void) | undefined;
}

/** A map begins in an element once that is near the window; until then, and if it cannot, what lies below is seen. */
export function useLiveMap(stage: RefObject<HTMLElement | null>, props: LiveMapProps): void {
  const t = useMessages();
  const locale = useLocale();
  const latest = useRef(props);
  latest.current = props;
  const { latitude, longitude } = props.center;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is as it was when it began, for one point
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let live: LiveMap | undefined;
    let timer: number | undefined;
    let isLeft = false;
    const begin = async () => {
      const { startLeaflet } = await loadInTime(import('./leaflet-engine.ts'));
      if (isLeft) return;
      const { label, onBegin, ...shown } = latest.current;
      live = startLeaflet(element, {
        ...shown,
        onMoved: (view) => latest.current.onMoved?.(view),
        tiles: tilesPath(locale),
        isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
        words: wordsIn(t, label),
      });
      onBegin?.(live);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        // Without it the drawing stays.
        timer = window.setTimeout(() => begin().catch(() => {}), DELAY_MS);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      observer.disconnect();
      live?.remove();
    };
  }, [latitude, longitude, locale]);
}

function wordsIn(t: ReturnType<typeof useMessages>, label: string): MapWords {
  return {
    label,
    in: t('map.in'),
    out: t('map.out'),
    north: t('map.north'),
    east: t('map.east'),
    south: t('map.south'),
    west: t('map.west'),
  };
}
