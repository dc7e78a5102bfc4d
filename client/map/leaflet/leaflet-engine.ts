import 'leaflet/dist/leaflet.css';
import type { Bounds } from '../../../shared/listings/criteria.ts';
import '../marks.css';
import Leaflet from 'leaflet';
import { BASE_MAP_BOUNDS } from '../../../shared/geography/base-map.ts';
import { hasTouchScreen } from '../../has-touch-screen.ts';
import { nextTask } from '../../next-task.ts';
import { addControls } from '../map-controls.ts';
import {
  FIT_PADDING,
  type LiveMap,
  type MapEngine,
  type MapOptions,
  type MapView,
  type MapZooms,
  MIN_ZOOM,
  ZOOM_STEP,
} from '../map-options.ts';
import { createHighlighter, replaceMarkers } from '../marker-element.ts';
import { restrictGestures } from '../restrict-gestures.ts';
import { areaOf, createSubjectLayer, markerOf, pairOf } from './leaflet-layers.ts';

const LIMITS = cornersOf(BASE_MAP_BOUNDS);
/** The greatest width of the scale, relative to its font size. */
const SCALE_WIDTH_EM = 9;

interface TileOptions {
  /** A URL template with `{z}`, `{x}` and `{y}`. */
  url: string;
  zooms: MapZooms;
  /** The highest zoom level of the tiles, if the map has higher ones. */
  maxTileZoom?: number;
  /** Adds streets above the tiles. */
  addStreets?(map: Leaflet.Map): void;
}

/** The map engine of Leaflet, with our own tiles or the agency's. */
export const leafletEngine =
  (tiles: TileOptions): MapEngine =>
  async (element, options) => {
    const map = await startLeaflet(element, options, tiles);
    await nextTask();
    return map;
  };

/** Starts a map in steps, because on a slow phone the map, its tiles and its markers take some 50 ms each. */
async function startLeaflet(element: HTMLElement, options: MapOptions, tiles: TileOptions): Promise<LiveMap> {
  const { zooms } = tiles;
  const { texts, isReducedMotion, onMoved } = options;
  const map = createMap(element, options, zooms);
  const fitTo = (bounds: Bounds, animate: boolean, maxZoom = zooms.maxInitial) =>
    map.fitBounds(cornersOf(bounds), { animate, padding: [FIT_PADDING, FIT_PADDING], maxZoom });
  // Before the tiles, which would otherwise be requested for two viewports.
  if (options.bounds) fitTo(options.bounds, false, options.maxZoom);
  await nextTask();
  addTiles(map, tiles);
  addScale(map);
  createSubjectLayer(options)?.addTo(map);
  const stopGuarding = restrictGestures(element);
  const controls = addControls(element, texts, {
    zoomBy: createZoomHandler(map, !isReducedMotion),
    panBy: (pixels) => map.panBy(pixels, { animate: !isReducedMotion }),
  });
  const view = () => viewOf(map);
  if (onMoved) map.on('moveend', () => onMoved(view()));
  const areas = Leaflet.layerGroup().addTo(map);
  const markers = Leaflet.layerGroup().addTo(map);
  const highlighter = createHighlighter();
  return {
    maxZoom: zooms.max,
    showMarkers(shown) {
      replaceMarkers(element, () => {
        markers.clearLayers();
        for (const one of shown) markers.addLayer(markerOf(one));
      });
      highlighter.setMarkers([...element.querySelectorAll<HTMLElement>('.map-marker')]);
    },
    showAreas(shown) {
      areas.clearLayers();
      for (const one of shown) areas.addLayer(areaOf(one));
    },
    highlight: highlighter.highlight,
    view,
    fit: (bounds, maxZoom) => void fitTo(bounds, !isReducedMotion, maxZoom),
    refreshSize: () => map.invalidateSize({ animate: false }),
    remove() {
      stopGuarding();
      map.remove();
      controls.remove();
    },
  };
}

function addTiles(map: Leaflet.Map, { url, zooms, maxTileZoom, addStreets }: TileOptions): void {
  const options = { bounds: LIMITS, maxZoom: zooms.max, maxNativeZoom: maxTileZoom };
  Leaflet.tileLayer(url, options).addTo(map);
  addStreets?.(map);
}

/**
 * Adds a scale, because a map without streets has nothing else that shows distances. It is hidden from screen readers:
 * the text means nothing without the length of the line.
 */
function addScale(map: Leaflet.Map): void {
  // The line grows with the visitor's text size, because its text must fit.
  const maxWidth = SCALE_WIDTH_EM * Number.parseFloat(getComputedStyle(map.getContainer()).fontSize);
  const scale = Leaflet.control.scale({ position: 'topleft', imperial: false, maxWidth }).addTo(map);
  scale.getContainer()?.setAttribute('aria-hidden', 'true');
}

/** Leaflet ignores zoom requests during an animation, so they are accumulated here. */
function createZoomHandler(map: Leaflet.Map, animate: boolean): (levels: number) => void {
  let wanted: number | null = null;
  map.on('zoomend', () => {
    if (wanted === map.getZoom()) wanted = null;
    else if (wanted !== null) map.setZoom(wanted, { animate });
  });
  return (levels) => {
    const shown = wanted ?? map.getZoom();
    // Buttons step to integer zoom levels.
    const zoom = levels > 0 ? Math.floor(shown) + levels : Math.ceil(shown) + levels;
    wanted = Math.min(Math.max(zoom, map.getMinZoom()), map.getMaxZoom());
    if (wanted === map.getZoom()) wanted = null;
    else map.setZoom(wanted, { animate });
  };
}

function createMap(
  element: HTMLElement,
  { center, zoom, isZoomKept, isReducedMotion }: MapOptions,
  { maxInitial, max }: MapZooms,
): Leaflet.Map {
  return Leaflet.map(element, {
    center: pairOf(center),
    zoom: isZoomKept ? zoom : Math.min(zoom, maxInitial),
    minZoom: MIN_ZOOM,
    maxZoom: max,
    maxBounds: LIMITS,
    // The server renders SVG tiles, which stay sharp at fractional zoom levels.
    zoomSnap: ZOOM_STEP,
    zoomControl: false,
    attributionControl: false,
    // One finger scrolls the page; two fingers move the map.
    dragging: !hasTouchScreen(),
    zoomAnimation: !isReducedMotion,
    fadeAnimation: !isReducedMotion,
    markerZoomAnimation: !isReducedMotion,
    inertia: !isReducedMotion,
  });
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
