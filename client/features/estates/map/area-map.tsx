import '../../../map/map.css';
import { useEffect, useRef, useState } from 'react';
import { formatArea } from '../../../../shared/geography/areas.ts';
import { useResults } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { LiveMap, MapArea } from '../../../map/map-options.ts';
import { StaticMarkers } from '../../../map/static-markers.tsx';
import { useLiveMap } from '../../../map/use-live-map.tsx';
import { boundsOfAreas, findAreaOutlines } from './area-outlines.ts';
import { BELGIUM } from './map-search.ts';
import { encodeShape } from './shape-line.ts';
import { useCurrentMap } from './use-current-map.ts';
import { useDrawArea } from './use-draw-area.tsx';

interface AreaMapProps {
  /** The selected areas. */
  areas: readonly string[];
  /** Called when an area was drawn. */
  onDrawn(area: string): void;
}

/** A map of the selected areas on which the visitor draws another one. */
export function AreaMap({ areas, onDrawn }: AreaMapProps) {
  const t = useMessages();
  const stage = useRef<HTMLDivElement>(null);
  const { live, setMap, clearMap } = useCurrentMap();
  const outlines = useOutlines(areas);
  const drawing = useDrawArea(live, {
    onBegin() {},
    onDrawn: (corners) => onDrawn(formatArea(encodeShape(corners))),
  });
  const sources = useLiveMap(stage, {
    ...BELGIUM,
    subject: null,
    label: t('map.draw.label'),
    onBegin(map) {
      showAreas(map, outlines);
      setMap(map);
    },
    onEnd: clearMap,
    onMoved: drawing.moved,
  });
  useEffect(() => {
    if (live.current) showAreas(live.current, outlines);
  }, [live, outlines]);
  return (
    <>
      <div className="map__stage">
        <StaticMarkers markers={[]} view={BELGIUM} label={t('map.draw.label')} />
        <div ref={stage} className="map__live" />
        {drawing.sheet}
      </div>
      <div className="draw-area__tools">{drawing.tools}</div>
      <div className="map__caption">{sources}</div>
    </>
  );
}

function showAreas(map: LiveMap, areas: readonly MapArea[]): void {
  map.showAreas(areas);
  const bounds = boundsOfAreas(areas);
  if (bounds) map.fit(bounds);
}

/**
 * Returns the outlines of areas. The previous outlines stay until the new ones have loaded, or when loading
 * fails.
 */
function useOutlines(areas: readonly string[]): readonly MapArea[] {
  const { run } = useResults();
  const [outlines, setOutlines] = useState<readonly MapArea[]>([]);
  const ids = areas.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids identify the areas
  useEffect(() => {
    let isUnmounted = false;
    findAreaOutlines(run, areas).then(
      (found) => isUnmounted || setOutlines(found),
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [ids, run]);
  return outlines;
}
