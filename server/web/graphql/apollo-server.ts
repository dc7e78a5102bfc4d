import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { RequestValidator } from '../../../graphql/request-validator.ts';
import type { ReadBudget } from '../../platform/limits/read-budget.ts';
import type { RequestLimits } from '../../platform/load-shedding/request-limits.ts';
import type { HttpContext } from './endpoint.ts';
import { failureLog, hideInternals, unavailable } from './errors.ts';
import { limitRequests, limitResponses } from './limits.ts';

interface ServerParts {
  schema: GraphQLSchema;
  validator: RequestValidator;
  limits: RequestLimits;
  readBudget: ReadBudget;
  /** The maximum length of a response in bytes. */
  maxBytes: number;
  /** Whether the requests of a browser carry a session, so that those of other sites must be rejected. */
  csrfPrevention: boolean;
  /** Throws when the site of the request must not send mutations. */
  checkMutation?(req: Request): void;
  /** Further plugins; they see that a response was replaced by an error. */
  plugins?: ApolloServerPlugin<HttpContext>[];
}

/** Starts a server with the limits and errors that all GraphQL requests have. */
export async function startApolloServer({
  schema,
  validator,
  limits,
  readBudget,
  maxBytes,
  csrfPrevention,
  checkMutation = () => {},
  plugins = [],
}: ServerParts): Promise<ApolloServer<HttpContext>> {
  const server = new ApolloServer<HttpContext>({
    schema,
    introspection: true,
    csrfPrevention,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: validator.parseOptions,
    formatError: hideInternals,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      limitRequests({ validator, limits, readBudget, checkMutation }),
      limitResponses(maxBytes),
      ...plugins,
      unavailable,
      failureLog,
    ],
  });
  await server.start();
  return server;
}
