/** The interface of a map, independent of its engine. */
import { BASE_MAP_ZOOM, STREET_MAP_ZOOM } from '../../shared/geography/base-map.ts';
import type { Bounds } from '../../shared/listings/criteria.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/** The visible part of a map. */
export interface MapView {
  bounds: Bounds;
  zoom: number;
}

/** An additional place on a map: a link or a button. */
export interface MapMarker {
  id: string;
  point: Point;
  /** The accessible name. */
  label: string;
  /** The tooltip; by default the label. */
  title?: string;
  /** The visible text; a marker without text is a dot. */
  text?: string;
  /** Class name of the marker's element. */
  className?: string;
  path?: string;
  onClick?(): void;
  /** Called when the marker is hovered or focused, and when that ends. */
  onHighlight?(isHighlighted: boolean): void;
}

/**
 * A searched area of the map: the inside of rings (even-odd), everything within a drawn line, or a circle with
 * a radius in metres.
 */
export type MapArea =
  | { rings: readonly (readonly Point[])[]; isDrawn?: boolean }
  | { center: Point; radius: number };

export interface MapOptions {
  center: Point;
  zoom: number;
  /** A rectangle to show initially instead of the centre. */
  bounds?: Bounds | undefined;
  /** The highest zoom level at which `bounds` is shown; by default the highest at which the map opens. */
  maxZoom?: number | undefined;
  /** Whether the map opens at its zoom level, although our own map without streets shows little there. */
  isZoomKept?: boolean | undefined;
  /** The subject of the map: a pin at a point, or an area. */
  subject: { point: Point } | MapArea | null;
  /** The texts of the map and its buttons. */
  texts: MapTexts;
  /** Whether animations are disabled. */
  isReducedMotion: boolean;
  /** Called with the viewport each time the map stops moving. */
  onMoved?: ((view: MapView) => void) | undefined;
}

export type Direction = 'north' | 'east' | 'south' | 'west';

export interface MapTexts extends Record<Direction | 'in' | 'out', string> {
  label: string;
}

/** A map on a page. */
export interface LiveMap {
  /** The highest zoom level. */
  maxZoom: number;
  /** Replaces the markers, in this order for the keyboard. */
  showMarkers(markers: readonly MapMarker[]): void;
  /** Replaces the areas, which lie below the markers. */
  showAreas(areas: readonly MapArea[]): void;
  /** Highlights a marker; null highlights none. */
  highlight(id: string | null): void;
  view(): MapView;
  /** Shows a whole rectangle, at most at this zoom level or at the highest at which the map opens. */
  fit(bounds: Bounds, maxZoom?: number): void;
  /** Must be called after the container's size has changed. */
  refreshSize(): void;
  remove(): void;
}

/** Creates a map in an empty element. */
export type MapEngine = (element: HTMLElement, options: MapOptions) => Promise<LiveMap>;

/** Zoom levels of a map. */
export interface MapZooms {
  /** The highest level at which it opens. */
  maxInitial: number;
  /** The highest level. */
  max: number;
}

export const MIN_ZOOM = 5;
/** Zoom levels of our own map are multiples of this, so that a rectangle fills the map. */
export const ZOOM_STEP = 0.25;
/** Pixels between a fitted rectangle and the map's edge. */
export const FIT_PADDING = 44;
export const OWN_ZOOMS: MapZooms = { maxInitial: BASE_MAP_ZOOM, max: 17 };
/** Zoom levels of a map with streets. */
export const STREET_ZOOMS: MapZooms = { maxInitial: STREET_MAP_ZOOM, max: 19 };
