import './draw-area.css';
import { type ReactNode, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import type { LiveMap, Point } from '../../../map/map-options.ts';
import { pointAt, type Spot, spotOf } from '../../../map/on-screen.ts';
import { DrawingSheet } from './drawing-sheet.tsx';
import { DrawingTools } from './drawing-tools.tsx';

interface Drawing {
  /** What lies over the map while an area is drawn. */
  sheet: ReactNode;
  /** The button that begins, then those to draw with. */
  tools: ReactNode;
  isDrawing: boolean;
  /** Another part of the map is seen. */
  moved(): void;
}

/**
 * An area is drawn on a map: in one go, corner by corner, or by the keyboard with corners in the middle of the map,
 * which the map's own buttons move.
 */
export function useDrawArea(
  live: RefObject<LiveMap | null>,
  { onBegin, onDrawn }: { onBegin(): void; onDrawn(corners: readonly Point[]): void },
): Drawing {
  const [corners, setCorners] = useState<readonly Point[] | null>(null);
  const [, moved] = useReducer((moves: number) => moves + 1, 0);
  const room = useRef<SVGSVGElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const map = live.current;
  const isDrawing = corners !== null;
  useChange(live, isDrawing, onBegin);
  const tools = <Begin button={begin} isDisabled={!map} begin={() => setCorners([])} />;
  if (!map || !corners) return { sheet: null, tools, isDrawing, moved };
  const { toPoint, toSpot, middle } = projection(map, room);
  const stop = () => {
    setCorners(null);
    // Its place is taken by the tools until then.
    requestAnimationFrame(() => begin.current?.focus({ preventScroll: true }));
  };
  const add = (spot: Spot) => setCorners([...corners, toPoint(spot)]);
  const finish = (drawn: readonly Point[]) => {
    stop();
    onDrawn(drawn);
  };
  return {
    isDrawing,
    moved,
    sheet: (
      <DrawingSheet
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

/** The buttons to draw with take room from the map. */
function useChange(live: RefObject<LiveMap | null>, isDrawing: boolean, onBegin: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that drawing begins or ends
  useEffect(() => {
    if (isDrawing) onBegin();
    live.current?.refreshSize();
  }, [isDrawing, live]);
}

interface BeginProps {
  button: RefObject<HTMLButtonElement | null>;
  /** There is no map yet. */
  isDisabled: boolean;
  begin(): void;
}

function Begin({ button, isDisabled, begin }: BeginProps) {
  const t = useMessages();
  return (
    <button ref={button} type="button" className="button button--quiet" disabled={isDisabled} onClick={begin}>
      {t('map.draw.begin')}
    </button>
  );
}

/** Between places on the sheet and points of what the map shows now. */
function projection(map: LiveMap, sheet: RefObject<SVGSVGElement | null>) {
  const room = () => sheet.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
  return {
    toPoint: (spot: Spot) => pointAt(spot, map.view().bounds, room()),
    toSpot: (point: Point) => spotOf(point, map.view().bounds, room()),
    middle(): Spot {
      const { width, height } = room();
      return { x: width / 2, y: height / 2 };
    },
  };
}
