import { eurosOf } from '../../../intl/use-euros.ts';
import { useIntl } from '../../../intl/use-intl.tsx';
import { messagesOf } from '../../../intl/use-messages.ts';
import type { EstateMarkersQuery } from './generated/markers.generated.ts';

interface MarkerWords {
  text: string;
  label: string;
  /** The whole price. */
  title?: string;
}

type FoundMarker = EstateMarkersQuery['estateMarkers'][number];

export interface Marker extends FoundMarker {
  /** The projects of a cluster; of a project its own id. */
  members: readonly string[];
}

/** Returns the markers of an answer, so that clusters will know their projects. */
export function toMarkers(found: readonly FoundMarker[]): Marker[] {
  return found.map((marker) => Object.assign({ members: marker.isProject ? [marker.id] : [] }, marker));
}

/** Returns the text and the name of a marker: a price in short, or how many homes there are. */
export function useMarkerWords() {
  const intl = useIntl();
  const t = messagesOf(intl);
  const euros = eurosOf(intl);
  return ({ cluster, price, isProject, members }: Marker): MarkerWords => {
    if (cluster) {
      const projects = members.length;
      const { count, price: range } = cluster;
      const text = intl.formatNumber(count);
      // The price of several homes is their lowest.
      if (!range || price === null)
        return { text, label: t('map.results.clusterNoPrice', { count, projects }) };
      const [min, max] = [euros.whole(price), euros.whole(range.max)];
      return { text, label: t('map.results.cluster', { count, projects, min, max }) };
    }
    if (price === null) {
      const label = t(isProject ? 'map.results.projectOnRequest' : 'map.results.homeOnRequest');
      return { text: t('map.results.onRequest'), label };
    }
    // The name contains the text, so that a visitor can say what stands on the marker.
    const [text, title] = [euros.short(price), euros.whole(price)];
    if (!isProject) return { text, title, label: t('map.results.home', { price: text }) };
    return {
      text,
      title: t('map.results.project', { price: title }),
      label: t('map.results.project', { price: text }),
    };
  };
}
