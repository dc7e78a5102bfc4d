/** GraphQL subscriptions over server-sent events, one connection each: `/graphql/stream`. */
import express, { type RequestHandler, type Response, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { getOperationAST } from 'graphql';
import { createHandler, type RequestParams } from 'graphql-sse';
import { createGraphContext, type GraphPorts } from '../../graphql/context.ts';
import type { RequestValidator } from '../../graphql/request-validator.ts';
import { addressBlock } from '../limits/address-block.ts';
import { visitorOf } from '../visitor.ts';
import { createConnectionLimit } from './connection-limit.ts';

/** The limit per process. */
const MAX_CLIENTS = 500;
/** The limit per block of IP addresses, which an office or a school may share. */
const MAX_CLIENTS_OF_BLOCK = 100;
/** A client that reads nothing for this long is disconnected. */
const WRITE_TIMEOUT_MS = 10_000;
const RETRY_SECONDS = 20;
const BODY_LIMIT = '100kb';

interface Parts {
  schema: GraphQLSchema;
  ports: GraphPorts;
  validateRequest: RequestValidator['validateRequest'];
  maxClients?: number;
  writeTimeoutMs?: number;
}

/** Serves subscriptions only; they are validated like every external request. */
export function graphqlStream(parts: Parts): Router {
  const { maxClients = MAX_CLIENTS, writeTimeoutMs = WRITE_TIMEOUT_MS } = parts;
  const connections = createConnectionLimit({ max: maxClients, maxOfBlock: MAX_CLIENTS_OF_BLOCK });
  const handle = createHandler<express.Request, undefined, Record<string, unknown>>({
    // The protocol's mode with one connection per operation.
    authenticate: () => null,
    validate: () => [],
    onSubscribe: ({ raw }, params) => validated(parts, raw, params),
  });
  const stream: RequestHandler = async (req, res) => {
    const releaseConnection = connections.enter(addressBlock(visitorOf(req).address));
    if (!releaseConnection) {
      res.set('retry-after', String(RETRY_SECONDS));
      return void res.status(503).json({ errors: [{ message: 'Too many follow already.' }] });
    }
    res.once('close', releaseConnection);
    const [body, { status, headers = {} }] = await handle({
      method: req.method,
      url: req.url,
      headers: { get: (name) => req.get(name) },
      body: req.body ?? null,
      raw: req,
      context: undefined,
    });
    res.status(status).set(headers);
    // Tells proxies not to buffer the response.
    res.set('x-accel-buffering', 'no');
    if (body === null || typeof body === 'string') res.send(body ?? undefined);
    else await pump(body, res, writeTimeoutMs);
  };
  const router = Router();
  router.all('/', onlyGetAndPost, express.json({ limit: BODY_LIMIT }), stream);
  return router;
}

const onlyGetAndPost: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'POST') return next();
  res
    .set('allow', 'GET, POST')
    .status(405)
    .json({ errors: [{ message: 'GET and POST only.' }] });
};

/** Validates the operation; returns an error response, or the arguments to execute it. */
function validated({ schema, ports, validateRequest }: Parts, req: express.Request, params: RequestParams) {
  const { query, operationName } = params;
  const variables = params.variables as Record<string, unknown> | undefined;
  const { document, errors } = validateRequest({ query, operationName, variables });
  if (errors) return rejected(errors);
  if (getOperationAST(document, operationName)?.operation !== 'subscription') {
    return rejected([{ message: 'Only subscriptions: queries and mutations are asked at /graphql.' }]);
  }
  return {
    schema,
    document,
    operationName,
    variableValues: variables,
    contextValue: { ...createGraphContext(ports, visitorOf(req)) },
  };
}

function rejected(errors: readonly object[]) {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return [JSON.stringify({ errors }), { status: 400, statusText: 'Bad Request', headers }] as const;
}

/** Writes events as they occur, and stops when the client no longer reads. */
async function pump(
  events: AsyncGenerator<string, void, undefined>,
  res: Response,
  writeTimeoutMs: number,
): Promise<void> {
  res.once('close', () => events.return());
  res.flushHeaders();
  for await (const event of events) {
    if (!res.writable || !(await write(res, event, writeTimeoutMs))) break;
  }
  res.end();
}

/** Returns whether the event was written; disconnects a client that does not read. */
function write(res: Response, event: string, writeTimeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => res.destroy(), writeTimeoutMs);
    res.write(event, (error) => {
      clearTimeout(giveUp);
      resolve(!error);
    });
  });
}
