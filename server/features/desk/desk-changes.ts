import type { ChangeNotifications } from '../../platform/change-notifications/change-notifications.ts';

/** Changes that come within this time are reported once. */
const COLLECT_MS = 300;
/** The channels whose changes employees see. */
const CHANNELS: readonly string[] = ['agenda', 'nights', 'desk'];

/** A page of the desk that is open in a browser. */
export interface DeskListener {
  onChange(): void;
  /** The process stops. */
  onStop(): void;
}

export interface DeskChanges {
  /** Returns the function that ends the subscription. */
  subscribe(listener: DeskListener): () => void;
  stop(): void;
}

/** Reports to open pages of the desk that something has changed. */
export function createDeskChanges(changeNotifications: Pick<ChangeNotifications, 'subscribe'>): DeskChanges {
  const listeners = new Set<DeskListener>();
  let isListening = false;
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    timer = undefined;
    for (const listener of listeners) listener.onChange();
  };
  const collect = () => {
    if (listeners.size > 0) timer ??= setTimeout(report, COLLECT_MS).unref();
  };
  const startListening = () => {
    isListening = true;
    changeNotifications.subscribe({
      onChange: (channel) => {
        if (CHANNELS.includes(channel)) collect();
      },
      onReconnect: collect,
    });
  };
  return {
    subscribe(listener) {
      if (!isListening) startListening();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      clearTimeout(timer);
      for (const listener of listeners) listener.onStop();
    },
  };
}
