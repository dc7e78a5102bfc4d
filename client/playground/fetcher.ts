import { createGraphiQLFetcher, type Fetcher, type FetcherParams } from '@graphiql/toolkit';
import { type DocumentNode, getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { createClient } from 'graphql-sse';
import { idsParameter } from './share-link.ts';

/**
 * Sends queries over HTTP and subscriptions over an event stream. It parses the query itself, because the
 * operation type reported by the editor lags behind typing.
 * @param search The query string of the playground's URL, whose `ids` the requests keep.
 */
export function createFetcher(search: string): Fetcher {
  const ids = idsParameter(search);
  const suffix = ids && `?${ids}`;
  const ask = createGraphiQLFetcher({ url: `/graphql${suffix}` });
  const stream = createClient({ url: `/graphql/stream${suffix}` });
  return (params, options) => {
    const operation = findOperation(params);
    const operationName = operation?.name?.value;
    if (operation?.operation !== 'subscription') {
      return ask(operation ? { ...params, operationName } : params, options);
    }
    const { query, variables } = params;
    return stream.iterate({ query, variables, operationName }) as ReturnType<Fetcher>;
  };
}

/** Returns the named operation, or the only one; null when the server must report an error. */
function findOperation({ query, operationName }: FetcherParams): OperationDefinitionNode | null {
  const document = readDocument(query);
  return document && (getOperationAST(document, operationName) ?? getOperationAST(document) ?? null);
}

function readDocument(query: string): DocumentNode | null {
  try {
    return parse(query);
  } catch {
    return null;
  }
}
