import type { AgendaBase, LiveAgendas, ViewingPlace } from '../../../graphql/appointments/ports.ts';
import type { Change } from '../../platform/change-notifications/listen-for-changes.ts';
import type { Topics } from '../../platform/change-notifications/topics.ts';

/** Subscriptions to agendas: to viewings, holds and agents' calendars that take time of a listing. */
export function createLiveAgendas(topics: Pick<Topics, 'follow'>): LiveAgendas {
  return {
    subscribe: (place) =>
      topics.follow<AgendaBase>({
        channel: 'agenda',
        id: place.listingId,
        isAbout: (change) => isAbout(change, place),
        pauseAfter: untilNextEnd,
      }),
  };
}

/** A change of an agent's time concerns all homes of which this agent conducts viewings. */
function isAbout({ estate: listingId, agent, office }: Change, place: ViewingPlace): boolean {
  if (listingId === place.listingId) return true;
  return place.agentId === null ? !agent && office === place.officeId : agent === place.agentId;
}

/** A hold expires without a change notification, so the subscription wakes up at that time. */
function untilNextEnd({ taken, now }: AgendaBase): number {
  const ends = taken.flatMap(({ heldUntil }) => (heldUntil ? [heldUntil.getTime() - now.getTime()] : []));
  return Math.min(...ends.filter((end) => end > 0));
}
