import { PIN } from '../../shared/geography/base-map.ts';
import type { MapMarker } from './map-options.ts';

/** An icon of 32 by 48 pixels with its tip at 16,45. */
export const PIN_ICON = `<svg viewBox="-12 -34 24 36"><path d="${PIN}"/></svg>`;

/** Creates a marker's element for any map engine: a link or button with an accessible name. */
export function markerElement(marker: MapMarker): HTMLElement {
  const { id, label, title = label, text, className, path, onClick, onHighlight } = marker;
  const element = document.createElement(path ? 'a' : 'button');
  if (element instanceof HTMLAnchorElement) element.href = path ?? '';
  else element.type = 'button';
  element.className = ['map-marker', text ? 'map-marker--text' : 'map-marker--dot', className].join(' ');
  element.dataset.id = id;
  element.textContent = text ?? '';
  element.setAttribute('aria-label', label);
  element.title = title;
  if (onClick) {
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      onClick();
    });
  }
  if (onHighlight) {
    for (const type of ['pointerenter', 'focus']) element.addEventListener(type, () => onHighlight(true));
    for (const type of ['pointerleave', 'blur']) element.addEventListener(type, () => onHighlight(false));
  }
  return element;
}

/** Highlights one of a map's markers, also after they were replaced. */
export function createHighlighter() {
  let markers: readonly HTMLElement[] = [];
  let highlighted: string | null = null;
  const apply = () => {
    for (const marker of markers) marker.classList.toggle('is-marked', marker.dataset.id === highlighted);
  };
  return {
    highlight(id: string | null): void {
      highlighted = id;
      apply();
    },
    setMarkers(current: readonly HTMLElement[]): void {
      markers = current;
      apply();
    },
  };
}

/**
 * Replaces the markers in an element. When one of them had the focus, the marker with the same id receives it,
 * or else the first one: keyboard focus stays on the map.
 */
export function replaceMarkers(element: HTMLElement, replace: () => void): void {
  const focused = document.activeElement;
  const id = focused instanceof HTMLElement && element.contains(focused) ? focused.dataset.id : undefined;
  replace();
  if (id === undefined) return;
  const markers = [...element.querySelectorAll<HTMLElement>('.map-marker')];
  const next = markers.find(({ dataset }) => dataset.id === id) ?? markers[0];
  next?.focus({ preventScroll: true });
}
