import { use } from 'react';
import { inertJson } from './inert-json.ts';
import type { Results } from './results.ts';
import {
  operationName,
  type PageDocument,
  type RestQueries,
  type RunQuery,
  resultKey,
  type Variables,
} from './run-query.ts';
import { settlesWithin } from './settles-within.ts';

interface Entry {
  promise: Promise<unknown>;
  value?: unknown;
  isFulfilled: boolean;
}

/** The query results of one request, by operation and variables. */
export class ServerResults implements Results {
  readonly #entries = new Map<string, Entry>();
  /** Keys of results that are embedded in a block of their own. */
  readonly #inBlocks = new Set<string>();
  readonly #execute: RunQuery;
  readonly #onFailure: (error: unknown) => void;
  /** Ends with the queries of a slow rest of the page, also when one fails. */
  #rest: Promise<void> | null = null;
  #isRestMissing = false;

  constructor(execute: RunQuery, onFailure: (error: unknown) => void) {
    this.#execute = execute;
    this.#onFailure = onFailure;
  }

  /** Returns a copy for another rendering; no result is embedded yet. */
  copyForRendering(): ServerResults {
    const copy = new ServerResults(this.#execute, this.#onFailure);
    for (const [key, entry] of this.#entries) copy.#entries.set(key, entry);
    copy.#isRestMissing = this.#isRestMissing;
    return copy;
  }

  /** Whether the rest of the page takes long or has failed. */
  get isRestMissing(): boolean {
    return this.#isRestMissing;
  }

  /** Whether the rest of the page takes or took long. */
  get hasSlowRest(): boolean {
    return this.#rest !== null;
  }

  /**
   * Loads the rest of a page. When that takes longer than `graceMs`, resolves once the beginning can be rendered.
   * @throws the error of a query that fails before.
   */
  async loadRest({ load, beginning }: RestQueries, graceMs: number): Promise<void> {
    const rest = load();
    if (await settlesWithin(rest, graceMs)) return void (await rest);
    this.#isRestMissing = true;
    this.#rest = rest.then(
      () => {
        this.#isRestMissing = false;
        if (beginning) this.#entries.delete(resultKey(beginning.document, beginning.variables));
      },
      () => {},
    );
    if (beginning) await this.run(beginning.document, beginning.variables);
  }

  /** Runs a query once; identical queries share its promise. */
  readonly run: RunQuery = <Result, Vars extends Variables>(
    document: PageDocument<Result, Vars>,
    variables: Vars,
  ) => {
    const key = resultKey(document, variables);
    const known = this.#entries.get(key);
    if (known) return known.promise as Promise<Result>;
    const entry: Entry = { promise: this.#execute(document, variables), isFulfilled: false };
    entry.promise.then(
      (value) => Object.assign(entry, { value, isFulfilled: true }),
      // Reports every failure, because a query may have no reader.
      this.#onFailure,
    );
    this.#entries.set(key, entry);
    return entry.promise as Promise<Result>;
  };

  write<Result, Vars extends Variables>(
    document: PageDocument<Result, Vars>,
    variables: Vars,
    value: Result,
  ): void {
    const promise = Promise.resolve(value);
    this.#entries.set(resultKey(document, variables), { promise, value, isFulfilled: true });
  }

  useResult<Result, Vars extends Variables>(document: PageDocument<Result, Vars>, variables: Vars): Result {
    const entry = this.#entries.get(resultKey(document, variables));
    if (!entry) throw new Error(`no loader ran ${resultKey(document, variables)}`);
    return (entry.isFulfilled ? entry.value : use(entry.promise)) as Result;
  }

  /** Returns a result of this query with any variables; undefined when none has succeeded. */
  find<Result>(document: PageDocument<Result>): Result | undefined {
    const prefix = `${operationName(document)} `;
    for (const [key, entry] of this.#entries)
      if (entry.isFulfilled && key.startsWith(prefix)) return entry.value as Result;
    return undefined;
  }

  embed(document: PageDocument, variables: Variables): string | null {
    const key = resultKey(document, variables);
    const entry = this.#entries.get(key);
    if (!entry?.isFulfilled) return null;
    this.#inBlocks.add(key);
    return inertJson(entry.value);
  }

  /** Resolves when the queries started so far have succeeded or failed. */
  async whenSettled(): Promise<void> {
    await this.#rest;
    await Promise.allSettled([...this.#entries.values()].map(({ promise }) => promise));
  }

  /** Results that no block embeds, by key. The page shell embeds them. */
  unembeddedResults(): Record<string, unknown> {
    const unembedded = [...this.#entries].filter(
      ([key, entry]) => entry.isFulfilled && !this.#inBlocks.has(key),
    );
    return Object.fromEntries(unembedded.map(([key, entry]) => [key, entry.value]));
  }
}
