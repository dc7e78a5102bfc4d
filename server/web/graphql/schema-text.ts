import type { RequestHandler } from 'express';
import { type GraphQLSchema, printSchema } from 'graphql';

/** An hour: code generators read it once. */
const CACHED_S = 60 * 60;

/** `/graphql/schema.graphql`: the schema in its definition language, for code generators and linters. */
export function schemaText(schema: GraphQLSchema): RequestHandler {
  const text = printSchema(schema);
  return (_req, res) => {
    res.set('cache-control', `public, max-age=${CACHED_S}`);
    res.type('application/graphql; charset=utf-8').send(text);
  };
}
