import type { AgendaBase, LiveAgendas, ViewingPlace } from '../../graphql/appointments/ports.ts';
import type { Change } from '../live/listen.ts';
import type { Topics } from '../live/topics.ts';

/** Agendas that are followed: those of whom a viewing, a hold or an agent's calendar takes time. */
export function createLiveAgendas(topics: Pick<Topics, 'follow'>): LiveAgendas {
  return {
    follow: (place) =>
      topics.follow<AgendaBase>({
        channel: 'agenda',
        id: place.estateId,
        isAbout: (change) => isAbout(change, place),
        pauseAfter: untilNextEnd,
      }),
  };
}

/** An agent's change is about all homes that this agent shows. */
function isAbout({ estate, agent, office }: Change, place: ViewingPlace): boolean {
  if (estate === place.estateId) return true;
  return place.agentId === null ? !agent && office === place.officeId : agent === place.agentId;
}

/** The end of a hold is a change that nobody announces. */
function untilNextEnd({ taken, now }: AgendaBase): number {
  const ends = taken.flatMap(({ heldUntil }) => (heldUntil ? [heldUntil.getTime() - now.getTime()] : []));
  return Math.min(...ends.filter((end) => end > 0));
}
