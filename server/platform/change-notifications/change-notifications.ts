import type { DatabaseTarget } from '../database/connect.ts';
import type { Reachability } from '../database/reachability.ts';
import type { Logger } from '../logging/logger.ts';
import { type ChangeListener, listenForChanges } from './listen-for-changes.ts';

interface Dependencies {
  target: DatabaseTarget;
  reachability: Pick<Reachability, 'isUnreachable' | 'reportFailure'>;
  log: Pick<Logger, 'warn'>;
}

/** Distributes change notifications to all parts of a process. */
export interface ChangeNotifications {
  /** The connection is opened with the first listener and stays open. */
  subscribe(listener: ChangeListener): void;
  stop(): Promise<void>;
}

export function createChangeNotifications(dependencies: Dependencies): ChangeNotifications {
  const listeners: ChangeListener[] = [];
  let stop: (() => Promise<void>) | undefined;
  const onChange: ChangeListener['onChange'] = (channel, change) => {
    for (const listener of listeners) listener.onChange(channel, change);
  };
  const onReconnect = () => {
    for (const listener of listeners) listener.onReconnect();
  };
  return {
    subscribe(listener) {
      listeners.push(listener);
      stop ??= listenForChanges({ ...dependencies, onChange, onReconnect });
    },
    async stop() {
      await stop?.();
    },
  };
}
