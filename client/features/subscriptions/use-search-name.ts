import type { SubscriptionSearch } from '../../../shared/subscriptions/subscription-search.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { ChosenPlaces } from '../estates/filter-labels.ts';
import { useFilterLabels } from '../estates/use-filter-labels.ts';

/** Returns a search in words, such as “For sale · House · up to €300,000”. */
export function useSearchName({ transaction, criteria }: SubscriptionSearch, places: ChosenPlaces): string {
  const t = useMessages();
  const choices = useFilterLabels(criteria, places).map(({ label }) => label);
  return [t(`subscriptions.wish.${transaction}`), ...choices].join(' · ');
}
