import { useIntl } from 'react-intl';
import { eurosOf } from '../../../intl/use-euros.ts';
import { messagesOf } from '../../../intl/use-messages.ts';
import type { EstateMarkersQuery } from './markers.generated.ts';

export type Marker = EstateMarkersQuery['estateMarkers'][number];

/** What a marker shows and says: a price in short, or how many homes there are. */
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
  return ({ cluster, price, isProject }: Marker): { text: string; label: string } => {
    if (cluster) {
      const { count, price: range } = cluster;
      const text = intl.formatNumber(count);
      // The price of several homes is their lowest.
      if (!range || price === null) return { text, label: t('map.results.clusterNoPrice', { count }) };
      const [min, max] = [euros.whole(price), euros.whole(range.max)];
      return { text, label: t('map.results.cluster', { count, min, max }) };
    }
    const whole = price === null ? t('listings.price.onRequest') : euros.whole(price);
    const label = isProject
      ? t('map.results.project', { price: whole })
      : t('map.results.home', { price: whole });
    return { text: price === null ? '?' : short(price), label };
  };
}
