import { fetchGraphql } from './fetch-graphql.ts';
import type { PageDocument, RunQuery, Variables } from './run-query.ts';

/** Always sends a network request, for mutations too. Failures are logged to the console. */
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
