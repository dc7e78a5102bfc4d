import { use, useCallback, useSyncExternalStore } from 'react';
import { loadWithTimeout } from '../load-with-timeout.ts';
import { nextTask } from '../next-task.ts';
import { fetchGraphql } from './fetch-graphql.ts';
import type { NormalisedResults, QueryWithVariables } from './normalised-results.ts';
import type { Results } from './results.ts';
import { operationName, type PageDocument, type RunQuery, resultKey, type Variables } from './run-query.ts';

const FRESH_MS = 60_000;

/** Always sends a network request. Failures are logged to the console. */
export const runUncached: RunQuery = async <Result, Vars extends Variables>(
  document: PageDocument<Result, Vars>,
  variables: Vars,
) => {
  try {
    return (await fetchGraphql(document, variables)) as Result;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: records why a form could not be sent
    console.error(error);
    throw error;
  }
};

/** A component that reads a result before the store has loaded. */
interface EarlyReader {
  key: string;
  changed(): void;
  /** Switches the component to reading from the store. */
  switchToStore(store: NormalisedResults): void;
}

/**
 * Query results in the browser. Only loaders fetch; reading never sends a request. Results embedded in the page
 * are read as they are until the store has loaded. The store is Apollo's normalised cache: a change of one
 * result updates every component that shows the same objects.
 */
export class BrowserResults implements Results {
  #store: NormalisedResults | null = null;
  #loading: Promise<NormalisedResults> | undefined;
  readonly #embedded = new Map<string, QueryWithVariables & { data: unknown }>();
  readonly #readers = new Set<EarlyReader>();
  readonly #pending = new Map<string, Promise<unknown>>();
  /** Rendering does not retry a failed query; the next loader does. */
  readonly #failed = new Map<string, unknown>();
  readonly #writtenAt = new Map<string, number>();

  /** `embedded`: the results embedded in the page for these documents, by key. */
  constructor(embedded: Record<string, unknown>, documents: readonly PageDocument[]) {
    const byName = new Map(documents.map((document) => [operationName(document), document]));
    for (const [key, data] of Object.entries(embedded)) {
      const space = key.indexOf(' ');
      const document = byName.get(key.slice(0, space));
      if (document) this.#write({ document, variables: JSON.parse(key.slice(space + 1)) }, data);
    }
  }

  /** Loads the store and writes the results known so far into it. */
  readonly load = (): Promise<NormalisedResults> => {
    this.#loading ??= loadWithTimeout(import('./normalised-results.ts')).then(
      ({ createNormalisedResults }) => this.#fill(createNormalisedResults()),
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
    const known = this.#pending.get(key);
    if (known) return known as Promise<Result>;
    const query = this.#find({ document, variables }, key);
    this.#pending.set(key, query);
    this.#failed.delete(key);
    query.catch((error) => this.#failed.set(key, error)).finally(() => this.#pending.delete(key));
    return query as Promise<Result>;
  };

  useResult<Result, Vars extends Variables>(document: PageDocument<Result, Vars>, variables: Vars): Result {
    const key = resultKey(document, variables);
    const query = { document, variables };
    const subscribe = useCallback((changed: () => void) => this.#subscribe(query, key, changed), [key]);
    const read = () => this.#read(query, key);
    const result = useSyncExternalStore(subscribe, read, read);
    if (result !== undefined) return result as Result;
    const streamed = this.#readStreamed(key);
    if (streamed !== undefined) {
      this.#write(query, streamed);
      return this.#read(query, key) as Result;
    }
    if (this.#failed.has(key)) throw this.#failed.get(key);
    return use(this.run(document, variables));
  }

  write<Result, Vars extends Variables>(
    document: PageDocument<Result, Vars>,
    variables: Vars,
    result: Result,
  ): void {
    this.#write({ document, variables }, result);
  }

  embed(): null {
    return null;
  }

  async #find(query: QueryWithVariables, key: string): Promise<unknown> {
    const store = await this.load();
    const cached = store.read(query);
    if (cached !== undefined && this.#isFresh(key)) return cached;
    const data = await fetchGraphql(query.document, query.variables);
    this.#write(query, data);
    return data;
  }

  /**
   * Pauses between steps: a slow phone needs 30 ms to write a page of homes, and more to read it the first time, and
   * user input must be handled in between. The store remembers what it has read, so the next rendering is quick.
   */
  async #fill(store: NormalisedResults): Promise<NormalisedResults> {
    // Results written during the loop are appended to the map, so the loop reaches them too.
    for (const query of this.#embedded.values()) {
      await nextTask();
      store.write(query, query.data);
      await nextTask();
      store.read(query);
    }
    this.#store = store;
    this.#embedded.clear();
    for (const reader of this.#readers) reader.switchToStore(store);
    this.#readers.clear();
    return store;
  }

  #subscribe(query: QueryWithVariables, key: string, changed: () => void): () => void {
    if (this.#store) return this.#store.watch(query, changed);
    let stop = (): unknown => this.#readers.delete(reader);
    const switchToStore = (store: NormalisedResults) => {
      stop = store.watch(query, changed);
    };
    const reader: EarlyReader = { key, changed, switchToStore };
    this.#readers.add(reader);
    return () => stop();
  }

  #read(query: QueryWithVariables, key: string): unknown {
    return this.#store ? this.#store.read(query) : this.#embedded.get(key)?.data;
  }

  /** Listings change while a page stays open, so the next loader fetches older results again. */
  #isFresh(key: string): boolean {
    return Date.now() - (this.#writtenAt.get(key) ?? 0) < FRESH_MS;
  }

  #write(query: QueryWithVariables, data: unknown): void {
    const key = resultKey(query.document, query.variables);
    this.#writtenAt.set(key, Date.now());
    if (this.#store) {
      this.#store.write(query, data);
      return;
    }
    this.#embedded.delete(key);
    this.#embedded.set(key, { ...query, data });
    for (const reader of this.#readers) if (reader.key === key) reader.changed();
  }

  /** Returns a result embedded in the HTML of a streamed section; undefined when there is none. */
  #readStreamed(key: string): unknown {
    const block = document.querySelector(`script[data-result="${CSS.escape(key)}"]`);
    return block?.textContent ? JSON.parse(block.textContent) : undefined;
  }
}
