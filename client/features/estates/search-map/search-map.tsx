import '../../../map/map.css';
import { useRef, useState } from 'react';
import { type EstateSearchParams, formatEstateSearch } from '../../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLiveMap } from '../../../map/use-live-map.tsx';
import { useAreaOutlines } from '../map/area-outlines.ts';
import { formatBoundsSearch, initialCamera } from '../map/map-search.ts';
import { MarkerPopup } from '../map/marker-popup.tsx';
import { StaticAreas } from '../map/static-areas.tsx';
import { StaticHomes } from '../map/static-homes.tsx';
import type { FirstMarkers } from '../map/use-first-markers.ts';
import type { Marker } from '../map/use-marker-labels.ts';
import { useResultsMap } from '../map/use-results-map.ts';

interface SearchMapProps {
  params: EstateSearchParams;
  transaction: Transaction;
  locale: Locale;
  first: FirstMarkers;
  /** The path of the results. */
  path: string;
}

const ignore = () => {};

/** The homes of a search on a map, with a link to the map of the results. */
export function SearchMap({ path, first, ...search }: SearchMapProps) {
  const { params, transaction } = search;
  const t = useMessages();
  const areas = useAreaOutlines(params.criteria.areas);
  const stage = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Marker | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const map = useResultsMap({
    ...search,
    first,
    areas,
    highlighted: open?.id ?? null,
    onHighlight: ignore,
    onOpen: setOpen,
    onFailed: setFailed,
    onBegin: ignore,
    onView: ignore,
  });
  const sources = useLiveMap(stage, {
    ...initialCamera(first),
    subject: null,
    label: t('map.results.label'),
    onBegin: map.begin,
    onEnd: map.end,
    onMoved: map.moved,
  });
  const close = () => {
    setOpen(null);
    stage.current?.querySelector<HTMLElement>(`[data-id="${open?.id}"]`)?.focus();
  };
  return (
    <figure className="map">
      <div className="map__stage">
        <StaticHomes
          {...first}
          boundsPath={(bounds) => `${path}?${formatBoundsSearch(params, bounds)}`}
          isVisibleAtFirst={false}
        >
          <StaticAreas areas={areas} view={first.view} />
        </StaticHomes>
        <div ref={stage} className="map__live" />
        {open && <MarkerPopup key={open.id} marker={open} close={close} {...{ params, transaction, path }} />}
      </div>
      {hasFailed && <p role="alert">{t('map.results.markersFailed')}</p>}
      <figcaption className="map__caption">
        <a href={`${path}?${formatEstateSearch({ ...params, page: 1, view: 'map' })}`}>
          {t('site.map.search')}
        </a>
        {sources}
      </figcaption>
    </figure>
  );
}
