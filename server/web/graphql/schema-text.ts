import { printSchemaWithDirectives } from '@graphql-tools/utils';
import type { RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { type ReadBudget, WORK } from '../../platform/limits/read-budget.ts';

/** An hour: code generators read it once. */
const CACHED_S = 60 * 60;

interface Dependencies {
  schema: GraphQLSchema;
  readBudget: ReadBudget;
}

/**
 * `/graphql/schema.graphql`: the schema in its definition language, for code generators and linters, with the costs of
 * fields and what is null only with an error.
 */
export function schemaText({ schema, readBudget }: Dependencies): RequestHandler {
  let text: string | undefined;
  return async (req, res) => {
    await readBudget.charge(req, WORK.schemaText);
    // Printed when it is first asked for: most processes never are.
    text ??= printSchemaWithDirectives(schema);
    res.set('cache-control', `public, max-age=${CACHED_S}`);
    res.type('application/graphql; charset=utf-8').send(text);
  };
}
