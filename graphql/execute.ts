import type { DocumentNode, GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { createGraphContext, type GraphPorts } from './context.ts';
import { asksWhatIsPublished, type Keeping, rootTypesOf } from './keeping.ts';
import type { Visitor } from './visitor.ts';

/** A query of ours that failed: something behind it broke, or the query is wrong. */
export class QueryError extends Error {}

export type Executor = <Result>(
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<Result>;

/** What an executor is asked is noted in `keeping`, when somebody wants to know. */
export type CreateExecutor = (visitor: Visitor, keeping?: Keeping) => Executor;

/**
 * Runs a known, valid document in process, with a context of its own. A document is compiled to a function
 * when it is first run: there are few, and walking their trees at each request is most of what they cost. A compiled
 * query knows no default of a variable that must not be null: such a variable is always passed.
 * @throws QueryError when any part of the answer is missing.
 */
export function createExecutor(schema: GraphQLSchema, ports: GraphPorts): CreateExecutor {
  const compiled = new WeakMap<DocumentNode, CompiledQuery>();
  const queryOf = (document: DocumentNode): CompiledQuery => {
    const known = compiled.get(document);
    if (known) return known;
    const made = compile(schema, document);
    compiled.set(document, made);
    return made;
  };
  const rootTypes = rootTypesOf(schema);
  return (visitor, keeping) => {
    const context = createGraphContext(ports, visitor, keeping);
    return async <Result>(document: DocumentNode, variables: Record<string, unknown>) => {
      if (!asksWhatIsPublished(document, rootTypes)) context.keeping.isShared = false;
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
