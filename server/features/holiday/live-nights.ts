import type { LiveNights, UnitNights } from '../../../graphql/holiday/ports.ts';
import type { Topics } from '../../platform/change-notifications/topics.ts';

/** Subscriptions to the nights of rental units, which change by accepted stays and external calendars. */
export function createLiveNights(topics: Pick<Topics, 'follow'>): LiveNights {
  return {
    subscribe: (unitId) =>
      topics.follow<UnitNights>({
        channel: 'nights',
        id: unitId,
        isAbout: ({ unit }) => unit === unitId,
      }),
  };
}
