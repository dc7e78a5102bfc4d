import { print } from 'graphql/language/printer';
import type { PageDocument, RunQuery, Variables } from './run-query.ts';

const STREAM = '/graphql/stream';
/** Polling interval while there is no event stream. */
const POLL_MS = 20_000;
/** Delay before the event stream is opened again. */
const RECONNECT_MS = 60_000;
/** How long the page may be hidden before the stream is closed. */
const HIDDEN_MS = 60_000;

export interface LiveQuery<Result, Polled> {
  subscription: PageDocument<Result>;
  /** The query that is polled while there is no stream. */
  query: PageDocument<Polled>;
  variables: Variables;
  runUncached: RunQuery;
  show(latest: Result | Polled): void;
}

/**
 * Follows a subscription over an event stream, or by polling while there is none. Returns a function that stops
 * it.
 */
export function subscribeLive<Result, Polled>(liveQuery: LiveQuery<Result, Polled>): () => void {
  const subscription = new LiveSubscription(liveQuery);
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('visibilitychange', subscription.handleVisibility, { signal });
  window.addEventListener('pagehide', subscription.close, { signal });
  window.addEventListener('pageshow', subscription.handleVisibility, { signal });
  subscription.open();
  return () => {
    listeners.abort();
    subscription.close();
  };
}

class LiveSubscription<Result, Polled> {
  readonly #liveQuery: LiveQuery<Result, Polled>;
  #stream: EventSource | null = null;
  #pollTimer: ReturnType<typeof setInterval> | undefined;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;
  /** Whether the page may show outdated data. */
  #isStale = false;

  constructor(liveQuery: LiveQuery<Result, Polled>) {
    this.#liveQuery = liveQuery;
  }

  readonly open = (): void => {
    this.#isOpen = true;
    const { subscription, variables } = this.#liveQuery;
    const query = new URLSearchParams({
      query: print(subscription),
      variables: JSON.stringify(variables),
    });
    const stream = new EventSource(`${STREAM}?${query}`);
    this.#stream = stream;
    stream.addEventListener('next', ({ data }) => this.#handleResult(data));
    stream.addEventListener('complete', () => this.#poll());
    // EventSource reconnects by itself after a lost connection.
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) this.#poll();
    });
  };

  readonly close = (): void => {
    this.#isOpen = false;
    this.#stream?.close();
    this.#stream = null;
    clearInterval(this.#pollTimer);
    clearTimeout(this.#reconnectTimer);
    clearTimeout(this.#hiddenTimer);
  };

  /** Reacts to the page being hidden or shown again. */
  readonly handleVisibility = (): void => {
    clearTimeout(this.#hiddenTimer);
    if (document.hidden) this.#hiddenTimer = setTimeout(this.close, HIDDEN_MS);
    else if (!this.#isOpen) this.open();
  };

  #handleResult(data: string): void {
    this.#isStale = true;
    const result = JSON.parse(data) as { data?: Result | null };
    if (result.data) this.#liveQuery.show(result.data);
    else this.#poll();
  }

  #poll(): void {
    this.close();
    this.#isOpen = true;
    const { runUncached, query, variables, show } = this.#liveQuery;
    const poll = () =>
      runUncached(query, variables).then(
        (latest) => this.#isOpen && show(latest),
        // A failed poll is ignored: the next one follows.
        () => {},
      );
    if (this.#isStale) poll();
    this.#pollTimer = setInterval(poll, POLL_MS);
    this.#reconnectTimer = setTimeout(() => {
      this.close();
      this.open();
    }, RECONNECT_MS);
  }
}
