import type { LiveNights, UnitNights } from '../../graphql/holiday/ports.ts';
import type { Topics } from '../live/topics.ts';

/** Nights of units that are followed: accepted stays and other calendars take them. */
export function createLiveNights(topics: Pick<Topics, 'follow'>): LiveNights {
  return {
    follow: (unitId) =>
      topics.follow<UnitNights>({
        channel: 'nights',
        id: unitId,
        isAbout: ({ unit }) => unit === unitId,
      }),
  };
}
