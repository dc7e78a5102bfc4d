import 'leaflet/dist/leaflet.css';
import type { Bounds } from '../../shared/listings/criteria.ts';
import './leaflet-engine.css';
import Leaflet from 'leaflet';
import { COVERED, PIN } from '../../shared/geography/base-map.ts';
import { guardGestures } from './guard-gestures.ts';
import { addControls } from './map-controls.ts';
import {
  BASE_MAP_ZOOM,
  type LiveMap,
  type MapArea,
  type MapEngine,
  type MapMarker,
  type MapOptions,
  type MapView,
  NEAREST_ZOOM,
  type Point,
} from './map-options.ts';
import { markElement, markerElement } from './marker-element.ts';

const FARTHEST_ZOOM = 5;
const LIMITS = cornersOf(COVERED);
const PIN_ICON = `<svg viewBox="-12 -34 24 36"><path d="${PIN}"/></svg>`;

/** A map by Leaflet, on tiles of ours or of the agency's. */
export const startLeaflet: MapEngine = (element, options): LiveMap => {
  const { words, tiles, isCalm, onMoved } = options;
  const map = createMap(element, options);
  Leaflet.tileLayer(tiles, { bounds: LIMITS }).addTo(map);
  subjectOf(options)?.addTo(map);
  const stopGuarding = guardGestures(element);
  const controls = addControls(element, words, {
    zoomBy: (levels) => map.setZoom(map.getZoom() + levels, { animate: !isCalm }),
    panBy: (pixels) => map.panBy(pixels, { animate: !isCalm }),
  });
  const view = () => viewOf(map);
  if (options.bounds) fitTo(map, options.bounds, { animate: false });
  if (onMoved) map.on('moveend', () => onMoved(view()));
  const areas = Leaflet.layerGroup().addTo(map);
  const markers = Leaflet.layerGroup().addTo(map);
  return {
    showMarkers(shown) {
      markers.clearLayers();
      for (const one of shown) markers.addLayer(markerOf(one));
    },
    showAreas(shown) {
      areas.clearLayers();
      for (const one of shown) areas.addLayer(areaOf(one));
    },
    mark: (id) => markElement(element, id),
    view,
    fit: (bounds, nearest) => fitTo(map, bounds, { animate: !isCalm, nearest }),
    refreshSize: () => map.invalidateSize({ animate: false }),
    remove() {
      stopGuarding();
      map.remove();
      controls.remove();
    },
  };
};

function createMap(element: HTMLElement, { center, zoom, isCalm }: MapOptions): Leaflet.Map {
  return Leaflet.map(element, {
    center: pairOf(center),
    zoom: Math.min(zoom, BASE_MAP_ZOOM),
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    maxBounds: LIMITS,
    zoomControl: false,
    attributionControl: false,
    // One finger scrolls the page; two fingers move the map.
    dragging: !matchMedia('(pointer: coarse)').matches,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  });
}

function subjectOf({ subject, center }: MapOptions): Leaflet.Layer | null {
  if (!subject) return null;
  if (subject !== 'pin') return areaOf({ center, ...subject });
  const icon = Leaflet.divIcon({
    className: 'map-pin',
    html: PIN_ICON,
    iconSize: [32, 48],
    iconAnchor: [16, 45],
  });
  return Leaflet.marker(pairOf(center), { icon, interactive: false, keyboard: false });
}

function areaOf(area: MapArea): Leaflet.Layer {
  const look = { className: 'map-area', interactive: false };
  if ('rings' in area)
    return Leaflet.polygon(
      area.rings.map((ring) => ring.map(pairOf)),
      look,
    );
  return Leaflet.circle(pairOf(area.center), { radius: area.radius, ...look });
}

function pairOf({ latitude, longitude }: Point): [number, number] {
  return [latitude, longitude];
}

function fitTo(
  map: Leaflet.Map,
  bounds: Bounds,
  { animate, nearest = BASE_MAP_ZOOM }: { animate: boolean; nearest?: number | undefined },
): void {
  map.fitBounds(cornersOf(bounds), { animate, padding: [40, 40], maxZoom: nearest });
}

function cornersOf({ south, west, north, east }: Bounds): Leaflet.LatLngBoundsLiteral {
  return [
    [south, west],
    [north, east],
  ];
}

function viewOf(map: Leaflet.Map): MapView {
  const bounds = map.getBounds();
  return {
    bounds: {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    },
    zoom: map.getZoom(),
  };
}

function markerOf(marker: MapMarker): Leaflet.Marker {
  const icon = Leaflet.divIcon({ iconSize: [0, 0] });
  icon.createIcon = () => {
    const holder = document.createElement('div');
    holder.className = 'leaflet-marker-icon map-holder';
    holder.append(markerElement(marker));
    return holder;
  };
  return Leaflet.marker(pairOf(marker.point), { icon, interactive: false, keyboard: false });
}
