import { formatSubscriptionSearch } from '../../../../shared/subscriptions/subscription-search.ts';
import type { EstateDetail } from './estate.ts';

/** Returns the query string of a subscription to homes of the same kind in the same town. */
export function similarSearchQuery({ transaction, type, address }: EstateDetail): string {
  return formatSubscriptionSearch({
    transaction,
    criteria: { cities: [address.city.id], types: [type] },
  });
}
