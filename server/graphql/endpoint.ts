import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { createGraphContext, type GraphContext, type GraphPorts } from '../../graphql/context.ts';
import { createGuard, type Guard } from '../../graphql/guard.ts';
import { asksWhatIsPublished, type Keeping, type RootTypes, rootTypesOf } from '../../graphql/keeping.ts';
import type { Answers } from '../answers/answers.ts';
import type { Logger } from '../logging/logger.ts';
import { visitorOf } from '../visitor.ts';
import { keptQueries } from './kept-queries.ts';

const BODY_LIMIT = '100kb';
const INTERNAL = 'INTERNAL_SERVER_ERROR';

interface Endpoint extends Pick<Guard, 'admit'> {
  /** Queries that everybody is answered alike; whatever else is asked goes on. */
  kept: RequestHandler[];
  handlers: RequestHandler[];
  stop(): Promise<void>;
}

export type HttpContext = GraphContext & { log: Logger };

interface Parts {
  schema: GraphQLSchema;
  ports: GraphPorts;
  answers: Pick<Answers, 'isOn' | 'answer'>;
}

/** GraphQL over HTTP for everybody: no cookie means anything here, so GET may carry queries from anywhere. */
export async function createGraphqlEndpoint({ schema, ports, answers }: Parts): Promise<Endpoint> {
  const guard = createGuard(schema);
  const server = new ApolloServer<HttpContext>({
    schema,
    introspection: true,
    csrfPrevention: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: guard.parseOptions,
    formatError: hideInternals,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      costLimit(guard),
      noteKeeping(rootTypesOf(schema)),
      failureLog,
    ],
  });
  await server.start();
  const createContext = (req: Request, keeping?: Keeping): HttpContext => ({
    ...createGraphContext(ports, visitorOf(req), keeping),
    log: logOf(req),
  });
  const graphql = expressMiddleware(server, { context: async ({ req }) => createContext(req as Request) });
  return {
    admit: guard.admit,
    kept: [
      express.json({ limit: BODY_LIMIT }),
      allowEmptyBody,
      keptQueries({ server, answers, createContext }),
    ],
    handlers: [graphql],
    stop: () => server.stop(),
  };
}

/** A GET has no body; Apollo's middleware wants one that was parsed. */
const allowEmptyBody: RequestHandler = (req, _res, next) => {
  req.body ??= {};
  next();
};

/** What may be asked here, and how much of it. */
function costLimit(guard: Guard): ApolloServerPlugin<HttpContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, request, operation }) {
          if (operation?.operation === 'subscription') throw answeredElsewhere();
          guard.check(document, request.variables);
        },
      };
    },
  };
}

const logOf = ({ res }: Request): Logger => (res as Response).locals.log;

/** An answer is for everybody when all of its question is published, and nothing went wrong. */
function noteKeeping(rootTypes: RootTypes): ApolloServerPlugin<HttpContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, contextValue }) {
          contextValue.keeping.isShared = asksWhatIsPublished(document, rootTypes);
        },
        async willSendResponse({ response, errors, contextValue }) {
          const hasFailed = errors?.length || response.http.status;
          if (hasFailed) contextValue.keeping.isShared = false;
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

/** What broke on our side is logged; what a client did wrong is the client's. */
const failureLog: ApolloServerPlugin<HttpContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) {
          if (isInternal(error))
            contextValue.log.error({ err: error.originalError ?? error }, 'a query failed');
        }
      },
    };
  },
};

function isInternal({ extensions }: Pick<GraphQLFormattedError, 'extensions'>): boolean {
  return (extensions?.code ?? INTERNAL) === INTERNAL;
}

/** What a client did wrong is said as it is; what broke on our side is called a failure and no more. */
function hideInternals(formatted: GraphQLFormattedError): GraphQLFormattedError {
  if (!isInternal(formatted)) return formatted;
  return { ...formatted, message: 'Something went wrong on our side.', extensions: { code: INTERNAL } };
}
