import type { DocumentNode, GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { type Cacheability, rootTypesOf, selectsOnlyPublicData } from './cacheability.ts';
import { createGraphContext, type GraphPorts } from './context.ts';
import type { Visitor } from './visitor.ts';

/** A query of the site itself failed: a port failed, or the query is invalid. */
export class QueryError extends Error {}

export type Executor = <Result>(
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<Result>;

/** Creates an executor for a visitor; `cacheability` collects how long its responses may be cached. */
export type CreateExecutor = (visitor: Visitor, cacheability?: Cacheability) => Executor;

/**
 * Executes the site's own, valid documents in process, in one context per executor. Each document is compiled once:
 * there are few documents, and interpreting their syntax trees dominates the cost of a request. A compiled query does
 * not apply the default of a non-null variable, so callers always pass such variables.
 * @throws QueryError when any part of the result is missing.
 */
export function createExecutor(schema: GraphQLSchema, ports: GraphPorts): CreateExecutor {
  const compiled = new WeakMap<DocumentNode, CompiledQuery>();
  const queryOf = (document: DocumentNode): CompiledQuery => {
    const cached = compiled.get(document);
    if (cached) return cached;
    const created = compile(schema, document);
    compiled.set(document, created);
    return created;
  };
  const rootTypes = rootTypesOf(schema);
  return (visitor, cacheability) => {
    const context = createGraphContext(ports, visitor, cacheability);
    return async <Result>(document: DocumentNode, variables: Record<string, unknown>) => {
      if (!selectsOnlyPublicData(document, rootTypes)) context.cacheability.isPublic = false;
      const { data, errors } = await queryOf(document).query(undefined, context, variables);
      if (errors?.[0])
        throw new QueryError(errors[0].message, { cause: errors[0].originalError ?? errors[0] });
      return data as Result;
    };
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery {
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) throw new QueryError(compiled.errors?.[0]?.message ?? 'not compiled');
  return compiled;
}
