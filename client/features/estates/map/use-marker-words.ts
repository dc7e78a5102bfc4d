import { useIntl } from 'react-intl';
import { eurosOf } from '../../../intl/use-euros.ts';
import { messagesOf } from '../../../intl/use-messages.ts';
import type { EstateMarkersQuery } from './markers.generated.ts';

interface MarkerWords {
  text: string;
  label: string;
  /** The whole price. */
  title?: string;
}

export type Marker = EstateMarkersQuery['estateMarkers'][number];

/** Returns the text and the name of a marker: a price in short, or how many homes there are. */
export function useMarkerWords() {
  const intl = useIntl();
  const t = messagesOf(intl);
  const euros = eurosOf(intl);
  const short = (price: number) =>
    intl.formatNumber(price, {
      style: 'currency',
      currency: 'EUR',
      notation: price >= 10_000 ? 'compact' : 'standard',
      maximumFractionDigits: price >= 1_000_000 ? 2 : 0,
    });
  return ({ cluster, price, isProject }: Marker): MarkerWords => {
    if (cluster) {
      const { count, price: range } = cluster;
      const text = intl.formatNumber(count);
      // The price of several homes is their lowest.
      if (!range || price === null) return { text, label: t('map.results.clusterNoPrice', { count }) };
      const [min, max] = [euros.whole(price), euros.whole(range.max)];
      return { text, label: t('map.results.cluster', { count, min, max }) };
    }
    if (price === null) {
      const label = t(isProject ? 'map.results.projectOnRequest' : 'map.results.homeOnRequest');
      return { text: t('map.results.onRequest'), label };
    }
    // The name contains the text, so that a visitor can say what stands on the marker.
    const text = short(price);
    const label = t(isProject ? 'map.results.project' : 'map.results.home', { price: text });
    return { text, label, title: euros.whole(price) };
  };
}
