import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import {
  type Cacheability,
  type RootTypes,
  rootTypesOf,
  selectsOnlyPublicData,
} from '../../graphql/cacheability.ts';
import { createGraphContext, type GraphContext, type GraphPorts } from '../../graphql/context.ts';
import { createRequestValidator, type RequestValidator } from '../../graphql/request-validator.ts';
import { RETRY_LATER, type Unavailability, unavailabilityOf } from '../http/unavailable.ts';
import type { ReleaseSlot } from '../load-shedding/concurrency-limit.ts';
import type { RequestLimits } from '../load-shedding/request-limits.ts';
import type { Logger } from '../logging/logger.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { visitorOf } from '../visitor.ts';
import { serveCachedQueries } from './cached-queries.ts';
import { type CachedFirst, createCachedFirst } from './serve-cached-first.ts';

const BODY_LIMIT = '100kb';
const INTERNAL = 'INTERNAL_SERVER_ERROR';
const UNAVAILABLE = 'SERVICE_UNAVAILABLE';

interface Endpoint extends Pick<RequestValidator, 'validateRequest'> {
  /** Serves cacheable queries from the response cache, and passes all others on. */
  cachedQueries: RequestHandler[];
  handlers: RequestHandler[];
  /** Serves cache hits before routing, and passes every other request on. */
  serveCachedFirst: CachedFirst;
  stop(): Promise<void>;
}

export type HttpContext = GraphContext & {
  log: Logger;
  res: Response;
  /** Whether several requests are waiting for this response. */
  hasPriority: boolean;
};

interface Parts {
  schema: GraphQLSchema;
  ports: GraphPorts;
  responseCache: Pick<ResponseCache, 'isEnabled' | 'serve' | 'serveCached'>;
  limits: RequestLimits;
}

/** GraphQL over HTTP for any client. Cookies have no meaning here, so GET queries are safe from any origin. */
export async function createGraphqlEndpoint({
  schema,
  ports,
  responseCache,
  limits,
}: Parts): Promise<Endpoint> {
  const validator = createRequestValidator(schema);
  const server = new ApolloServer<HttpContext>({
    schema,
    introspection: true,
    csrfPrevention: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: validator.parseOptions,
    formatError: hideInternals,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      limitRequests(validator, limits),
      trackCacheability(rootTypesOf(schema)),
      unavailable,
      failureLog,
    ],
  });
  await server.start();
  const createContext = (req: Request, cacheability?: Cacheability, hasPriority = false): HttpContext => ({
    ...createGraphContext(ports, visitorOf(req), cacheability),
    log: logOf(req),
    res: req.res as Response,
    hasPriority,
  });
  const graphql = expressMiddleware(server, { context: async ({ req }) => createContext(req as Request) });
  return {
    validateRequest: validator.validateRequest,
    cachedQueries: [
      express.json({ limit: BODY_LIMIT }),
      allowEmptyBody,
      serveCachedQueries({ server, responseCache, createContext }),
    ],
    serveCachedFirst: createCachedFirst(responseCache),
    handlers: [graphql],
    stop: () => server.stop(),
  };
}

/** A GET has no body, but Apollo's middleware expects a parsed one. */
const allowEmptyBody: RequestHandler = (req, _res, next) => {
  req.body ??= {};
  next();
};

/** Validates each operation, checks its cost, and waits for a slot of the concurrency limit. */
function limitRequests(validator: RequestValidator, limits: RequestLimits): ApolloServerPlugin<HttpContext> {
  return {
    async requestDidStart() {
      let releaseSlot: ReleaseSlot | null = null;
      return {
        async didResolveOperation({ document, request, operation, contextValue }) {
          if (operation?.operation === 'subscription') throw answeredElsewhere();
          validator.check(document, request.variables);
          const kind = operation?.operation === 'mutation' ? 'sending' : 'reading';
          releaseSlot = await limits[kind].acquire(contextValue.res, contextValue.hasPriority);
          if (!releaseSlot) throw connectionClosed();
        },
        async willSendResponse() {
          releaseSlot?.();
        },
      };
    },
  };
}

/** Ends the request of a client that disconnected while queued; the response cannot be delivered. */
function connectionClosed(): GraphQLError {
  return new GraphQLError('The connection was closed.', {
    extensions: { code: UNAVAILABLE, http: { status: 503 } },
  });
}

const logOf = ({ res }: Request): Logger => (res as Response).locals.log;

/** A response can be shared when its operation selects only public data and caused no errors. */
function trackCacheability(rootTypes: RootTypes): ApolloServerPlugin<HttpContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, contextValue }) {
          contextValue.cacheability.isPublic = selectsOnlyPublicData(document, rootTypes);
        },
        async willSendResponse({ response, errors, contextValue }) {
          const hasFailed = errors?.length || response.http.status;
          if (hasFailed) contextValue.cacheability.isPublic = false;
        },
      };
    },
  };
}

function answeredElsewhere(): GraphQLError {
  return new GraphQLError('Subscriptions are followed at /graphql/stream.', {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });
}

/** Answers 503 for the whole response when a part of it failed temporarily, so that clients retry. */
const unavailable: ApolloServerPlugin<HttpContext> = {
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
const failureLog: ApolloServerPlugin<HttpContext> = {
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

function isInternal({ extensions }: Pick<GraphQLFormattedError, 'extensions'>): boolean {
  return (extensions?.code ?? INTERNAL) === INTERNAL;
}

const UNAVAILABLE_MESSAGES: Readonly<Record<Unavailability, string>> = {
  busy: 'Too much is asked at the moment. Try again soon.',
  away: 'The database cannot be reached at the moment. Try again soon.',
};

/** Client errors keep their message; server errors are reduced to a generic one. */
function hideInternals(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const why = unavailabilityOf(error);
  if (why) return { ...formatted, message: UNAVAILABLE_MESSAGES[why], extensions: { code: UNAVAILABLE } };
  if (!isInternal(formatted)) return formatted;
  return { ...formatted, message: 'Something went wrong on our side.', extensions: { code: INTERNAL } };
}
