import { createContext, useContext, useState } from 'react';
import type { PageDocument, RunQuery, Variables } from './run-query.ts';

/** Where components read the results of queries that loaders have run or started. */
export interface Results {
  /**
   * For requests that a visitor triggers on an open page, such as a search while typing. Pages load through
   * their loader.
   */
  run: RunQuery;
  /**
   * A hook that returns the result and renders again when the result changes. Suspends while the query is
   * pending.
   */
  useResult<Result, Vars extends Variables>(document: PageDocument<Result, Vars>, variables: Vars): Result;
  /** Stores a result that no query returns, such as data saved in the visitor's browser. */
  write<Result, Vars extends Variables>(
    document: PageDocument<Result, Vars>,
    variables: Vars,
    result: Result,
  ): void;
  /** The result as inert text for a block that streams later; null when there is no result to embed. */
  embed(document: PageDocument, variables: Variables): string | null;
  /** Whether the rest of the page was slow, and its results are missing. */
  readonly isRestMissing: boolean;
}

export const ResultsContext = createContext<Results | null>(null);

/**
 * Returns the result of a query that this page's loader has run or started. Components start no queries while
 * rendering.
 */
export function useResult<Result, Vars extends Variables>(
  document: PageDocument<Result, Vars>,
  variables: Vars,
): Result {
  return useResults().useResult(document, variables);
}

/** Whether the rest of the page was missing when the component was first rendered. */
export function useIsRestMissing(): boolean {
  const results = useResults();
  const [isMissing] = useState(() => results.isRestMissing);
  return isMissing;
}

export function useResults(): Results {
  const results = useContext(ResultsContext);
  if (!results) throw new Error('no results above this component');
  return results;
}
