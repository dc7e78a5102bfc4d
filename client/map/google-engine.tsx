/// <reference types="google.maps" />
import './marks.css';
import GoogleMap from 'google-map-react';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type Camera, cameraOn, moved, viewOf } from './camera.ts';
import { guardGestures, isTouched } from './guard-gestures.ts';
import { loadGoogleMaps, whenKeyIsWrong } from './load-google-maps.ts';
import { addControls } from './map-controls.ts';
import {
  FARTHEST_ZOOM,
  FIT_PADDING,
  type LiveMap,
  type MapArea,
  type MapEngine,
  type MapOptions,
  type MapView,
  type Point,
  STREET_ZOOMS,
} from './map-options.ts';
import { markElement, markerElement, PIN_ICON } from './marker-element.ts';

interface Service {
  key: string;
  language: string;
  /** Google takes the map away after it has begun. */
  onFailed(): void;
}

/** What stands on a map. */
interface Place {
  id: string;
  point: Point;
  element: HTMLElement;
}

/** Maps of Google; its script loads with the first. */
export const googleEngine =
  ({ key, language, onFailed }: Service): MapEngine =>
  async (element, options) => {
    const maps = await loadGoogleMaps(key, language);
    const drawing = createDrawing(element, maps, options);
    const map = await drawing.begun;
    const stopListening = whenKeyIsWrong(onFailed);
    return createLiveMap({ element, options, map, drawing, stopListening });
  };

interface Parts {
  element: HTMLElement;
  options: MapOptions;
  map: google.maps.Map;
  drawing: ReturnType<typeof createDrawing>;
  stopListening(): void;
}

function createLiveMap({ element, options, map, drawing, stopListening }: Parts): LiveMap {
  const { words, isCalm, onMoved, subject } = options;
  const pin = subject && 'point' in subject ? [pinAt(subject.point)] : [];
  const view = () => viewOf(cameraOf(map), sizeOf(element));
  const stopGuarding = guardGestures(element);
  const controls = addControls(element, words, {
    zoomBy(levels) {
      const zoom = cameraOf(map).zoom + levels;
      if (isCalm) map.moveCamera({ zoom });
      else map.setZoom(zoom);
    },
    panBy(pixels) {
      if (isCalm) moveTo(map, moved(cameraOf(map), pixels));
      else map.panBy(...pixels);
    },
  });
  let markers: HTMLElement[] = [];
  let areas: Shape[] = [];
  if (subject && !('point' in subject)) shapeOf(subject, element).setMap(map);
  drawing.show(pin);
  if (onMoved) whenMoved(map, view, onMoved);
  return {
    nearestZoom: STREET_ZOOMS.nearest,
    showMarkers(shown) {
      const places = shown.map((one) => ({ id: one.id, point: one.point, element: markerElement(one) }));
      markers = places.map((place) => place.element);
      drawing.show([...pin, ...places]);
    },
    showAreas(shown) {
      for (const area of areas) area.setMap(null);
      areas = shown.map((area) => shapeOf(area, element));
      for (const area of areas) area.setMap(map);
    },
    mark: (id) => markElement(markers, id),
    view,
    fit: (bounds, nearest = STREET_ZOOMS.first) =>
      moveTo(map, cameraOn(bounds, { ...fitIn(element), nearest })),
    // Google's maps watch their size.
    refreshSize() {},
    remove() {
      stopListening();
      stopGuarding();
      google.maps.event.clearInstanceListeners(map);
      controls.remove();
      drawing.remove();
    },
  };
}

/** Its first rest is no move. */
function whenMoved(map: google.maps.Map, view: () => MapView, tell: (view: MapView) => void): void {
  let last = JSON.stringify(view());
  map.addListener('idle', () => {
    const seen = view();
    if (JSON.stringify(seen) === last) return;
    last = JSON.stringify(seen);
    tell(seen);
  });
}

/** A map that google-map-react draws, with elements at points. */
function createDrawing(element: HTMLElement, maps: typeof google.maps, options: MapOptions) {
  const host = document.createElement('div');
  host.className = 'map__google';
  element.append(host);
  const root = createRoot(host);
  const { promise: begun, resolve } = Promise.withResolvers<google.maps.Map>();
  const { center, zoom } = options.bounds
    ? cameraOn(options.bounds, { ...fitIn(element), nearest: STREET_ZOOMS.first })
    : { center: options.center, zoom: Math.min(options.zoom, STREET_ZOOMS.first) };
  const fixed: GoogleMap.Props = {
    // The script is here already.
    googleMapLoader: async () => maps,
    defaultCenter: literalOf(center),
    defaultZoom: zoom,
    options: LOOK(),
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
    begun,
    show,
    // React may be at work on the page itself.
    remove: () => void setTimeout(() => root.unmount()),
  };
}

const LOOK = () => ({
  disableDefaultUI: true,
  keyboardShortcuts: false,
  clickableIcons: false,
  // The wheel is held back by `guardGestures`.
  gestureHandling: isTouched() ? 'cooperative' : 'greedy',
  colorScheme: 'FOLLOW_SYSTEM',
  minZoom: FARTHEST_ZOOM,
  maxZoom: STREET_ZOOMS.nearest,
});

interface HolderProps extends google.maps.LatLngLiteral {
  $markerHolderClassName: string;
  shown: HTMLElement;
}

/** google-map-react places it by `lat` and `lng`. */
function Holder({ shown }: HolderProps) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => holder.current?.replaceChildren(shown), [shown]);
  return <div ref={holder} />;
}

function pinAt(point: Point): Place {
  const element = document.createElement('div');
  element.className = 'map-pin map-pin--on-point';
  element.innerHTML = PIN_ICON;
  return { id: 'pin', point, element };
}

type Shape = google.maps.Polygon | google.maps.Circle;

function shapeOf(area: MapArea, element: HTMLElement): Shape {
  const color = getComputedStyle(element).getPropertyValue('--brick').trim();
  const look = { clickable: false, fillColor: color, fillOpacity: 0.2, strokeColor: color, strokeWeight: 2 };
  if ('corners' in area) return new google.maps.Polygon({ paths: area.corners.map(literalOf), ...look });
  return new google.maps.Circle({ center: literalOf(area.center), radius: area.radius, ...look });
}

function literalOf({ latitude, longitude }: Point): google.maps.LatLngLiteral {
  return { lat: latitude, lng: longitude };
}

function cameraOf(map: google.maps.Map): Camera {
  const center = map.getCenter();
  if (!center) throw new Error('a map has begun without its middle');
  return {
    center: { latitude: center.lat(), longitude: center.lng() },
    zoom: Math.round(map.getZoom() ?? FARTHEST_ZOOM),
  };
}

function moveTo(map: google.maps.Map, { center, zoom }: Camera): void {
  map.moveCamera({ center: literalOf(center), zoom });
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement) => ({ width, height });

const fitIn = (element: HTMLElement) => ({
  ...sizeOf(element),
  padding: FIT_PADDING,
  farthest: FARTHEST_ZOOM,
});
