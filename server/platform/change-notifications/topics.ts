/** Subscriptions to topics within this process. */
import type { ChangeSubscription } from '../../../graphql/change-subscription.ts';
import type { ChangeNotifications } from './change-notifications.ts';
import type { Change, ChangeListener, Channel } from './listen-for-changes.ts';
import { createSubscriberSignal, type SubscriberSignal } from './subscriber-signal.ts';

/** Everything is read again after this time: results depend on the clock, and imports change rules and prices. */
const MAX_AGE_MS = 5 * 60_000;

/** A topic of change notifications. */
export interface Topic<Base> {
  channel: Channel;
  /** The id within its channel: subscribers to the same id share the result. */
  id: number;
  isAbout(change: Change): boolean;
  /** Milliseconds until the result changes without a notification. */
  pauseAfter?(base: Base): number;
}

/** A topic with subscribers. */
interface Followed {
  topic: Topic<unknown>;
  followers: Set<SubscriberSignal>;
  /** The result read since the last change. */
  base: Promise<unknown> | null;
  timer: NodeJS.Timeout | undefined;
}

export interface Topics {
  follow<Base>(topic: Topic<Base>): ChangeSubscription<Base>;
  stop(): Promise<void>;
}

/** Starts listening to notifications with the first subscription. */
export function createTopics(changeNotifications: Pick<ChangeNotifications, 'subscribe'>): Topics {
  const followed = new Map<string, Followed>();
  let isHearing = false;
  const startListening = () => {
    if (!isHearing) changeNotifications.subscribe(listenerOf(followed));
    isHearing = true;
  };

  function join(topic: Topic<unknown>): Followed {
    const key = `${topic.channel} ${topic.id}`;
    const existing = followed.get(key);
    if (existing) return existing;
    const created: Followed = { topic, followers: new Set(), base: null, timer: undefined };
    followed.set(key, created);
    return created;
  }

  function leave(one: Followed, follower: SubscriberSignal): void {
    one.followers.delete(follower);
    if (one.followers.size > 0) return;
    clearTimeout(one.timer);
    const key = `${one.topic.channel} ${one.topic.id}`;
    if (followed.get(key) === one) followed.delete(key);
  }

  return {
    follow<Base>(topic: Topic<Base>): ChangeSubscription<Base> {
      startListening();
      const one = join(topic as Topic<unknown>);
      const follower = createSubscriberSignal(() => leave(one, follower));
      one.followers.add(follower);
      return {
        changes: follower.changes,
        readOnce: (read) => share(one, read) as ReturnType<typeof read>,
      };
    },
    async stop() {
      for (const { followers, timer } of followed.values()) {
        clearTimeout(timer);
        for (const follower of [...followers]) await follower.changes.return?.();
      }
    },
  };
}

function listenerOf(followed: ReadonlyMap<string, Followed>): ChangeListener {
  return {
    onReconnect() {
      for (const one of followed.values()) wake(one);
    },
    onChange(channel, change) {
      for (const one of followed.values())
        if (one.topic.channel === channel && one.topic.isAbout(change)) wake(one);
    },
  };
}

function wake(one: Followed): void {
  one.base = null;
  for (const follower of one.followers) follower.wake();
}

function share(one: Followed, read: () => Promise<unknown>): Promise<unknown> {
  if (one.base) return one.base;
  const reading = read();
  one.base = reading;
  reading.then(
    (base) => {
      if (one.base === reading && one.followers.size > 0) scheduleWake(one, base);
    },
    () => {
      if (one.base === reading) one.base = null;
    },
  );
  return reading;
}

function scheduleWake(one: Followed, base: unknown): void {
  clearTimeout(one.timer);
  const pause = base === null ? MAX_AGE_MS : (one.topic.pauseAfter?.(base) ?? MAX_AGE_MS);
  one.timer = setTimeout(wake, Math.min(MAX_AGE_MS, pause), one);
  one.timer.unref();
}
