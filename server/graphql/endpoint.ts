import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { createGraphContext, type GraphContext, type GraphPorts } from '../../graphql/context.ts';
import { createGuard, type Guard } from '../../graphql/guard.ts';
import { asksWhatIsPublished, type Keeping, type RootTypes, rootTypesOf } from '../../graphql/keeping.ts';
import type { Answers } from '../answers/answers.ts';
import { RETRY_LATER, type Unavailability, whyUnavailable } from '../http/unavailable.ts';
import type { Logger } from '../logging/logger.ts';
import type { StormTurns } from '../storm/storm-turns.ts';
import type { EndTurn } from '../storm/turns.ts';
import { visitorOf } from '../visitor.ts';
import { createKeptFirst, type KeptFirst } from './kept-first.ts';
import { keptQueries } from './kept-queries.ts';

const BODY_LIMIT = '100kb';
const INTERNAL = 'INTERNAL_SERVER_ERROR';
const UNAVAILABLE = 'SERVICE_UNAVAILABLE';

interface Endpoint extends Pick<Guard, 'admit'> {
  /** Queries that everybody is answered alike; whatever else is asked goes on. */
  kept: RequestHandler[];
  handlers: RequestHandler[];
  /** Gives out what is kept, and hands every other request on. */
  keptFirst: KeptFirst;
  stop(): Promise<void>;
}

export type HttpContext = GraphContext & {
  log: Logger;
  res: Response;
  /** Many ask for this answer. */
  isWanted: boolean;
};

interface Parts {
  schema: GraphQLSchema;
  ports: GraphPorts;
  answers: Pick<Answers, 'isOn' | 'answer' | 'give'>;
  turns: StormTurns;
}

/** GraphQL over HTTP for everybody: no cookie means anything here, so GET may carry queries from anywhere. */
export async function createGraphqlEndpoint({ schema, ports, answers, turns }: Parts): Promise<Endpoint> {
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
      admission(guard, turns),
      noteKeeping(rootTypesOf(schema)),
      unavailable,
      failureLog,
    ],
  });
  await server.start();
  const createContext = (req: Request, keeping?: Keeping, isWanted = false): HttpContext => ({
    ...createGraphContext(ports, visitorOf(req), keeping),
    log: logOf(req),
    res: req.res as Response,
    isWanted,
  });
  const graphql = expressMiddleware(server, { context: async ({ req }) => createContext(req as Request) });
  return {
    admit: guard.admit,
    kept: [
      express.json({ limit: BODY_LIMIT }),
      allowEmptyBody,
      keptQueries({ server, answers, createContext }),
    ],
    keptFirst: createKeptFirst(answers),
    handlers: [graphql],
    stop: () => server.stop(),
  };
}

/** A GET has no body; Apollo's middleware wants one that was parsed. */
const allowEmptyBody: RequestHandler = (req, _res, next) => {
  req.body ??= {};
  next();
};

/** What may be asked here, how much of it, and when it is its turn. */
function admission(guard: Guard, turns: StormTurns): ApolloServerPlugin<HttpContext> {
  return {
    async requestDidStart() {
      let endTurn: EndTurn | null = null;
      return {
        async didResolveOperation({ document, request, operation, contextValue }) {
          if (operation?.operation === 'subscription') throw answeredElsewhere();
          guard.check(document, request.variables);
          const kind = operation?.operation === 'mutation' ? 'sending' : 'reading';
          endTurn = await turns[kind].take(contextValue.res, contextValue.isWanted);
          if (!endTurn) throw leftBefore();
        },
        async willSendResponse() {
          endTurn?.();
        },
      };
    },
  };
}

/** Nobody reads it. */
function leftBefore(): GraphQLError {
  return new GraphQLError('The connection was closed.', {
    extensions: { code: UNAVAILABLE, http: { status: 503 } },
  });
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

/** An answer of which a part cannot be had now is worth another try as a whole. */
const unavailable: ApolloServerPlugin<HttpContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, errors }) {
        if (!errors?.some(whyUnavailable)) return;
        response.http.status = 503;
        for (const [name, value] of Object.entries(RETRY_LATER)) response.http.headers.set(name, value);
      },
    };
  },
};

/** What broke on our side is logged; what a client did wrong is the client's. */
const failureLog: ApolloServerPlugin<HttpContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) {
          if (isInternal(error) && !whyUnavailable(error))
            contextValue.log.error({ err: error.originalError ?? error }, 'a query failed');
        }
      },
    };
  },
};

function isInternal({ extensions }: Pick<GraphQLFormattedError, 'extensions'>): boolean {
  return (extensions?.code ?? INTERNAL) === INTERNAL;
}

const SENTENCES: Readonly<Record<Unavailability, string>> = {
  busy: 'Too much is asked at the moment. Try again soon.',
  away: 'The database cannot be reached at the moment. Try again soon.',
};

/** What a client did wrong is said as it is; what broke on our side is called a failure and no more. */
function hideInternals(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const why = whyUnavailable(error);
  if (why) return { ...formatted, message: SENTENCES[why], extensions: { code: UNAVAILABLE } };
  if (!isInternal(formatted)) return formatted;
  return { ...formatted, message: 'Something went wrong on our side.', extensions: { code: INTERNAL } };
}
