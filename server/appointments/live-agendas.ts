/** Who follows which agenda in this process. */
import type {
  AgendaBase,
  AgendaFollower,
  LiveAgendas,
  ViewingPlace,
} from '../../../graphql/appointments/ports.ts';
import type { DatabaseTarget } from '../../database/connect.ts';
import type { Logger } from '../../logging/logger.ts';
import { type AgendaChange, listenForAgendas } from './listen.ts';
import { createSignal, type Signal } from './signal.ts';

/** Time passes, and rules change with an import: agendas are read again after so long in any case. */
const LONGEST_MS = 5 * 60_000;

/** An agenda that somebody follows. */
interface Topic {
  place: ViewingPlace;
  followers: Set<Signal>;
  /** What was read since the last change. */
  base: Promise<AgendaBase | null> | null;
  timer: NodeJS.Timeout | undefined;
}

interface Parts {
  target: DatabaseTarget;
  log: Pick<Logger, 'warn'>;
}

/** Follows agendas; the connection is opened with the first follower and stays. */
export function createLiveAgendas({ target, log }: Parts): LiveAgendas & { stop(): Promise<void> } {
  const topics = new Map<number, Topic>();
  let stopListening: (() => Promise<void>) | undefined;
  const listen = () => {
    const wakeAll = () => {
      for (const topic of topics.values()) wake(topic);
    };
    const onChange = (change: AgendaChange) => {
      for (const topic of topics.values()) if (isAbout(change, topic.place)) wake(topic);
    };
    stopListening ??= listenForAgendas({ target, log, onChange, onGap: wakeAll });
  };

  function topicOf(place: ViewingPlace): Topic {
    const known = topics.get(place.estateId);
    if (known) return known;
    const made: Topic = { place, followers: new Set(), base: null, timer: undefined };
    topics.set(place.estateId, made);
    return made;
  }

  function leave(topic: Topic, follower: Signal): void {
    topic.followers.delete(follower);
    if (topic.followers.size > 0) return;
    clearTimeout(topic.timer);
    if (topics.get(topic.place.estateId) === topic) topics.delete(topic.place.estateId);
  }

  return {
    follow(place): AgendaFollower {
      listen();
      const topic = topicOf(place);
      const follower = createSignal(() => leave(topic, follower));
      topic.followers.add(follower);
      return { changes: follower.changes, share: (read) => share(topic, read) };
    },
    async stop() {
      for (const { followers, timer } of topics.values()) {
        clearTimeout(timer);
        for (const follower of [...followers]) await follower.changes.return?.();
      }
      await stopListening?.();
    },
  };
}

/** An agent's change is about all homes that this agent shows. */
function isAbout({ estate, agent, office }: AgendaChange, place: ViewingPlace): boolean {
  if (estate === place.estateId) return true;
  return place.agentId === null ? !agent && office === place.officeId : agent === place.agentId;
}

function wake(topic: Topic): void {
  topic.base = null;
  for (const follower of topic.followers) follower.wake();
}

/** Followers of one agenda read it once; the end of a hold is a change that nobody announces. */
function share(topic: Topic, read: () => Promise<AgendaBase | null>): Promise<AgendaBase | null> {
  if (topic.base) return topic.base;
  const reading = read();
  topic.base = reading;
  reading.then(
    (base) => {
      if (topic.base === reading && topic.followers.size > 0) wakeAtNextEnd(topic, base);
    },
    () => {
      if (topic.base === reading) topic.base = null;
    },
  );
  return reading;
}

function wakeAtNextEnd(topic: Topic, base: AgendaBase | null): void {
  clearTimeout(topic.timer);
  const now = base?.now.getTime() ?? 0;
  const ends = base?.taken.flatMap(({ heldUntil }) => (heldUntil ? [heldUntil.getTime() - now] : [])) ?? [];
  const toCome = ends.filter((end) => end > 0);
  const pause = Math.min(LONGEST_MS, ...toCome);
  topic.timer = setTimeout(wake, pause, topic);
  topic.timer.unref();
}
