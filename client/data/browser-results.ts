import type { ApolloClient } from '@apollo/client';
import { use, useCallback, useSyncExternalStore } from 'react';
import { loadWithTimeout } from '../load-with-timeout.ts';
import { nextTask } from '../next-task.ts';
import type { Results } from './results.ts';
import { operationName, type PageDocument, type RunQuery, resultKey, type Variables } from './run-query.ts';

/** Listings change while a page stays open, so loaders fetch older results again. Apollo has no maximum age. */
const FRESH_MS = 60_000;

/** A query as Apollo Client takes it. */
interface Query {
  query: PageDocument;
  variables: Variables;
}

/** A component that reads a result before Apollo Client has loaded. */
interface EarlyReader {
  key: string;
  changed(): void;
  /** Lets the component read from the client's cache. */
  follow(client: ApolloClient): void;
}

/**
 * Query results in the browser: a port over Apollo Client, which loads after hydration. Until then the results
 * embedded in the page are read as they are. Only loaders fetch; reading sends no request.
 */
export class BrowserResults implements Results {
  #client: ApolloClient | null = null;
  #loading: Promise<ApolloClient> | undefined;
  readonly #embedded = new Map<string, Query & { data: unknown }>();
  readonly #earlyReaders = new Set<EarlyReader>();
  /** The last query of each key until its result is in the cache. Rendering waits for it, and shows its failure. */
  readonly #queries = new Map<string, Promise<unknown>>();
  readonly #writtenAt = new Map<string, number>();

  isRestMissing: boolean;

  /** `embedded`: the results embedded in the page for these documents, by key. */
  constructor(
    embedded: Record<string, unknown>,
    documents: readonly PageDocument[],
    { isRestMissing = false }: { isRestMissing?: boolean | undefined } = {},
  ) {
    this.isRestMissing = isRestMissing;
    const byName = new Map(documents.map((document) => [operationName(document), document]));
    for (const [key, data] of Object.entries(embedded)) {
      const space = key.indexOf(' ');
      const document = byName.get(key.slice(0, space));
      if (document) this.write(document, JSON.parse(key.slice(space + 1)), data);
    }
  }

  /** Loads Apollo Client and writes the results known so far into its cache. */
  readonly load = (): Promise<ApolloClient> => {
    this.#loading ??= loadWithTimeout(import('./apollo-client.ts')).then(
      ({ createApolloClient }) => this.#fill(createApolloClient()),
      (error) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  };

  readonly run: RunQuery = <Result, Vars extends Variables>(
    document: PageDocument<Result, Vars>,
    variables: Vars,
  ) => {
    const key = resultKey(document, variables);
    const query = this.#query({ query: document, variables }, key);
    this.#queries.set(key, query);
    const forget = () => this.#queries.get(key) === query && this.#queries.delete(key);
    query.then(forget, () => {});
    return query as Promise<Result>;
  };

  /** Always sends a network request, for mutations too. Failures are logged to the console. */
  readonly runUncached: RunQuery = async <Result, Vars extends Variables>(
    document: PageDocument<Result, Vars>,
    variables: Vars,
  ) => {
    try {
      const [client, { sendUncached }] = await Promise.all([this.load(), import('./apollo-client.ts')]);
      return (await sendUncached(client, document, variables)) as Result;
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: records why a form could not be sent
      console.error(error);
      throw error;
    }
  };

  useResult<Result, Vars extends Variables>(document: PageDocument<Result, Vars>, variables: Vars): Result {
    const key = resultKey(document, variables);
    const query = { query: document, variables };
    const subscribe = useCallback((changed: () => void) => this.#subscribe(query, key, changed), [key]);
    const read = () => this.#read(query, key);
    const result = useSyncExternalStore(subscribe, read, read);
    if (result) return result as Result;
    const streamed = readStreamed(key);
    if (streamed === undefined) return use(this.#queries.get(key) ?? this.run(document, variables)) as Result;
    this.write(document, variables, streamed as Result);
    return this.#read(query, key) as Result;
  }

  write<Result, Vars extends Variables>(
    query: PageDocument<Result, Vars>,
    variables: Vars,
    data: Result,
  ): void {
    const key = resultKey(query, variables);
    this.#writtenAt.set(key, Date.now());
    if (this.#client) {
      this.#client.writeQuery({ query: query as PageDocument, variables, data });
      return;
    }
    this.#embedded.delete(key);
    this.#embedded.set(key, { query, variables, data });
    for (const reader of this.#earlyReaders) if (reader.key === key) reader.changed();
  }

  embed(): null {
    return null;
  }

  async #query(query: Query, key: string): Promise<unknown> {
    const client = await this.load();
    const isFresh = Date.now() - (this.#writtenAt.get(key) ?? 0) < FRESH_MS;
    const { data } = await client.query({ ...query, fetchPolicy: isFresh ? 'cache-first' : 'network-only' });
    if (!isFresh) this.#writtenAt.set(key, Date.now());
    return data;
  }

  /**
   * Pauses between steps: a slow phone needs 30 ms to write a page of homes, and more to read it the first time, and
   * user input must be handled in between. The cache remembers what it has read, so the next rendering is quick.
   */
  async #fill(client: ApolloClient): Promise<ApolloClient> {
    // Results written during the loop are appended to the map, so the loop reaches them too.
    for (const { query, variables, data } of this.#embedded.values()) {
      await nextTask();
      client.writeQuery({ query, variables, data });
      await nextTask();
      client.readQuery({ query, variables });
    }
    this.#client = client;
    this.#embedded.clear();
    for (const reader of this.#earlyReaders) reader.follow(client);
    this.#earlyReaders.clear();
    return client;
  }

  #subscribe(query: Query, key: string, changed: () => void): () => void {
    if (this.#client) return follow(this.#client, query, changed);
    let stop = (): unknown => this.#earlyReaders.delete(reader);
    const reader: EarlyReader = {
      key,
      changed,
      follow: (client) => {
        stop = follow(client, query, changed);
      },
    };
    this.#earlyReaders.add(reader);
    return () => stop();
  }

  #read(query: Query, key: string): unknown {
    return this.#client ? this.#client.readQuery(query) : this.#embedded.get(key)?.data;
  }
}

/**
 * Calls `changed` when the cached result of a query changes. Returns a function that stops it. Unlike `watchQuery`, it
 * does not report the present result: rendering for it would discard the HTML of components that have not loaded.
 */
function follow(client: ApolloClient, query: Query, changed: () => void): () => void {
  return client.cache.watch({ ...query, optimistic: true, callback: changed });
}

/** Returns a result embedded in the HTML of a streamed section; undefined when there is none. */
function readStreamed(key: string): unknown {
  const block = document.querySelector(`script[data-result="${CSS.escape(key)}"]`);
  return block?.textContent ? JSON.parse(block.textContent) : undefined;
}
