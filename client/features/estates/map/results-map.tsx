import '../../../map/map.css';
import '../../listings/map/results-map.css';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EstateSearchParams } from '../../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import type { MapView } from '../../../map/map-options.ts';
import { useLiveMap } from '../../../map/use-live-map.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { ResultsQuery } from '../generated/results.generated.ts';
import { useAreaOutlines } from './area-outlines.ts';
import { HomesBesideMap } from './homes-beside-map.tsx';
import { formatAreaSearch, formatBoundsSearch, initialCamera } from './map-search.ts';
import { MarkerPopup } from './marker-popup.tsx';
import { encodeShape } from './shape-line.ts';
import { StaticAreas } from './static-areas.tsx';
import { StaticHomes } from './static-homes.tsx';
import { useDrawArea } from './use-draw-area.tsx';
import { useFirstMarkers } from './use-first-markers.ts';
import { useHomesInView } from './use-homes-in-view.ts';
import type { Marker } from './use-marker-labels.ts';
import { useResultsMap } from './use-results-map.ts';

interface ResultsMapProps {
  params: EstateSearchParams;
  transaction: Transaction;
  estates: ResultsQuery['estates']['items'];
}

/**
 * The homes of the page as a list and all results on a map beside it. On a phone the map stands above the list.
 */
export function ResultsMap({ params, transaction, estates }: ResultsMapProps) {
  const [marked, setMarked] = useState<string | null>(null);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const inView = useHomesInView({ params, transaction, view });
  return (
    <div className="results-map">
      <div className="results-map__map">
        <Stage
          params={params}
          transaction={transaction}
          marked={marked}
          onHighlight={setHighlighted}
          onView={setView}
        />
      </div>
      <HomesBesideMap estates={estates} inView={inView} highlighted={highlighted} onMark={setMarked} />
    </div>
  );
}

interface StageProps extends Omit<ResultsMapProps, 'estates'> {
  /** The home whose card is hovered or focused. */
  marked: string | null;
  onHighlight(id: string | null): void;
  /** Called with the viewport after the map was moved. */
  onView(view: MapView | null): void;
}

const KEEP_SCROLL = { preventScrollReset: true };

function Stage({ params, transaction, marked, onHighlight, onView }: StageProps) {
  const t = useMessages();
  const mapSearch = { params, transaction, locale: useLocale() };
  const first = useFirstMarkers(mapSearch);
  const areas = useAreaOutlines(params.criteria.areas);
  const stage = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Marker | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const navigate = useNavigate();
  const area = useSearchByMoving(params);
  const map = useResultsMap({
    ...mapSearch,
    first,
    areas,
    highlighted: marked ?? open?.id ?? null,
    onHighlight,
    onOpen: setOpen,
    onFailed: setFailed,
    onBegin: area.began,
    onView: area.moved,
  });
  const drawing = useDrawArea(map.live, {
    onBegin: area.rest,
    onDrawn: (line) => navigate(`?${formatAreaSearch(params, encodeShape(line))}`, KEEP_SCROLL),
  });
  const sources = useLiveMap(stage, {
    ...initialCamera(first),
    subject: null,
    label: t('map.results.label'),
    onBegin: map.begin,
    onEnd: map.end,
    onMoved: (view) => {
      map.moved(view);
      drawing.moved();
    },
  });
  useEffect(() => onView(map.view), [map.view, onView]);
  const close = () => {
    setOpen(null);
    stage.current?.querySelector<HTMLElement>(`[data-id="${open?.id}"]`)?.focus();
  };
  return (
    <>
      <div className="map__stage results-map__stage">
        <StaticHomes {...first} boundsPath={(bounds) => `?${formatBoundsSearch(params, bounds)}`}>
          <StaticAreas areas={areas} view={first.view} />
        </StaticHomes>
        <div ref={stage} className="map__live" />
        {drawing.sheet}
        {open && (
          <MarkerPopup key={open.id} marker={open} params={params} transaction={transaction} close={close} />
        )}
      </div>
      {hasFailed && <p role="alert">{t('map.results.markersFailed')}</p>}
      <div className="results-map__search">
        {!drawing.isDrawing && area.controls}
        {drawing.tools}
      </div>
      <div className="map__caption">{sources}</div>
    </>
  );
}

/** Searches within the viewport: after every move, or when the button is clicked. */
function useSearchByMoving(params: EstateSearchParams) {
  const t = useMessages();
  const navigate = useNavigate();
  const [isFollowing, setFollowing] = useState(false);
  const [view, setView] = useState<MapView | null>(null);
  const search = (seen: MapView | null) => {
    if (!seen) return;
    navigate(`?${formatBoundsSearch(params, seen.bounds)}`, {
      preventScrollReset: true,
      replace: isFollowing,
    });
  };
  return {
    /** Stops searching on every move: the drawn area is searched instead of the viewport. */
    rest: () => setFollowing(false),
    /** Ignores the initial `moveend`: it is not a user action. */
    began: setView,
    moved(moved: MapView) {
      if (isFollowing) search(moved);
      setView(moved);
    },
    // Disabled until the map has loaded. They keep their space, so that the list below does not shift.
    controls: (
      <>
        <label>
          <input
            type="checkbox"
            disabled={!view}
            checked={isFollowing}
            onChange={({ currentTarget }) => setFollowing(currentTarget.checked)}
          />
          {t('map.results.follow')}
        </label>
        <Button type="button" look="quiet" disabled={!view} onClick={() => search(view)}>
          {t('map.results.search')}
        </Button>
      </>
    ),
  };
}
