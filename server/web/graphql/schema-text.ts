import type { RequestHandler } from 'express';
import { type GraphQLSchema, printSchema } from 'graphql';
import { type ReadBudget, WORK } from '../../platform/limits/read-budget.ts';

/** An hour: code generators read it once. */
const CACHED_S = 60 * 60;

interface Dependencies {
  schema: GraphQLSchema;
  readBudget: ReadBudget;
}

/** `/graphql/schema.graphql`: the schema in its definition language, for code generators and linters. */
export function schemaText({ schema, readBudget }: Dependencies): RequestHandler {
  let text: string | undefined;
  return async (req, res) => {
    await readBudget.charge(req, WORK.schemaText);
    // Printed when it is first asked for: most processes never are.
    text ??= printSchema(schema);
    res.set('cache-control', `public, max-age=${CACHED_S}`);
    res.type('application/graphql; charset=utf-8').send(text);
  };
}
