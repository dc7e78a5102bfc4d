import type { Results } from '../../../data/results.ts';
import type { RunQuery } from '../../../data/run-query.ts';
import { subscribeLive } from '../../../data/subscribe-live.ts';
import {
  FollowNightsDocument,
  type FollowNightsSubscription,
  RentalUnitNightsDocument,
  type RentalUnitNightsQuery,
  type RentalUnitNightsQueryVariables,
} from './generated/live-nights.generated.ts';

interface SubscribeServices {
  runUncached: RunQuery;
  write: Results['write'];
}

/**
 * Follows the nights of a unit and updates every component that shows them. Returns a function that stops it.
 */
export function subscribeNights(
  variables: RentalUnitNightsQueryVariables,
  { runUncached, write }: SubscribeServices,
): () => void {
  const show = (latest: FollowNightsSubscription | RentalUnitNightsQuery) => {
    const nights = 'unitNights' in latest ? latest.unitNights : latest.rentalUnit;
    // A unit that is no longer offered says so when its page is loaded again.
    if (!nights) return;
    const rentalUnit = { ...nights, __typename: 'RentalUnit' as const, id: String(variables.id) };
    write(RentalUnitNightsDocument, variables, { rentalUnit });
  };
  return subscribeLive({
    subscription: FollowNightsDocument,
    query: RentalUnitNightsDocument,
    variables,
    runUncached,
    show,
  });
}
