/** What a map shows; nothing in it knows which engine draws it. */
import { BASE_MAP_ZOOM } from '../../shared/geography/base-map.ts';
import type { Bounds } from '../../shared/listings/criteria.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/** What of the map is seen. */
export interface MapView {
  bounds: Bounds;
  zoom: number;
}

/** A place on a map, beside the one that it is about: a link, or a button. */
export interface MapMarker {
  id: string;
  point: Point;
  /** What it says to those who do not see it. */
  label: string;
  /** What it says of itself when a pointer rests on it; absent: its label. */
  title?: string;
  /** What stands on it; absent: it is a dot. */
  text?: string;
  /** Of its element. */
  className?: string;
  path?: string;
  onPress?(): void;
  /** A pointer or the focus is on it, or has left it. */
  onReach?(isReached: boolean): void;
}

/**
 * A part of the map that is searched: what an odd number of rings surround, or of a line that was drawn, all that it goes
 * around; or a circle of so many metres.
 */
export type MapArea =
  | { rings: readonly (readonly Point[])[]; isDrawn?: boolean }
  | { center: Point; radius: number };

export interface MapOptions {
  center: Point;
  zoom: number;
  /** What it shows all of at first, instead of its middle. */
  bounds?: Bounds | undefined;
  /** The highest zoom at which `bounds` is shown; absent: the zoom that a map begins at. */
  nearest?: number | undefined;
  /** What it is about: a pin at a point, or an area. */
  subject: { point: Point } | MapArea | null;
  /** Of the whole map, and of its buttons. */
  words: MapWords;
  /** Nothing moves by itself. */
  isCalm: boolean;
  /** Each time that another part is seen, once it stands still. */
  onMoved?: ((view: MapView) => void) | undefined;
}

export type Direction = 'north' | 'east' | 'south' | 'west';

export interface MapWords extends Record<Direction | 'in' | 'out', string> {
  label: string;
}

/** A map on a page. */
export interface LiveMap {
  /** How closely it can be seen. */
  nearestZoom: number;
  /** Instead of those before, in this order for the keyboard. */
  showMarkers(markers: readonly MapMarker[]): void;
  /** Instead of those before, below the markers. */
  showAreas(areas: readonly MapArea[]): void;
  /** Sets one apart from the others; null: none. */
  mark(id: string | null): void;
  view(): MapView;
  /** Shows all of a rectangle; not nearer than this zoom, or than a map begins. */
  fit(bounds: Bounds, nearest?: number): void;
  /** The room that it has is another. */
  refreshSize(): void;
  remove(): void;
}

/** Draws a map in an empty element. */
export type MapEngine = (element: HTMLElement, options: MapOptions) => Promise<LiveMap>;

/** How closely a map is seen: where it begins, at most, and at all. */
export interface MapZooms {
  first: number;
  nearest: number;
}

export const FARTHEST_ZOOM = 5;
/** Pixels between what is shown whole and the map's edge. */
export const FIT_PADDING = 44;
export const OWN_ZOOMS: MapZooms = { first: BASE_MAP_ZOOM, nearest: 17 };
/** Of a map with streets. */
export const STREET_ZOOMS: MapZooms = { first: 17, nearest: 19 };
