import { InMemoryCache } from '@apollo/client/cache';
import { use, useCallback, useSyncExternalStore } from 'react';
import { fetchGraphql } from './fetch-graphql.ts';
import type { Results } from './results.ts';
import { operationName, type PageDocument, type Run, resultKey, type Variables } from './run.ts';

/**
 * The browser's side: Apollo's normalised cache is the store, loaders are the only ones who fetch.
 * Reading never asks the network.
 */
export class BrowserResults implements Results {
  readonly cache = new InMemoryCache({
    typePolicies: { Settings: { keyFields: [] }, Address: { merge: true }, Epc: { merge: true } },
  });
  readonly #underWay = new Map<string, Promise<unknown>>();
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

  readonly run: Run = (document, variables) => {
    const cached = this.#read(document, variables);
    if (cached !== undefined) return Promise.resolve(cached as never);
    const key = resultKey(document, variables);
    const known = this.#underWay.get(key);
    if (known) return known as never;
    const asked = fetchGraphql(document, variables).then((data) => {
      this.#write(document, variables, data);
      return data;
    });
    this.#underWay.set(key, asked);
    const forget = () => this.#underWay.delete(key);
    asked.then(forget, forget);
    return asked as never;
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
    return use(this.run(document, variables));
  }

  carry(): null {
    return null;
  }

  #read(document: PageDocument, variables: Variables): unknown {
    const diff = this.cache.diff({ query: document, variables, optimistic: true, returnPartialData: true });
    return diff.complete ? diff.result : undefined;
  }

  #write(document: PageDocument, variables: Variables, data: unknown): void {
    this.cache.writeQuery({ query: document, variables, data });
  }

  /** A result that arrived in a streamed section's own block. */
  #streamed(key: string): unknown {
    const block = document.querySelector(`script[data-result="${CSS.escape(key)}"]`);
    return block?.textContent ? JSON.parse(block.textContent) : undefined;
  }
}
