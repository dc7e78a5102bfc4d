import './marks.css';
import { loadInTime } from '../load-in-time.ts';
import { type Camera, cameraOn, moved, viewOf } from './camera.ts';
import { createDrawing, fitIn, literalOf, type Place, sizeOf } from './google-drawing.tsx';
import { guardGestures } from './guard-gestures.ts';
import { LONGEST_MS, loadGoogleMaps, whenKeyIsWrong } from './load-google-maps.ts';
import { addControls } from './map-controls.ts';
import {
  FARTHEST_ZOOM,
  type LiveMap,
  type MapArea,
  type MapEngine,
  type MapOptions,
  type MapView,
  type Point,
  STREET_ZOOMS,
} from './map-options.ts';
import { markElement, markerElement, PIN_ICON } from './marker-element.ts';

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
    const stopListening = whenKeyIsWrong(onFailed);
    const drawing = createDrawing(element, maps, { ...options, onFailed });
    try {
      const map = await loadInTime(drawing.begun, LONGEST_MS);
      return createLiveMap({ element, options, map, drawing, stopListening });
    } catch (error) {
      stopListening();
      drawing.remove();
      throw error;
    }
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
  if (onMoved) onMoveEnd(map, view, onMoved);
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
    // Google Maps observes its size by itself.
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
    zoom: Math.round(map.getZoom() ?? FARTHEST_ZOOM),
  };
}

function moveTo(map: google.maps.Map, { center, zoom }: Camera): void {
  map.moveCamera({ center: literalOf(center), zoom });
}
