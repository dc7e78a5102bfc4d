import type { ApolloServerPlugin } from '@apollo/server';
import type { Request } from 'express';
import type { HttpContext } from './endpoint.ts';

/** The errors of a well-formed request: those of its document and of its variables. */
const OF_WELL_FORMED_REQUEST = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
]);

/**
 * Answers 200 with the errors of a document or its variables to clients that ask for `application/json`, as the
 * GraphQL-over-HTTP specification recommends: with that media type, a status of 400 may come from a proxy. All others
 * receive 400, also those without an `Accept` header, as ever.
 */
export const statusOfJson: ApolloServerPlugin<HttpContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { http }, errors = [], contextValue: { req } }) {
        const isWellFormed = errors.every(({ extensions }) =>
          OF_WELL_FORMED_REQUEST.has(String(extensions.code)),
        );
        if (http.status === 400 && errors.length > 0 && isWellFormed && asksForJson(req)) http.status = 200;
      },
    };
  },
};

/** Whether a client names `application/json`, and not the media type of GraphQL. */
function asksForJson(req: Request): boolean {
  const accept = req.get('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('application/graphql-response+json');
}
