import './draw-area.css';
import { type ReactNode, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import type { LiveMap, Point } from '../../../map/map-options.ts';
import { fromScreen, type ScreenPoint, toScreen } from '../../../map/screen-points.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DrawingOverlay } from './drawing-overlay.tsx';
import { DrawingTools } from './drawing-tools.tsx';

interface Drawing {
  /** The overlay on the map while an area is drawn. */
  sheet: ReactNode;
  /** The button that starts drawing, or the drawing tools. */
  tools: ReactNode;
  isDrawing: boolean;
  /** Updates the overlay after the map was moved. */
  moved(): void;
}

/**
 * Draws an area on a map: in one stroke, corner by corner, or by keyboard. By keyboard corners are added at the
 * centre of the map, which the map's own buttons move.
 */
export function useDrawArea(
  live: RefObject<LiveMap | null>,
  { onBegin, onDrawn }: { onBegin(): void; onDrawn(corners: readonly Point[]): void },
): Drawing {
  const [corners, setCorners] = useState<readonly Point[] | null>(null);
  const [, renderAgain] = useReducer((moves: number) => moves + 1, 0);
  const room = useRef<SVGSVGElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const map = live.current;
  const isDrawing = corners !== null;
  useRefreshOnChange(live, isDrawing, onBegin);
  const tools = <Begin button={startButton} isDisabled={!map} begin={() => setCorners([])} />;
  if (!map || !corners) return { sheet: null, tools, isDrawing, moved: renderAgain };
  const { toPoint, toSpot, middle } = projection(map, room);
  const stop = () => {
    setCorners(null);
    // The tools replace the button until the next frame.
    requestAnimationFrame(() => startButton.current?.focus({ preventScroll: true }));
  };
  const add = (spot: ScreenPoint) => setCorners([...corners, toPoint(spot)]);
  const finish = (drawn: readonly Point[]) => {
    stop();
    onDrawn(drawn);
  };
  return {
    isDrawing,
    moved: renderAgain,
    sheet: (
      <DrawingOverlay
        sheet={room}
        corners={corners.map(toSpot)}
        onCorner={add}
        onClosed={() => finish(corners)}
        onStroke={(stroke) => finish(stroke.map(toPoint))}
      />
    ),
    tools: (
      <DrawingTools
        count={corners.length}
        addMiddle={() => add(middle())}
        undo={() => setCorners(corners.slice(0, -1))}
        search={() => finish(corners)}
        stop={stop}
      />
    ),
  };
}

/** Tells the map its new size, because the drawing tools take space from it. */
function useRefreshOnChange(live: RefObject<LiveMap | null>, isDrawing: boolean, onBegin: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when drawing starts or stops
  useEffect(() => {
    if (isDrawing) onBegin();
    live.current?.refreshSize();
  }, [isDrawing, live]);
}

interface BeginProps {
  button: RefObject<HTMLButtonElement | null>;
  /** Whether the map has not loaded yet. */
  isDisabled: boolean;
  begin(): void;
}

function Begin({ button, isDisabled, begin }: BeginProps) {
  const t = useMessages();
  return (
    <Button ref={button} type="button" look="quiet" disabled={isDisabled} onClick={begin}>
      {t('map.draw.begin')}
    </Button>
  );
}

/** Converts between pixels of the overlay and coordinates of the current viewport. */
function projection(map: LiveMap, sheet: RefObject<SVGSVGElement | null>) {
  const room = () => sheet.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
  return {
    toPoint: (spot: ScreenPoint) => fromScreen(spot, map.view().bounds, room()),
    toSpot: (point: Point) => toScreen(point, map.view().bounds, room()),
    middle(): ScreenPoint {
      const { width, height } = room();
      return { x: width / 2, y: height / 2 };
    },
  };
}
