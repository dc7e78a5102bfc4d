import { AGENDA_FIELDS, type AgendaSeen } from './appointment-site.ts';

/** Somebody who follows the agenda of a home. */
export interface Follower {
  /** The first agenda, seen or to come, of which this is true; it is the last one then. */
  until(isSo: (agenda: AgendaSeen) => boolean): Promise<AgendaSeen>;
  leave(): void;
}

const SUBSCRIPTION = `subscription ($id: ID!) { agenda(estateId: $id) { ${AGENDA_FIELDS} } }`;

/** Follows as a browser does, by an event stream, from an IP address. */
export async function followAgenda(origin: string, estateId: number, address: string): Promise<Follower> {
  const asked = new URLSearchParams({
    query: SUBSCRIPTION,
    variables: JSON.stringify({ id: String(estateId) }),
  });
  const end = new AbortController();
  const answer = await fetch(`${origin}/graphql/stream?${asked}`, {
    headers: { accept: 'text/event-stream', 'x-forwarded-for': address },
    signal: end.signal,
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`the stream answers ${answer.status}`);
  let last: AgendaSeen | undefined;
  let onEvent = () => {};
  const read = async (body: ReadableStream<Uint8Array>) => {
    for await (const agenda of agendasOf(body)) {
      last = agenda;
      onEvent();
    }
  };
  read(answer.body).catch(() => {});
  return {
    until: (isSo) =>
      new Promise((resolve) => {
        onEvent = () => {
          if (last && isSo(last)) resolve(last);
        };
        onEvent();
      }),
    leave: () => end.abort(),
  };
}

async function* agendasOf(body: ReadableStream<Uint8Array>): AsyncGenerator<AgendaSeen> {
  let text = '';
  for await (const chunk of body.pipeThrough(
    new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>,
  )) {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^event: next\ndata: (.*)$/m.exec(event)?.[1];
      if (data) yield JSON.parse(data).data.agenda;
    }
  }
}
