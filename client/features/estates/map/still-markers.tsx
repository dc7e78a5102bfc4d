import type { ReactNode } from 'react';
import { plainPath, STILL } from '../../../../shared/geography/base-map.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale, usePath } from '../../../locale.tsx';
import { placeOn, type StillView } from './map-search.ts';
import { type Marker, useMarkerWords } from './use-marker-words.ts';

interface StillMarkersProps {
  markers: readonly Marker[];
  view: StillView;
  /** The query string of the search in a rectangle. */
  searchIn(bounds: NonNullable<Marker['cluster']>['bounds']): string;
  /** What stands below them. */
  children?: ReactNode;
}

/** The homes on a drawing: each a link to its page, several a link to a map of where they lie. */
export function StillMarkers({ markers, view, searchIn, children }: StillMarkersProps) {
  const t = useMessages();
  const locale = useLocale();
  const pathTo = usePath();
  const words = useMarkerWords();
  return (
    <svg
      className="results-map__still"
      viewBox={`0 0 ${STILL.width} ${STILL.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <title>{t('map.results.label')}</title>
      <image href={plainPath({ locale, ...view })} {...STILL} />
      {children}
      {markers.map((marker) => {
        const { id, location, cluster } = marker;
        const { text, label } = words(marker);
        const place = placeOn(view, location);
        if (!place) return null;
        const href = cluster ? `?${searchIn(cluster.bounds)}` : `${pathTo('detail')}?id=${id}`;
        return (
          <a key={id} href={href} aria-label={label}>
            <circle cx={place.x} cy={place.y} r={cluster ? 15 : 9} />
            {cluster && (
              <text {...place} dy="0.35em">
                {text}
              </text>
            )}
          </a>
        );
      })}
    </svg>
  );
}
