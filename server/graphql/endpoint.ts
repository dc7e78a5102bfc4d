import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type RequestHandler } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createGraphContext, type GraphContext, type GraphPorts } from '../../graphql/context.ts';
import { checkCost } from '../../graphql/cost.ts';
import type { Logger } from '../logging/logger.ts';

const MOST_TOKENS = 4000;
const BODY_LIMIT = '100kb';

/** GraphQL over HTTP for everybody: no cookie means anything here, so GET may carry queries from anywhere. */
export async function createGraphqlEndpoint(
  schema: GraphQLSchema,
  ports: GraphPorts,
  log: Logger,
): Promise<{ handlers: RequestHandler[]; stop(): Promise<void> }> {
  const server = new ApolloServer<GraphContext>({
    schema,
    introspection: true,
    csrfPrevention: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    formatError: (formatted, error) => hideInternals(formatted, error, log),
    plugins: [ApolloServerPluginLandingPageDisabled(), costLimit(schema)],
  });
  await server.start();
  const graphql = expressMiddleware(server, { context: async () => createGraphContext(ports) });
  return {
    handlers: [express.json({ limit: BODY_LIMIT }), allowEmptyBody, graphql],
    stop: () => server.stop(),
  };
}

/** A GET has no body; Apollo's middleware wants one that was parsed. */
const allowEmptyBody: RequestHandler = (req, _res, next) => {
  req.body ??= {};
  next();
};

function costLimit(schema: GraphQLSchema): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, request }) {
          checkCost(schema, document, request.variables ?? {});
        },
      };
    },
  };
}

type Formatted = ReturnType<NonNullable<ConstructorParameters<typeof ApolloServer>[0]['formatError']>>;

/** What a client did wrong is said as it is; what broke on our side is logged and called a failure. */
function hideInternals(formatted: Formatted, error: unknown, log: Logger): Formatted {
  const code = formatted.extensions?.code;
  if (code !== 'INTERNAL_SERVER_ERROR') return formatted;
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  log.error({ err: cause }, 'a query failed');
  return { ...formatted, message: 'Something went wrong on our side.', extensions: { code } };
}
