import type { MapMarker } from './map-options.ts';

/** The element of a marker, for every engine: a link or a button with a name, reached by the keyboard. */
export function markerElement(marker: MapMarker): HTMLElement {
  const { id, label, text, className, path, onPress, onReach } = marker;
  const element = document.createElement(path ? 'a' : 'button');
  if (element instanceof HTMLAnchorElement) element.href = path ?? '';
  else element.type = 'button';
  element.className = ['map-marker', text ? 'map-marker--text' : 'map-marker--dot', className].join(' ');
  element.dataset.id = id;
  element.textContent = text ?? '';
  element.setAttribute('aria-label', label);
  element.title = label;
  if (onPress) {
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      onPress();
    });
  }
  if (onReach) {
    for (const type of ['pointerenter', 'focus']) element.addEventListener(type, () => onReach(true));
    for (const type of ['pointerleave', 'blur']) element.addEventListener(type, () => onReach(false));
  }
  return element;
}

/** The one of these that is set apart. */
export function markElement(within: HTMLElement, id: string | null): void {
  for (const marker of within.querySelectorAll<HTMLElement>('.map-marker'))
    marker.classList.toggle('is-marked', marker.dataset.id === id);
}
