import { follow } from '../../../data/follow.ts';
import type { Results } from '../../../data/results.ts';
import type { Run } from '../../../data/run.ts';
import {
  FollowNightsDocument,
  type FollowNightsSubscription,
  RentalUnitNightsDocument,
  type RentalUnitNightsQuery,
  type RentalUnitNightsQueryVariables,
} from './generated/live-nights.generated.ts';

interface FollowServices {
  ask: Run;
  write: Results['write'];
}

/**
 * Follows the nights of a unit and updates every component that shows them. Returns a function that stops it.
 */
export function followNights(
  variables: RentalUnitNightsQueryVariables,
  { ask, write }: FollowServices,
): () => void {
  const show = (latest: FollowNightsSubscription | RentalUnitNightsQuery) => {
    const nights = 'unitNights' in latest ? latest.unitNights : latest.rentalUnit;
    // A unit that is no longer offered says so when its page is loaded again.
    if (!nights) return;
    const rentalUnit = { ...nights, __typename: 'RentalUnit' as const, id: String(variables.id) };
    write(RentalUnitNightsDocument, variables, { rentalUnit });
  };
  return follow({
    subscription: FollowNightsDocument,
    query: RentalUnitNightsDocument,
    variables,
    ask,
    show,
  });
}
