import { type DocumentNode, execute, type GraphQLSchema } from 'graphql';
import { createGraphContext, type GraphPorts } from './context.ts';

/** A query of ours that failed: something behind it broke, or the query is wrong. */
export class QueryError extends Error {}

export type Executor = <Result>(
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<Result>;

/**
 * Runs a known, valid document in process, with a context of its own.
 * @throws QueryError when any part of the answer is missing.
 */
export function createExecutor(schema: GraphQLSchema, ports: GraphPorts): () => Executor {
  return () => {
    const contextValue = createGraphContext(ports);
    return async (document, variableValues) => {
      const { data, errors } = await execute({ schema, document, variableValues, contextValue });
      if (errors?.[0])
        throw new QueryError(errors[0].message, { cause: errors[0].originalError ?? errors[0] });
      return data as never;
    };
  };
}
