import { createContext, useContext } from 'react';
import type { PageDocument, Run, Variables } from './run.ts';

/** Where components read the results of queries that loaders have run or started. */
export interface Results {
  /** For what a visitor asks while the page is open: a search while typing. Pages load through their loader. */
  run: Run;
  /** A hook: the result, and a new rendering when it changes. Suspends while it is under way. */
  useResult<Result, Vars extends Variables>(document: PageDocument<Result, Vars>, variables: Vars): Result;
  /** Stores a result that no query returns: data of the visitor's own browser. */
  write<Result, Vars extends Variables>(
    document: PageDocument<Result, Vars>,
    variables: Vars,
    result: Result,
  ): void;
  /** The result as inert text for a block that streams later; null where there is nothing to carry. */
  carry(document: PageDocument, variables: Variables): string | null;
}

export const ResultsContext = createContext<Results | null>(null);

/** The result of a query that this page's loader has run or started. Components ask for nothing else. */
export function useResult<Result, Vars extends Variables>(
  document: PageDocument<Result, Vars>,
  variables: Vars,
): Result {
  return useResults().useResult(document, variables);
}

export function useResults(): Results {
  const results = useContext(ResultsContext);
  if (!results) throw new Error('no results above this component');
  return results;
}
