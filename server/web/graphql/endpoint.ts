import type { ApolloServerPlugin } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import {
  type Cacheability,
  type RootTypes,
  rootTypesOf,
  selectsOnlyPublicData,
} from '../../../graphql/cacheability.ts';
import { createGraphContext, type GraphContext, type GraphPorts } from '../../../graphql/context.ts';
import { createRequestValidator, type RequestValidator } from '../../../graphql/request-validator.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import type { ReadBudget } from '../../platform/limits/read-budget.ts';
import type { RequestLimits } from '../../platform/load-shedding/request-limits.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import { createMutationCheck } from './any-origin.ts';
import { startApolloServer } from './apollo-server.ts';
import { serveCachedQueries } from './cached-queries.ts';
import { limitDocument } from './limits.ts';
import { asksLocalizedIds } from './localized-ids.ts';
import { type CachedFirst, createCachedFirst } from './serve-cached-first.ts';
import { statusOfJson } from './status-of-json.ts';

export const BODY_LIMIT = '100kb';

interface Endpoint extends Pick<RequestValidator, 'validateRequest'> {
  /** Serves cacheable queries from the response cache, and passes all others on. */
  cachedQueries: RequestHandler[];
  handler: RequestHandler;
  /** Serves cache hits before routing, and passes every other request on. */
  serveCachedFirst: CachedFirst;
  stop(): Promise<void>;
}

export type HttpContext = GraphContext & {
  log: Logger;
  req: Request;
  res: Response;
  /** Whether several requests are waiting for this response. */
  hasPriority: boolean;
};

interface Dependencies {
  schema: GraphQLSchema;
  ports: GraphPorts;
  responseCache: Pick<ResponseCache, 'isEnabled' | 'serve' | 'serveCached'>;
  limits: RequestLimits;
  readBudget: ReadBudget;
  /** The maximum length of a response in bytes. */
  maxBytes: number;
  settings: { publicUrl: string; allowedOrigins: readonly string[] };
}

/** GraphQL over HTTP for any client. Cookies have no meaning here, so GET queries are safe from any origin. */
export async function createGraphqlEndpoint({
  schema,
  ports,
  responseCache,
  limits,
  readBudget,
  maxBytes,
  settings,
}: Dependencies): Promise<Endpoint> {
  const validator = createRequestValidator(schema);
  const server = await startApolloServer({
    schema,
    validator,
    limits,
    readBudget,
    maxBytes,
    // Cookies have no meaning here.
    csrfPrevention: false,
    checkMutation: createMutationCheck(settings),
    plugins: [trackCacheability(rootTypesOf(schema)), statusOfJson],
  });
  const createContext = (req: Request, cacheability?: Cacheability, hasPriority = false): HttpContext => ({
    ...createGraphContext(ports, visitorOf(req), cacheability),
    hasLocalizedIds: asksLocalizedIds(req),
    log: logOf(req),
    req,
    res: req.res as Response,
    hasPriority,
  });
  const graphql = expressMiddleware(server, { context: async ({ req }) => createContext(req as Request) });
  return {
    validateRequest: validator.validateRequest,
    cachedQueries: [
      express.json({ limit: BODY_LIMIT }),
      allowEmptyBody,
      checkIds,
      limitDocument({ validator, readBudget }),
      serveCachedQueries({ server, responseCache, createContext }),
    ],
    serveCachedFirst: createCachedFirst(responseCache),
    handler: graphql,
    stop: () => server.stop(),
  };
}

/** A GET has no body, but Apollo's middleware expects a parsed one. */
const allowEmptyBody: RequestHandler = (req, _res, next) => {
  req.body ??= {};
  next();
};

/** Rejects an unknown kind of ids before a GraphQL server reads the request. */
const checkIds: RequestHandler = (req, _res, next) => {
  asksLocalizedIds(req);
  next();
};

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
          // An error of stored queries has a header of its own.
          if (errors?.length) response.http.headers.set('cache-control', 'no-store');
          const hasFailed = errors?.length || response.http.status;
          if (hasFailed) contextValue.cacheability.isPublic = false;
        },
      };
    },
  };
}
