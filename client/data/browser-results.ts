import { InMemoryCache } from '@apollo/client/cache';
import { use, useCallback, useSyncExternalStore } from 'react';
import { fetchGraphql } from './fetch-graphql.ts';
import type { Results } from './results.ts';
import { operationName, type PageDocument, type Run, resultKey, type Variables } from './run.ts';

const FRESH_MS = 60_000;

/** Always requests over the network; a failure is logged to the console. */
export const ask: Run = async <Result, Vars extends Variables>(
  document: PageDocument<Result, Vars>,
  variables: Vars,
) => {
  try {
    return (await fetchGraphql(document, variables)) as Result;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the reason why a form could not be sent
    console.error(error);
    throw error;
  }
};

/**
 * The browser's side: Apollo's normalised cache is the store, only loaders fetch.
 * Reading never asks the network.
 */
export class BrowserResults implements Results {
  readonly cache = new InMemoryCache({
    typePolicies: {
      Query: { fields: { favorites: { merge: false } } },
      Settings: { keyFields: [], fields: { company: { merge: true }, professionalBody: { merge: true } } },
      Address: { merge: true },
      Epc: { merge: true },
      Favorite: { keyFields: false },
    },
  });
  readonly #underWay = new Map<string, Promise<unknown>>();
  /** Rendering does not retry a failed query; the next loader does. */
  readonly #failed = new Map<string, unknown>();
  readonly #writtenAt = new Map<string, number>();
  readonly #carried: Map<string, unknown>;

  /** `carried`: the results that came with the page, by key. */
  constructor(carried: Record<string, unknown>) {
    this.#carried = new Map(Object.entries(carried));
  }

  /** Writes what came with the page for these documents into the cache: before hydration, without a request. */
  fill(documents: readonly PageDocument[]): void {
    const byName = new Map(documents.map((document) => [operationName(document), document]));
    for (const [key, data] of this.#carried) {
      const space = key.indexOf(' ');
      const document = byName.get(key.slice(0, space));
      if (!document) continue;
      this.#write(document, JSON.parse(key.slice(space + 1)), data);
      this.#carried.delete(key);
    }
  }

  readonly run: Run = <Result, Vars extends Variables>(
    document: PageDocument<Result, Vars>,
    variables: Vars,
  ) => {
    const key = resultKey(document, variables);
    const cached = this.#read(document, variables);
    if (cached !== undefined && this.#isFresh(key)) return Promise.resolve(cached as Result);
    const known = this.#underWay.get(key);
    if (known) return known as Promise<Result>;
    const asked = fetchGraphql(document, variables).then((data) => {
      this.#write(document, variables, data);
      return data;
    });
    this.#underWay.set(key, asked);
    this.#failed.delete(key);
    asked.catch((error) => this.#failed.set(key, error)).finally(() => this.#underWay.delete(key));
    return asked as Promise<Result>;
  };

  useResult<Result, Vars extends Variables>(document: PageDocument<Result, Vars>, variables: Vars): Result {
    const key = resultKey(document, variables);
    const subscribe = useCallback(
      (changed: () => void) =>
        this.cache.watch({ query: document, variables, optimistic: true, callback: changed }),
      [key],
    );
    const read = () => this.#read(document, variables);
    const result = useSyncExternalStore(subscribe, read, read);
    if (result !== undefined) return result as Result;
    const streamed = this.#streamed(key);
    if (streamed !== undefined) {
      this.#write(document, variables, streamed);
      return this.#read(document, variables) as Result;
    }
    if (this.#failed.has(key)) throw this.#failed.get(key);
    return use(this.run(document, variables));
  }

  write<Result, Vars extends Variables>(
    document: PageDocument<Result, Vars>,
    variables: Vars,
    result: Result,
  ): void {
    this.#write(document, variables, result);
  }

  carry(): null {
    return null;
  }

  #read(document: PageDocument, variables: Variables): unknown {
    const diff = this.cache.diff({ query: document, variables, optimistic: true, returnPartialData: true });
    return diff.complete ? diff.result : undefined;
  }

  /** Listings change while a page stays open: the next loader fetches older results again. */
  #isFresh(key: string): boolean {
    return Date.now() - (this.#writtenAt.get(key) ?? 0) < FRESH_MS;
  }

  #write(document: PageDocument, variables: Variables, data: unknown): void {
    this.#writtenAt.set(resultKey(document, variables), Date.now());
    this.cache.writeQuery({ query: document, variables, data });
  }

  /** A result that arrived in a streamed section's own block. */
  #streamed(key: string): unknown {
    const block = document.querySelector(`script[data-result="${CSS.escape(key)}"]`);
    return block?.textContent ? JSON.parse(block.textContent) : undefined;
  }
}
