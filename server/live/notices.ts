import type { DatabaseTarget } from '../database/connect.ts';
import type { Reachability } from '../database/reachability.ts';
import type { Logger } from '../logging/logger.ts';
import { type Listener, listen } from './listen.ts';

interface Parts {
  target: DatabaseTarget;
  reach: Pick<Reachability, 'isAway' | 'suspect'>;
  log: Pick<Logger, 'warn'>;
}

/** Distributes change notifications to all parts of a process. */
export interface Notices {
  /** The connection is opened with the first listener and stays open. */
  hear(listener: Listener): void;
  stop(): Promise<void>;
}

export function createNotices(parts: Parts): Notices {
  const listeners: Listener[] = [];
  let stop: (() => Promise<void>) | undefined;
  const onChange: Listener['onChange'] = (channel, change) => {
    for (const listener of listeners) listener.onChange(channel, change);
  };
  const onGap = () => {
    for (const listener of listeners) listener.onGap();
  };
  return {
    hear(listener) {
      listeners.push(listener);
      stop ??= listen({ ...parts, onChange, onGap });
    },
    async stop() {
      await stop?.();
    },
  };
}
