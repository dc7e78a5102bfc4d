/** A subscriber to events. */
export interface Subscriber<Seen> {
  /** Returns the first event, received or future, that satisfies the predicate. Later calls start after it. */
  until(matches: (seen: Seen) => boolean): Promise<Seen>;
  unsubscribe(): void;
}

interface SubscriptionRequest {
  /** A subscription with one field. */
  query: string;
  variables: object;
  /** The IP address of the subscriber. */
  address: string;
}

/** Subscribes over an event stream, as a browser does. */
export async function subscribe<Seen>(
  origin: string,
  request: SubscriptionRequest,
): Promise<Subscriber<Seen>> {
  const { query, variables, address } = request;
  const params = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  const end = new AbortController();
  const response = await fetch(`${origin}/graphql/stream?${params}`, {
    headers: { accept: 'text/event-stream', 'x-forwarded-for': address },
    signal: end.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`the stream answers ${response.status}`);
  let last: Seen | undefined;
  let onEvent = () => {};
  const read = async (body: ReadableStream<Uint8Array>) => {
    for await (const seen of eventsOf<Seen>(body)) {
      last = seen;
      onEvent();
    }
  };
  read(response.body).catch(() => {});
  return {
    until: (matches) =>
      new Promise((resolve) => {
        onEvent = () => {
          if (last && matches(last)) resolve(last);
        };
        onEvent();
      }),
    unsubscribe: () => end.abort(),
  };
}

async function* eventsOf<Seen>(body: ReadableStream<Uint8Array>): AsyncGenerator<Seen> {
  let text = '';
  for await (const chunk of body.pipeThrough(
    new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>,
  )) {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^event: next\ndata: (.*)$/m.exec(event)?.[1];
      if (data) yield Object.values(JSON.parse(data).data)[0] as Seen;
    }
  }
}
