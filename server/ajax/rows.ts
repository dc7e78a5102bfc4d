import { contactRow, friendRow, infoRow } from './leads.ts';
import { listingRow, similarRow } from './listings.ts';
import type { AnyRow } from './row.ts';
import { searchCityRow } from './search-city.ts';
import { subscribeRow, subscriptionRow, unsubscribeRow, updateRow } from './subscriptions.ts';

/** Every legacy call. */
export const ROWS: readonly AnyRow[] = [
  listingRow,
  similarRow,
  searchCityRow,
  contactRow,
  infoRow,
  friendRow,
  subscribeRow,
  subscriptionRow,
  updateRow,
  unsubscribeRow,
];
