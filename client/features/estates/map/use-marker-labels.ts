import { useIntl } from 'react-intl';
import { euroFormats } from '../../../intl/use-euros.ts';
import { translatorOf } from '../../../intl/use-messages.ts';
import type { EstateMarkersQuery } from './generated/markers.generated.ts';

interface MarkerLabels {
  text: string;
  label: string;
  /** The full price. */
  title?: string;
}

type FoundMarker = EstateMarkersQuery['estateMarkers'][number];

export interface Marker extends FoundMarker {
  /** Ids of the projects in a cluster; a project's marker has its own id. */
  members: readonly string[];
}

/** Adds to each marker the ids of its projects, so that merged clusters can list theirs. */
export function toMarkers(found: readonly FoundMarker[]): Marker[] {
  return found.map((marker) => Object.assign({ members: marker.isProject ? [marker.id] : [] }, marker));
}

/** Returns text and accessible name of a marker: a short price, or a number of homes. */
export function useMarkerLabels() {
  const intl = useIntl();
  const t = translatorOf(intl);
  const euros = euroFormats(intl);
  return ({ cluster, price, isProject, members }: Marker): MarkerLabels => {
    if (cluster) {
      const projects = members.length;
      const { count, price: range } = cluster;
      const text = intl.formatNumber(count);
      // The price of a cluster is its lowest.
      if (!range || price === null)
        return { text, label: t('map.results.clusterNoPrice', { count, projects }) };
      const [min, max] = [euros.whole(price), euros.whole(range.max)];
      return { text, label: t('map.results.cluster', { count, projects, min, max }) };
    }
    if (price === null) {
      const label = t(isProject ? 'map.results.projectOnRequest' : 'map.results.homeOnRequest');
      return { text: t('map.results.onRequest'), label };
    }
    // The accessible name contains the visible text, so that voice control finds the marker by its text.
    const [text, title] = [euros.short(price), euros.whole(price)];
    if (!isProject) return { text, title, label: t('map.results.home', { price: text }) };
    return {
      text,
      title: t('map.results.project', { price: title }),
      label: t('map.results.project', { price: text }),
    };
  };
}
