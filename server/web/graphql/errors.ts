/** Errors of GraphQL requests: those that clients receive, and those that are logged. */
import type { ApolloServerPlugin } from '@apollo/server';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { RETRY_LATER, type Unavailability, unavailabilityOf } from '../../platform/http/unavailable.ts';
import { OverBudgetError } from '../../platform/limits/over-budget-error.ts';
import type { HttpContext } from './endpoint.ts';

const INTERNAL = 'INTERNAL_SERVER_ERROR';
const UNAVAILABLE = 'SERVICE_UNAVAILABLE';
const RESPONSE_TYPE = 'application/graphql-response+json';

const UNAVAILABLE_MESSAGES: Readonly<Record<Unavailability, string>> = {
  busy: 'Too much is asked at the moment. Try again soon.',
  away: 'The database cannot be reached at the moment. Try again soon.',
};

/** Errors of requests that no GraphQL server reads, by their status. */
const UNREADABLE: Readonly<Record<number, { code: string; message: string }>> = {
  400: { code: 'BAD_REQUEST', message: 'The body of the request cannot be read.' },
  401: {
    code: 'UNAUTHENTICATED',
    message: 'The key of the `Authorization` header is unknown or revoked, or the request is no POST.',
  },
  405: { code: 'METHOD_NOT_ALLOWED', message: 'GET and POST only.' },
  406: {
    code: 'NOT_ACCEPTABLE',
    message: 'Event streams only: send the header `Accept: text/event-stream`.',
  },
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'The body of the request is larger than 100 kB.' },
  429: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests from this address. Try again later.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The encoding of the body is not supported.' },
};

/** Messages of GraphQL repeat names and values of the request, which may be as long as the request. */
const MAX_MESSAGE_CHARACTERS = 1000;

/** Client errors keep their message, up to a length; server errors are reduced to a generic one. */
export function hideInternals(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const why = unavailabilityOf(error);
  if (why) return { ...formatted, message: UNAVAILABLE_MESSAGES[why], extensions: { code: UNAVAILABLE } };
  if (!isInternal(formatted)) return shorten(formatted);
  return { ...formatted, message: 'Something went wrong on our side.', extensions: { code: INTERNAL } };
}

function shorten(error: GraphQLFormattedError): GraphQLFormattedError {
  const { message } = error;
  if (message.length <= MAX_MESSAGE_CHARACTERS) return error;
  return { ...error, message: `${message.slice(0, MAX_MESSAGE_CHARACTERS)}…` };
}

function isInternal({ extensions }: Pick<GraphQLFormattedError, 'extensions'>): boolean {
  return (extensions?.code ?? INTERNAL) === INTERNAL;
}

/** Ends the request of a client that disconnected while queued; the response cannot be delivered. */
export function connectionClosed(): GraphQLError {
  return new GraphQLError('The connection was closed.', {
    extensions: { code: UNAVAILABLE, http: { status: 503 } },
  });
}

/** Answers 503 for the whole response when a part of it failed temporarily, so that clients retry. */
export const unavailable: ApolloServerPlugin<HttpContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, errors }) {
        if (!errors?.some(unavailabilityOf)) return;
        response.http.status = 503;
        for (const [name, value] of Object.entries(RETRY_LATER)) response.http.headers.set(name, value);
      },
    };
  },
};

/** Logs server errors; client errors are not logged. */
export const failureLog: ApolloServerPlugin<HttpContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) {
          if (isInternal(error) && !unavailabilityOf(error))
            contextValue.log.error({ err: error.originalError ?? error }, 'a query failed');
        }
      },
    };
  },
};

/** Answers requests that fail before a GraphQL server has read them, in the form of a GraphQL response. */
export const requestErrors: ErrorRequestHandler = (error, req, res, next) => {
  const status = statusOf(error);
  if (status === 500) res.locals.log.error({ err: error }, 'request failed');
  if (res.headersSent) return next(error);
  if (status === 503) res.set(RETRY_LATER);
  if (error instanceof OverBudgetError) res.set(error.headers);
  sendErrors({ req, res }, status, [describeError(error, status)]);
};

/** Sends the errors of a request without result; each without a code gets that of the status. */
export function sendErrors(
  { req, res }: { req: Request; res: Response },
  status: number,
  errors: readonly GraphQLFormattedError[] = [unreadable(status)],
): void {
  const { code } = unreadable(status).extensions;
  const coded = errors.map((error) => ({ ...shorten(error), extensions: { code, ...error.extensions } }));
  res
    .status(status)
    .set('cache-control', 'no-store')
    .type(mediaType(req))
    .send(JSON.stringify({ errors: coded }));
}

/** Rejects a request with the key of a partner. */
export function rejectKey(req: Request, res: Response): void {
  sendErrors({ req, res }, 401);
}

function unreadable(status: number) {
  const { code, message } = UNREADABLE[status] ?? { code: 'BAD_REQUEST', message: 'Bad request.' };
  return { message, extensions: { code } };
}

function statusOf(error: unknown): number {
  if (error instanceof GraphQLError) return 400;
  const { status } = (error ?? {}) as { status?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 500) return status;
  return unavailabilityOf(error) ? 503 : 500;
}

function describeError(error: unknown, status: number): GraphQLFormattedError {
  if (error instanceof GraphQLError) {
    const { http: _, ...extensions } = error.extensions;
    return { message: error.message, extensions };
  }
  if (status >= 500) return hideInternals({ message: '' }, error);
  return unreadable(status);
}

function mediaType(req: Request): string {
  return req.accepts(['application/json', RESPONSE_TYPE]) || 'application/json';
}
