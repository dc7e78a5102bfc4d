/** GraphQL subscriptions over server-sent events, one connection each: `/graphql/stream`. */
import express, { type RequestHandler, type Response, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { getOperationAST } from 'graphql';
import { createHandler, type RequestParams } from 'graphql-sse';
import { createGraphContext, type GraphPorts } from '../../graphql/context.ts';
import type { Guard } from '../../graphql/guard.ts';
import { addressBlock } from '../limits/address-block.ts';
import { visitorOf } from '../visitor.ts';
import { createCrowd } from './crowd.ts';

/** Of a process. */
const MOST_FOLLOWERS = 500;
/** Of a visitor's block of addresses: an office or a school may share one. */
const MOST_OF_BLOCK = 100;
/** Who does not read for so long is let go. */
const LONGEST_WRITE_MS = 10_000;
const RETRY_SECONDS = 20;
const BODY_LIMIT = '100kb';

interface Parts {
  schema: GraphQLSchema;
  ports: GraphPorts;
  admit: Guard['admit'];
  most?: number;
  longestWriteMs?: number;
}

/** Followers of what happens: only subscriptions, checked as every request from outside. */
export function graphqlStream(parts: Parts): Router {
  const { most = MOST_FOLLOWERS, longestWriteMs = LONGEST_WRITE_MS } = parts;
  const crowd = createCrowd({ most, mostOfBlock: MOST_OF_BLOCK });
  const handle = createHandler<express.Request, undefined, Record<string, unknown>>({
    // One connection for each operation.
    authenticate: () => null,
    validate: () => [],
    onSubscribe: ({ raw }, params) => admitted(parts, raw, params),
  });
  const stream: RequestHandler = async (req, res) => {
    const leave = crowd.enter(addressBlock(visitorOf(req).address));
    if (!leave) {
      res.set('retry-after', String(RETRY_SECONDS));
      return void res.status(503).json({ errors: [{ message: 'Too many follow already.' }] });
    }
    res.once('close', leave);
    const [body, { status, headers = {} }] = await handle({
      method: req.method,
      url: req.url,
      headers: { get: (name) => req.get(name) },
      body: req.body ?? null,
      raw: req,
      context: undefined,
    });
    res.status(status).set(headers);
    // For proxies that keep answers back until they are whole.
    res.set('x-accel-buffering', 'no');
    if (body === null || typeof body === 'string') res.send(body ?? undefined);
    else await pump(body, res, longestWriteMs);
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

/** What is to be followed, or an answer that says what is wrong with the question. */
function admitted({ schema, ports, admit }: Parts, req: express.Request, params: RequestParams) {
  const { query, operationName } = params;
  const variables = params.variables as Record<string, unknown> | undefined;
  const { document, errors } = admit({ query, operationName, variables });
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

/** Sends events as they come, to whoever reads them. */
async function pump(
  events: AsyncGenerator<string, void, undefined>,
  res: Response,
  longestWriteMs: number,
): Promise<void> {
  res.once('close', () => events.return());
  res.flushHeaders();
  for await (const event of events) {
    if (!res.writable || !(await write(res, event, longestWriteMs))) break;
  }
  res.end();
}

/** Whether it was taken; the connection of who does not read is cut. */
function write(res: Response, event: string, longestWriteMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => res.destroy(), longestWriteMs);
    res.write(event, (error) => {
      clearTimeout(giveUp);
      resolve(!error);
    });
  });
}
