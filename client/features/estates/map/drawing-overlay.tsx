import { type PointerEvent, type RefObject, useState } from 'react';
import type { ScreenPoint } from '../../../map/screen-points.ts';
import { MIN_CORNERS, simplifyStroke } from './shape-line.ts';

/** Pixels: the longest movement of a click, and the distance to the first corner that closes a shape. */
const PRESSED = 8;
const CLOSES = 14;

interface DrawingOverlayProps {
  sheet: RefObject<SVGSVGElement | null>;
  corners: readonly ScreenPoint[];
  onCorner(spot: ScreenPoint): void;
  /** Called when the first corner was clicked again. */
  onClosed(): void;
  /** Called when a shape was drawn in one stroke. */
  onStroke(corners: readonly ScreenPoint[]): void;
}

/** A pointer overlay on a map: dragging draws a line, clicking adds a corner. */
export function DrawingOverlay({ sheet, corners, onCorner, onClosed, onStroke }: DrawingOverlayProps) {
  const [stroke, setStroke] = useState<readonly ScreenPoint[] | null>(null);
  const end = (drawn: readonly ScreenPoint[]) => {
    setStroke(null);
    const [start] = drawn;
    const [first] = corners;
    if (!start) return;
    if (drawn.some((spot) => distance(spot, start) > PRESSED)) {
      const whole = simplifyStroke(drawn);
      if (whole.length > 0) onStroke(whole);
    } else if (first && corners.length >= MIN_CORNERS && distance(first, start) <= CLOSES) onClosed();
    else onCorner(start);
  };
  return (
    <svg
      ref={sheet}
      className="draw-area__sheet"
      aria-hidden="true"
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button > 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setStroke([spotIn(event)]);
      }}
      onPointerMove={(event) => {
        // Ignores a second finger.
        if (!event.isPrimary) return;
        const spot = spotIn(event);
        setStroke((drawn) => drawn && [...drawn, spot]);
      }}
      onPointerUp={({ isPrimary }) => isPrimary && stroke && end(stroke)}
      onPointerCancel={() => setStroke(null)}
    >
      <polygon points={(stroke ?? corners).map(({ x, y }) => `${x},${y}`).join(' ')} />
      {corners.map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: corners are ordered by when they were added
        <circle key={index} cx={x} cy={y} r="6" />
      ))}
      <path className="draw-area__middle" d="M-10 0H10M0-10V10" />
    </svg>
  );
}

function spotIn({ nativeEvent }: PointerEvent<SVGSVGElement>): ScreenPoint {
  return { x: nativeEvent.offsetX, y: nativeEvent.offsetY };
}

function distance(a: ScreenPoint, b: ScreenPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
