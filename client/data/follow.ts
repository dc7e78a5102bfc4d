import { print } from 'graphql/language/printer';
import type { PageDocument, Run, Variables } from './run.ts';

const STREAM = '/graphql/stream';
/** How often it is asked for while there is no stream. */
const ASK_MS = 20_000;
/** When a stream is tried again. */
const STREAM_AGAIN_MS = 60_000;
/** How long nobody looks before the stream is closed. */
const HIDDEN_MS = 60_000;

export interface Followed<Result, Asked> {
  subscription: PageDocument<Result>;
  /** What is asked while there is no stream. */
  query: PageDocument<Asked>;
  variables: Variables;
  ask: Run;
  show(latest: Result | Asked): void;
}

/** Follows a subscription until it is stopped: by a stream, or by asking while there is none. Answers how to stop. */
export function follow<Result, Asked>(followed: Followed<Result, Asked>): () => void {
  const follower = new Follower(followed);
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('visibilitychange', follower.look, { signal });
  window.addEventListener('pagehide', follower.close, { signal });
  window.addEventListener('pageshow', follower.look, { signal });
  follower.open();
  return () => {
    listeners.abort();
    follower.close();
  };
}

class Follower<Result, Asked> {
  readonly #followed: Followed<Result, Asked>;
  #stream: EventSource | null = null;
  #asking: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;
  /** Whether the page may show something that is no longer so. */
  #isStale = false;

  constructor(followed: Followed<Result, Asked>) {
    this.#followed = followed;
  }

  readonly open = (): void => {
    this.#isOpen = true;
    const { subscription, variables } = this.#followed;
    const query = new URLSearchParams({
      query: print(subscription),
      variables: JSON.stringify(variables),
    });
    const stream = new EventSource(`${STREAM}?${query}`);
    this.#stream = stream;
    stream.addEventListener('next', ({ data }) => this.#take(data));
    stream.addEventListener('complete', () => this.#doWithout());
    // One that only lost its connection opens it again by itself.
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) this.#doWithout();
    });
  };

  readonly close = (): void => {
    this.#isOpen = false;
    this.#stream?.close();
    this.#stream = null;
    clearInterval(this.#asking);
    clearTimeout(this.#again);
    clearTimeout(this.#hiding);
  };

  /** The page was hidden, or is looked at again. */
  readonly look = (): void => {
    clearTimeout(this.#hiding);
    if (document.hidden) this.#hiding = setTimeout(this.close, HIDDEN_MS);
    else if (!this.#isOpen) this.open();
  };

  #take(data: string): void {
    this.#isStale = true;
    const result = JSON.parse(data) as { data?: Result | null };
    if (result.data) this.#followed.show(result.data);
    else this.#doWithout();
  }

  #doWithout(): void {
    this.close();
    this.#isOpen = true;
    const { ask: run, query, variables, show } = this.#followed;
    const ask = () =>
      run(query, variables).then(
        (latest) => this.#isOpen && show(latest),
        // It is asked again.
        () => {},
      );
    if (this.#isStale) ask();
    this.#asking = setInterval(ask, ASK_MS);
    this.#again = setTimeout(() => {
      this.close();
      this.open();
    }, STREAM_AGAIN_MS);
  }
}
