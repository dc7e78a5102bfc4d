import 'leaflet/dist/leaflet.css';
import './leaflet-engine.css';
import Leaflet from 'leaflet';
import { guardGestures } from './guard-gestures.ts';
import { addControls } from './map-controls.ts';
import { BASE_MAP_ZOOM, type LiveMap, type MapEngine, type MapMarker } from './map-options.ts';

const FARTHEST_ZOOM = 5;
const NEAREST_ZOOM = 14;
/** What the base map covers. */
const COVERED = Leaflet.latLngBounds([27, -19], [62, 32]);
const PIN =
  '<svg viewBox="-12 -34 24 36"><path d="M0 0c-3.6-7.6-11-12-11-20a11 11 0 0 1 22 0c0 8-7.4 12.4-11 20z"/></svg>';

/** A map by Leaflet, on tiles of ours or of the agency's. */
export const startLeaflet: MapEngine = (element, { center, zoom, radius, words, tiles, isCalm }): LiveMap => {
  const middle: [number, number] = [center.latitude, center.longitude];
  const map = Leaflet.map(element, {
    center: middle,
    zoom: Math.min(zoom, BASE_MAP_ZOOM),
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    maxBounds: COVERED,
    zoomControl: false,
    attributionControl: false,
    // One finger scrolls the page; two fingers move the map.
    dragging: !matchMedia('(pointer: coarse)').matches,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  });
  Leaflet.tileLayer(tiles, { bounds: COVERED }).addTo(map);
  const shape = radius
    ? Leaflet.circle(middle, { radius, className: 'map-circle', interactive: false })
    : Leaflet.marker(middle, { icon: pinIcon(), interactive: false, keyboard: false });
  shape.addTo(map);
  const stopGuarding = guardGestures(element);
  const controls = addControls(element, words, {
    zoomBy: (levels) => map.setZoom(map.getZoom() + levels, { animate: !isCalm }),
    panBy: (pixels) => map.panBy(pixels, { animate: !isCalm }),
  });
  const markers = Leaflet.layerGroup().addTo(map);
  return {
    showMarkers(shown) {
      markers.clearLayers();
      for (const one of shown) markers.addLayer(markerOf(one));
    },
    refreshSize: () => map.invalidateSize({ animate: false }),
    remove() {
      stopGuarding();
      map.remove();
      controls.remove();
    },
  };
};

function pinIcon(): Leaflet.DivIcon {
  return Leaflet.divIcon({ className: 'map-pin', html: PIN, iconSize: [32, 48], iconAnchor: [16, 45] });
}

/** A marker that is a link: it is reached by keyboard, and opens as links do. */
function markerOf({ point, label, path }: MapMarker): Leaflet.Marker {
  const icon = Leaflet.divIcon({ className: 'map-marker', iconSize: [24, 24] });
  icon.createIcon = () => {
    const link = document.createElement('a');
    link.className = 'leaflet-marker-icon map-marker';
    link.href = path;
    link.setAttribute('aria-label', label);
    link.title = label;
    link.style.margin = '-12px 0 0 -12px';
    return link;
  };
  return Leaflet.marker([point.latitude, point.longitude], { icon, interactive: false, keyboard: false });
}
