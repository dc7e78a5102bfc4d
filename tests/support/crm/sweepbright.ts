/** SweepBright's API for websites, in process: tokens that expire, limits of requests, and failures. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Call {
  method: string;
  /** Without `/api`. */
  path: string;
  /** Undefined without a body. */
  body: unknown;
}

export type SweepBrightServer = Awaited<ReturnType<typeof startSweepBright>>;

/** Starts the API. Its state is changed by tests. */
export async function startSweepBright(
  credentials = { id: '12345678', secret: 'client-secret-of-sweepbright' },
) {
  const state = {
    /** What the API has, by id. */
    estates: new Map<string, object>(),
    /** Calls with a valid token, except those that `fail` ends. */
    calls: [] as Call[],
    /** All requests, such as `GET /estates/1`. */
    requests: [] as string[],
    /** How long tokens are said to be valid, in seconds. */
    expiresIn: 3600,
    /** Tokens that are no longer valid. */
    expired: new Set<string>(),
    tokens: 0,
    /** Ends a request otherwise than usual; returns whether it did. */
    fail: (_request: { path: string; method: string }, _response: ServerResponse): boolean => false,
  };

  function sendToken(body: string, response: ServerResponse): void {
    const { client_id: id, client_secret: secret } = JSON.parse(body);
    if (id !== credentials.id || secret !== credentials.secret) return void response.writeHead(401).end();
    state.tokens++;
    response.end(JSON.stringify({ access_token: `token-${state.tokens}`, expires_in: state.expiresIn }));
  }

  function answer({ method, path, body }: Call, response: ServerResponse): void {
    const [, id = ''] = /^\/estates\/([^/]+)/.exec(path) ?? [];
    const estate = state.estates.get(id);
    if (id && !estate) return void response.writeHead(404).end('{}');
    state.calls.push({ method, path, body });
    if (method === 'GET') response.end(JSON.stringify(estate));
    else response.writeHead(method === 'PUT' ? 204 : 201).end();
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray()).toString();
    const { method = '', headers } = request;
    const path = (request.url ?? '').replace(/^\/api/, '');
    state.requests.push(`${method} ${path}`);
    if (state.fail({ path, method }, response)) return;
    if (path === '/oauth/token') return sendToken(body, response);
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    if (!/^token-\d+$/.test(token) || state.expired.has(token)) return void response.writeHead(401).end();
    answer({ method, path, body: body ? JSON.parse(body) : undefined }, response);
  }

  const server = createServer(handle).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const initial = { ...state };
  return Object.assign(state, {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    /** Forgets estates, calls and failures. */
    reset(): void {
      state.estates.clear();
      state.expired.clear();
      state.calls.splice(0);
      state.requests.splice(0);
      state.fail = initial.fail;
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  });
}
