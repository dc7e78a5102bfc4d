import { createGraphiQLFetcher, type Fetcher, type FetcherParams } from '@graphiql/toolkit';
import { type DocumentNode, getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { createClient } from 'graphql-sse';

/**
 * Asks over HTTP; what is subscribed to comes as an event stream.
 * The query itself decides: what the editor tells of it lags behind what was typed last.
 */
export function createFetcher(): Fetcher {
  const ask = createGraphiQLFetcher({ url: '/graphql' });
  const stream = createClient({ url: '/graphql/stream' });
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

/** The named operation, or the only one; nothing where the server has to say what is wrong. */
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
