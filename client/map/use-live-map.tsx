import { type ComponentType, type ReactNode, type RefObject, use, useEffect, useState } from 'react';
import { BrowserServicesContext } from '../data/browser-services.ts';
import { loadWithTimeout } from '../load-with-timeout.ts';
import type { LiveMap, MapOptions } from './map-options.ts';
import { MapSources } from './map-sources.tsx';

/** How near to the viewport a map loads, and the delay before it does. */
const NEAR = '200px';
const DELAY_MS = 200;

export interface LiveMapProps
  extends Pick<MapOptions, 'center' | 'zoom' | 'isZoomKept' | 'bounds' | 'maxZoom' | 'onMoved'> {
  /** Shown at the centre: a pin, a circle with a radius in metres, or nothing. */
  subject: 'pin' | { radius: number } | null;
  /** The accessible name of the map. */
  label: string;
  /** Called when a map is ready, again after the visitor has switched engines. */
  onBegin?: ((map: LiveMap) => void) | undefined;
  /** Called when a map was removed; another one may follow. */
  onEnd?: (() => void) | undefined;
}

type LiveMapComponent = ComponentType<LiveMapProps & { stage: RefObject<HTMLElement | null> }>;

/**
 * Loads a live map in an element when it is near the viewport. Until then, and when loading fails, the static
 * map stays visible. Returns the provider line to show below the map.
 */
export function useLiveMap(stage: RefObject<HTMLElement | null>, props: LiveMapProps): ReactNode {
  const services = use(BrowserServicesContext);
  const [LiveMapComponent, setRunning] = useState<LiveMapComponent | null>(null);
  useEffect(() => {
    if (!stage.current || !services) return;
    let timer: number | undefined;
    const load = async () => {
      const parts = [import('./live-map-view.tsx'), services.loadMessages('map/live')] as const;
      const [{ LiveMapView }] = await loadWithTimeout(Promise.all(parts));
      setRunning(() => LiveMapView);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        // When loading fails, the static map stays.
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
  if (!LiveMapComponent)
    return (
      <small>
        <MapSources />
      </small>
    );
  return <LiveMapComponent key={Object.values(props.center).join()} stage={stage} {...props} />;
}
