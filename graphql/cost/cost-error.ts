import { GraphQLError } from 'graphql';

/** The error of a request that asks for too much at once; `details` become extensions of the error. */
export function costError(reason: string, details: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError(`This request ${reason}: ask for less at once.`, {
    extensions: { code: 'QUERY_TOO_COSTLY', http: { status: 400 }, ...details },
  });
}
