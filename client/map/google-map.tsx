/// <reference types="google.maps" />
import GoogleMap from 'google-map-react';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { BASE_MAP_BOUNDS } from '../../shared/geography/base-map.ts';
import { hasTouchScreen } from '../has-touch-screen.ts';
import { fitCamera } from './camera.ts';
import { FIT_PADDING, type MapOptions, MIN_ZOOM, type Point, STREET_ZOOMS } from './map-options.ts';

/** An element at a point of a map. */
export interface Place {
  id: string;
  point: Point;
  element: HTMLElement;
}

/** Renders a map with google-map-react, with elements at points. */
export function createGoogleMap(
  element: HTMLElement,
  maps: typeof google.maps,
  options: MapOptions & { onFailed(): void },
) {
  const host = document.createElement('div');
  host.className = 'map__google';
  element.append(host);
  const { promise: loadedMap, resolve, reject } = Promise.withResolvers<google.maps.Map>();
  const onUncaughtError = (error: unknown) => {
    reject(error);
    options.onFailed();
  };
  const root = createRoot(host, { onUncaughtError });
  const { center, zoom } = options.bounds
    ? fitCamera(options.bounds, {
        ...fitOptions(element),
        maxZoom: options.maxZoom ?? STREET_ZOOMS.maxInitial,
      })
    : { center: options.center, zoom: Math.min(Math.floor(options.zoom), STREET_ZOOMS.maxInitial) };
  const fixed: GoogleMap.Props = {
    // The script has already loaded.
    googleMapLoader: async () => maps,
    defaultCenter: literalOf(center),
    defaultZoom: zoom,
    options: mapOptions(),
    yesIWantToUseGoogleMapApiInternals: true,
    onGoogleApiLoaded: ({ map }: { map: google.maps.Map }) => resolve(map),
  };
  const show = (places: readonly Place[]) =>
    root.render(
      <GoogleMap {...fixed}>
        {places.map(({ id, point, element: shown }) => (
          <Holder key={id} {...literalOf(point)} $markerHolderClassName="map-holder" shown={shown} />
        ))}
      </GoogleMap>,
    );
  show([]);
  return {
    loaded: loadedMap,
    show,
    // React may be rendering the page, so unmounting is deferred.
    remove: () => void setTimeout(() => root.unmount()),
  };
}

const mapOptions = () => ({
  disableDefaultUI: true,
  keyboardShortcuts: false,
  clickableIcons: false,
  // `guardGestures` restricts the wheel.
  gestureHandling: hasTouchScreen() ? 'cooperative' : 'greedy',
  colorScheme: 'FOLLOW_SYSTEM',
  minZoom: MIN_ZOOM,
  maxZoom: STREET_ZOOMS.max,
  // Across the date line the bounds would be those of another rectangle.
  restriction: { latLngBounds: BASE_MAP_BOUNDS, strictBounds: false },
});

interface HolderProps extends google.maps.LatLngLiteral {
  $markerHolderClassName: string;
  shown: HTMLElement;
}

/** google-map-react positions it by `lat` and `lng`. */
function Holder({ shown }: HolderProps) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => holder.current?.replaceChildren(shown), [shown]);
  return <div ref={holder} />;
}

export function literalOf({ latitude, longitude }: Point): google.maps.LatLngLiteral {
  return { lat: latitude, lng: longitude };
}

export const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement) => ({ width, height });

export const fitOptions = (element: HTMLElement) => ({
  ...sizeOf(element),
  padding: FIT_PADDING,
  minZoom: MIN_ZOOM,
});
