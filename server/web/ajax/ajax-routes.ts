import type { AnyRoute } from './ajax-route.ts';
import { formTokenRoute } from './form-token.ts';
import { contactRoute, friendRoute, infoRoute } from './leads.ts';
import { listingRoute, similarRoute } from './listings.ts';
import { searchCityRoute } from './search-city.ts';
import { subscribeRoute, subscriptionRoute, unsubscribeRoute, updateRoute } from './subscriptions.ts';

/** Every legacy call. */
export const AJAX_ROUTES: readonly AnyRoute[] = [
  listingRoute,
  similarRoute,
  searchCityRoute,
  formTokenRoute,
  contactRoute,
  infoRoute,
  friendRoute,
  subscribeRoute,
  subscriptionRoute,
  updateRoute,
  unsubscribeRoute,
];
