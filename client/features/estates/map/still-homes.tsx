import type { ReactNode } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { usePathTo } from '../../../locale.tsx';
import { labelSize, mergeMarkers } from '../../../map/merge-markers.ts';
import { StaticMarkers } from '../../../map/static-markers.tsx';
import type { StaticView } from '../../../map/static-view.ts';
import { type Marker, useMarkerWords } from './use-marker-words.ts';

interface StillHomesProps {
  markers: readonly Marker[];
  view: StaticView;
  /** Returns the query string of the search in a bounding box. */
  searchIn(bounds: NonNullable<Marker['cluster']>['bounds']): string;
  /** Rendered below the markers. */
  children?: ReactNode;
}

/**
 * Homes and projects on a static map. A marker links to its page; a cluster links to a map of its bounding box.
 */
export function StillHomes({ markers, view, searchIn, children }: StillHomesProps) {
  const t = useMessages();
  const pathTo = usePathTo();
  const words = useMarkerWords();
  const sizeOf = (marker: Marker) => labelSize({ ...marker, ...words(marker) });
  const links = mergeMarkers(markers, view.zoom, sizeOf).map((marker) => {
    const { id, location: point, cluster, isProject } = marker;
    const path = cluster ? `?${searchIn(cluster.bounds)}` : `${pathTo('detail')}?id=${id}`;
    const kind = cluster ? 'number' : isProject ? 'block' : 'dot';
    return { id, point, path, kind, ...words(marker) } as const;
  });
  return (
    <StaticMarkers markers={links} view={view} label={t('map.results.label')} isFirst>
      {children}
    </StaticMarkers>
  );
}
