/** What a map shows; nothing in it knows which engine draws it. */

export interface Point {
  latitude: number;
  longitude: number;
}

/** A place on a map, beside the point that it is about. */
export interface MapMarker {
  point: Point;
  /** What it says to those who do not see it. */
  label: string;
  path: string;
}

export interface MapOptions {
  center: Point;
  zoom: number;
  /** Metres around the point in which the place lies; absent: it is the point itself. */
  radius?: number | undefined;
  /** Of the whole map, and of its buttons. */
  words: MapWords;
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  tiles: string;
  /** Nothing moves by itself. */
  isCalm: boolean;
}

export type Direction = 'north' | 'east' | 'south' | 'west';

export interface MapWords extends Record<Direction | 'in' | 'out', string> {
  label: string;
}

/** A map on a page. */
export interface LiveMap {
  showMarkers(markers: readonly MapMarker[]): void;
  /** The room that it has is another. */
  refreshSize(): void;
  remove(): void;
}

/** Draws a map in an empty element. */
export type MapEngine = (element: HTMLElement, options: MapOptions) => LiveMap;

/** How closely our own base map, which knows no streets, is seen at first. */
export const BASE_MAP_ZOOM = 12;
