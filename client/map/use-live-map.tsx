import { type ComponentType, type ReactNode, type RefObject, use, useEffect, useState } from 'react';
import { BrowserServicesContext } from '../data/browser-services.ts';
import { useMessages } from '../intl/use-messages.ts';
import { loadInTime } from '../load-in-time.ts';
import type { LiveMap, MapOptions } from './map-options.ts';

/** Pixels around the window in which a map counts as near, and how long it is before it begins. */
const NEAR = '200px';
const DELAY_MS = 200;

export interface LiveMapProps extends Pick<MapOptions, 'center' | 'zoom' | 'bounds' | 'nearest' | 'onMoved'> {
  /** What stands in the middle: a pin, a circle of so many metres, or nothing. */
  subject: 'pin' | { radius: number } | null;
  /** What the map shows, for those who do not see it. */
  label: string;
  /** It is there; after another one when the visitor changes whose map it is. */
  onBegin?: ((map: LiveMap) => void) | undefined;
  /** It is gone; another one may be on its way. */
  onEnd?: (() => void) | undefined;
}

type Running = ComponentType<LiveMapProps & { stage: RefObject<HTMLElement | null> }>;

/**
 * A map begins in an element once that is near the window; until then, and if it cannot, what lies below is seen.
 * Answers what stands below a map: whose it is.
 */
export function useLiveMap(stage: RefObject<HTMLElement | null>, props: LiveMapProps): ReactNode {
  const t = useMessages();
  const services = use(BrowserServicesContext);
  const [Running, setRunning] = useState<Running | null>(null);
  useEffect(() => {
    if (!stage.current || !services) return;
    let timer: number | undefined;
    const load = async () => {
      const parts = [import('./running-map.tsx'), services.loadPart('liveMap')] as const;
      const [{ RunningMap }] = await loadInTime(Promise.all(parts));
      setRunning(() => RunningMap);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        // Without it the drawing stays.
        timer = window.setTimeout(() => load().catch(() => {}), DELAY_MS);
      },
      { rootMargin: NEAR },
    );
    observer.observe(stage.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [services, stage]);
  if (!Running) return <small>{t('map.sources')}</small>;
  return <Running key={Object.values(props.center).join()} stage={stage} {...props} />;
}
