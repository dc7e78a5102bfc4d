/** GraphQL subscriptions over server-sent events, one connection each: `/graphql/stream`. */
import { hash } from 'node:crypto';
import express, { type RequestHandler, Router } from 'express';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, getOperationAST } from 'graphql';
import { createHandler, type RequestParams } from 'graphql-sse';
import { createGraphContext, type GraphPorts } from '../../../graphql/context.ts';
import type { RequestValidator } from '../../../graphql/request-validator.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { addressBlock } from '../../platform/limits/address-block.ts';
import { type ReadBudget, WORK } from '../../platform/limits/read-budget.ts';
import type { RequestLimits } from '../../platform/load-shedding/request-limits.ts';
import { createConnectionLimit } from './connection-limit.ts';
import { requestErrors, sendErrors } from './errors.ts';
import { EventDelivery } from './event-delivery.ts';
import { createLiveResults, type LiveOperation } from './live-results.ts';
import { asksLocalizedIds } from './localized-ids.ts';
import { onlyGetAndPost } from './only-get-and-post.ts';

/** The limit per process. */
const MAX_CLIENTS = 500;
/** The limit per block of IP addresses, which an office or a school may share. */
const MAX_CLIENTS_OF_BLOCK = 100;
/** A client that reads nothing for this long is disconnected. */
const WRITE_TIMEOUT_MS = 10_000;
const RETRY_SECONDS = 20;
const BODY_LIMIT = '100kb';

interface Dependencies {
  schema: GraphQLSchema;
  ports: GraphPorts;
  validateRequest: RequestValidator['validateRequest'];
  limits: Pick<RequestLimits, 'reading'>;
  readBudget: ReadBudget;
  maxClients?: number;
  writeTimeoutMs?: number;
}

interface StreamRequest {
  req: express.Request;
  delivery: EventDelivery;
  /** Why the server could not start the subscription. */
  failure?: unknown;
}

/** Serves subscriptions only; they are validated like every external request. */
export function graphqlStream(dependencies: Dependencies): Router {
  const { maxClients = MAX_CLIENTS, writeTimeoutMs = WRITE_TIMEOUT_MS } = dependencies;
  const connections = createConnectionLimit({ max: maxClients, maxOfBlock: MAX_CLIENTS_OF_BLOCK });
  const start = createStart(createLiveResults(dependencies.limits.reading));
  const handle = createHandler<StreamRequest, undefined, Record<string, unknown>>({
    // The protocol's mode with one connection per operation.
    authenticate: () => null,
    onSubscribe: ({ raw }, params) => {
      const { operation, response } = validated(dependencies, raw.req, params);
      return response ?? start(operation, raw);
    },
  });
  const stream: RequestHandler = async (req, res) => {
    await dependencies.readBudget.charge(req, WORK.stream);
    const releaseConnection = connections.enter(addressBlock(visitorOf(req).address));
    if (!releaseConnection) {
      res.set('retry-after', String(RETRY_SECONDS));
      return sendErrors({ req, res }, 503, [
        { message: 'Too many clients are connected already.', extensions: { code: 'SERVICE_UNAVAILABLE' } },
      ]);
    }
    res.once('close', releaseConnection);
    const raw: StreamRequest = { req, delivery: new EventDelivery(res, writeTimeoutMs) };
    const [body, { status, headers = {} }] = await handle({
      method: req.method,
      url: req.url,
      headers: { get: (name) => req.get(name) },
      body: req.body ?? null,
      raw,
      context: undefined,
    });
    if (raw.failure) throw raw.failure;
    // The library's 404 has no other cause than a client that accepts no event stream.
    if (status >= 400) return sendErrors({ req, res }, status === 404 ? 406 : status, readErrors(body));
    res.status(status).set(headers);
    // Tells proxies not to buffer the response.
    res.set('x-accel-buffering', 'no');
    if (body === null || typeof body === 'string') res.send(body ?? undefined);
    else await raw.delivery.send(body);
  };
  const router = Router();
  router.all('/', onlyGetAndPost, express.json({ limit: BODY_LIMIT }), stream, requestErrors);
  return router;
}

/** Returns the function that starts a subscription; it resolves with results, or with an error response. */
function createStart(startResults: ReturnType<typeof createLiveResults>) {
  return async (operation: LiveOperation, raw: StreamRequest) => {
    try {
      const started = await startResults(operation, raw.delivery);
      return 'errors' in started ? rejected(clientErrors(started.errors)) : started;
    } catch (error) {
      // The library would end the connection without a response.
      raw.failure = error;
      return rejected([]);
    }
  };
}

/** The errors of an error response of the library or of `rejected`; undefined when it has no body. */
function readErrors(body: unknown): GraphQLFormattedError[] | undefined {
  return typeof body === 'string' ? JSON.parse(body).errors : undefined;
}

/** Validates the operation; returns an error response, or the arguments to execute it. */
function validated(
  { schema, ports, validateRequest }: Dependencies,
  req: express.Request,
  params: RequestParams,
) {
  const { query, operationName } = params;
  if (typeof (operationName ?? '') !== 'string')
    return { response: rejected([{ message: 'The operation name must be a string.' }]) };
  const variables = params.variables as Record<string, unknown> | undefined;
  const { document, errors } = validateRequest({ query, operationName, variables });
  if (errors) return { response: rejected(errors) };
  if (getOperationAST(document, operationName)?.operation !== 'subscription') {
    const message = 'Only subscriptions: queries and mutations are asked at /graphql.';
    return { response: rejected([{ message }]) };
  }
  const hasLocalizedIds = asksLocalizedIds(req);
  const operation = {
    schema,
    document,
    operationName,
    variableValues: variables,
    contextValue: { ...createGraphContext(ports, visitorOf(req)), hasLocalizedIds },
    selection: hash(
      'sha256',
      JSON.stringify([query, operationName, variables, hasLocalizedIds]),
      'base64url',
    ),
  };
  return { operation };
}

/**
 * The errors of a subscription that could not start, if its client can mend them.
 * @throws the cause of a failure of the server.
 */
function clientErrors(errors: readonly GraphQLError[] = []): readonly GraphQLError[] {
  const failure = errors.find(
    ({ originalError }) => originalError && !(originalError instanceof GraphQLError),
  );
  if (failure) throw failure.originalError;
  return errors;
}

function rejected(errors: readonly object[]) {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return [JSON.stringify({ errors }), { status: 400, statusText: 'Bad Request', headers }] as const;
}
