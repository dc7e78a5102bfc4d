import { afterPaint } from '../after-paint.ts';
import type { Direction, MapTexts } from './map-options.ts';

/** How far a button moves the map, in pixels. */
const STEP = 120;
const STEPS: Record<Direction, [number, number]> = {
  north: [0, -STEP],
  south: [0, STEP],
  west: [-STEP, 0],
  east: [STEP, 0],
};
const ARROWS: Record<Direction, string> = { north: '↑', east: '→', south: '↓', west: '←' };

interface MapMoves {
  zoomBy(levels: number): void;
  /** In pixels to the east and to the south. */
  panBy(pixels: [number, number]): void;
}

/**
 * Adds buttons for everything that a pointer does by dragging and wheel, and makes the map a named landmark.
 */
export function addControls(map: HTMLElement, texts: MapTexts, { zoomBy, panBy }: MapMoves): HTMLElement {
  map.setAttribute('role', 'region');
  map.setAttribute('aria-label', texts.label);
  const controls = document.createElement('div');
  controls.className = 'map__controls';
  const moves = document.createElement('div');
  moves.className = 'map__moves';
  const add = (group: HTMLElement, sign: string, label: string, act: () => void) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = sign;
    button.title = label;
    button.setAttribute('aria-label', label);
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      afterPaint().then(act);
    });
    group.append(button);
  };
  add(controls, '+', texts.in, () => zoomBy(1));
  add(controls, '−', texts.out, () => zoomBy(-1));
  for (const direction of Object.keys(STEPS) as Direction[])
    add(moves, ARROWS[direction], texts[direction], () => panBy(STEPS[direction]));
  controls.append(moves);
  // Keeps a double click on a button from zooming the map.
  controls.addEventListener('dblclick', (event) => event.stopPropagation());
  map.append(controls);
  return controls;
}
