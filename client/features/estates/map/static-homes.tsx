import type { ReactNode } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { usePathTo } from '../../../locale.tsx';
import { labelSize, mergeMarkers } from '../../../map/merge-markers.ts';
import { StaticMarkers } from '../../../map/static-markers.tsx';
import type { StaticView } from '../../../map/static-view.ts';
import { type Marker, useMarkerLabels } from './use-marker-labels.ts';

interface StaticHomesProps {
  markers: readonly Marker[];
  view: StaticView;
  /** Returns the path of the search in a bounding box. */
  boundsPath(bounds: NonNullable<Marker['cluster']>['bounds']): string;
  /** Whether to preload the map. */
  isVisibleAtFirst?: boolean;
  /** SVG elements drawn under the markers. */
  children?: ReactNode;
}

/**
 * Homes and projects on a static map. A marker links to its page; a cluster links to a map of its bounding box.
 */
export function StaticHomes({
  markers,
  view,
  boundsPath,
  isVisibleAtFirst = true,
  children,
}: StaticHomesProps) {
  const t = useMessages();
  const pathTo = usePathTo();
  const labelsOf = useMarkerLabels();
  const sizeOf = (marker: Marker) => labelSize({ ...marker, ...labelsOf(marker) });
  const links = mergeMarkers(markers, view.zoom, sizeOf).map((marker) => {
    const { id, location: point, cluster, isProject } = marker;
    const path = cluster ? boundsPath(cluster.bounds) : `${pathTo('detail')}?id=${id}`;
    const kind = cluster ? 'number' : isProject ? 'block' : 'dot';
    return { id, point, path, kind, ...labelsOf(marker) } as const;
  });
  return (
    <StaticMarkers
      markers={links}
      view={view}
      label={t('map.results.label')}
      isVisibleAtFirst={isVisibleAtFirst}
    >
      {children}
    </StaticMarkers>
  );
}
