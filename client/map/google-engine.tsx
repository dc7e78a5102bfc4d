import './marks.css';
import { loadWithTimeout } from '../load-with-timeout.ts';
import { type Camera, cameraView, fitCamera, moveCamera } from './camera.ts';
import { createGoogleMap, fitOptions, literalOf, type Place, sizeOf } from './google-map.tsx';
import { loadGoogleMaps, onKeyRejected, TIMEOUT_MS } from './load-google-maps.ts';
import { addControls } from './map-controls.ts';
import {
  type LiveMap,
  type MapArea,
  type MapEngine,
  type MapOptions,
  type MapView,
  MIN_ZOOM,
  type Point,
  STREET_ZOOMS,
} from './map-options.ts';
import { createHighlighter, markerElement, PIN_ICON } from './marker-element.ts';
import { restrictGestures } from './restrict-gestures.ts';

interface GoogleOptions {
  key: string;
  language: string;
  /** Called when Google rejects the key after the map has loaded. */
  onFailed(): void;
}

/** The map engine of Google Maps. Its script loads with the first map. */
export const googleEngine =
  ({ key, language, onFailed }: GoogleOptions): MapEngine =>
  async (element, options) => {
    const maps = await loadGoogleMaps(key, language);
    const stopListening = onKeyRejected(onFailed);
    const googleMap = createGoogleMap(element, maps, { ...options, onFailed });
    try {
      const map = await loadWithTimeout(googleMap.loaded, TIMEOUT_MS);
      return createLiveMap({ element, options, map, googleMap, stopListening });
    } catch (error) {
      stopListening();
      googleMap.remove();
      throw error;
    }
  };

interface Dependencies {
  element: HTMLElement;
  options: MapOptions;
  map: google.maps.Map;
  googleMap: ReturnType<typeof createGoogleMap>;
  stopListening(): void;
}

function createLiveMap({ element, options, map, googleMap, stopListening }: Dependencies): LiveMap {
  const { texts, isReducedMotion, onMoved, subject } = options;
  const pin = subject && 'point' in subject ? [pinAt(subject.point)] : [];
  const view = () => cameraView(cameraOf(map), sizeOf(element));
  const stopGuarding = restrictGestures(element);
  const controls = addControls(element, texts, {
    zoomBy(levels) {
      const zoom = cameraOf(map).zoom + levels;
      if (isReducedMotion) map.moveCamera({ zoom });
      else map.setZoom(zoom);
    },
    panBy(pixels) {
      if (isReducedMotion) moveTo(map, moveCamera(cameraOf(map), pixels));
      else map.panBy(...pixels);
    },
  });
  const highlighter = createHighlighter();
  let areas: Shape[] = [];
  if (subject && !('point' in subject)) shapeOf(subject, element).setMap(map);
  googleMap.show(pin);
  if (onMoved) onMoveEnd(map, view, onMoved);
  return {
    maxZoom: STREET_ZOOMS.max,
    showMarkers(shown) {
      const places = shown.map((one) => ({ id: one.id, point: one.point, element: markerElement(one) }));
      highlighter.setMarkers(places.map((place) => place.element));
      googleMap.show([...pin, ...places]);
    },
    showAreas(shown) {
      for (const area of areas) area.setMap(null);
      areas = shown.map((area) => shapeOf(area, element));
      for (const area of areas) area.setMap(map);
    },
    highlight: highlighter.highlight,
    view,
    fit: (bounds, maxZoom = STREET_ZOOMS.maxInitial) =>
      moveTo(map, fitCamera(bounds, { ...fitOptions(element), maxZoom })),
    // Google Maps observes its size by itself.
    refreshSize() {},
    remove() {
      stopListening();
      stopGuarding();
      google.maps.event.clearInstanceListeners(map);
      controls.remove();
      googleMap.remove();
    },
  };
}

/** Reports moves; ignores the first `idle` event, which is not a user action. */
function onMoveEnd(map: google.maps.Map, view: () => MapView, report: (view: MapView) => void): void {
  let last = JSON.stringify(view());
  map.addListener('idle', () => {
    const seen = view();
    if (JSON.stringify(seen) === last) return;
    last = JSON.stringify(seen);
    report(seen);
  });
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
  const style = { clickable: false, fillColor: color, fillOpacity: 0.2, strokeColor: color, strokeWeight: 2 };
  if ('rings' in area)
    return new google.maps.Polygon({ paths: area.rings.map((ring) => ring.map(literalOf)), ...style });
  return new google.maps.Circle({ center: literalOf(area.center), radius: area.radius, ...style });
}

function cameraOf(map: google.maps.Map): Camera {
  const center = map.getCenter();
  if (!center) throw new Error('a map has begun without its middle');
  return {
    center: { latitude: center.lat(), longitude: center.lng() },
    zoom: Math.round(map.getZoom() ?? MIN_ZOOM),
  };
}

function moveTo(map: google.maps.Map, { center, zoom }: Camera): void {
  map.moveCamera({ center: literalOf(center), zoom });
}
