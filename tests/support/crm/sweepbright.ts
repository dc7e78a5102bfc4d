/** SweepBright's API for websites, in process: tokens that expire, limits of requests, and failures. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Call {
  method: string;
  /** Without `/api`. */
  path: string;
  /** Undefined without a body. */
  body: unknown;
}

/** Ends a request otherwise than usual; returns whether it did. */
type Fail = (request: { path: string; method: string }, response: ServerResponse) => boolean;

const CREDENTIALS = { id: '12345678', secret: 'client-secret-of-sweepbright' };
const neverFail: Fail = () => false;

export class SweepBrightServer {
  /** What the API has, by id. */
  readonly estates = new Map<string, object>();
  /** Successful calls with a valid token. */
  readonly calls: Call[] = [];
  /** All requests, such as `GET /estates/1`. */
  readonly requests: string[] = [];
  /** Tokens that are no longer valid. */
  readonly expired = new Set<string>();
  /** The number of tokens given out. The last one is `token-` and this number. */
  tokens = 0;
  fail = neverFail;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => this.handle(request, response));
  }

  async listen(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await new Promise((resolve) => this.server.once('listening', resolve));
  }

  get api(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api`;
  }

  /** Forgets estates, calls and failures. */
  reset(): void {
    this.estates.clear();
    this.expired.clear();
    this.calls.splice(0);
    this.requests.splice(0);
    this.fail = neverFail;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray()).toString();
    const { method = '', headers } = request;
    const path = (request.url ?? '').replace(/^\/api/, '');
    this.requests.push(`${method} ${path}`);
    if (this.fail({ path, method }, response)) return;
    if (path === '/oauth/token') return this.sendToken(body, response);
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    const isValid = /^token-\d+$/.test(token) && !this.expired.has(token);
    if (!isValid || !/^application\/vnd\.sweepbright\.v\d{8}\+json$/.test(headers.accept ?? ''))
      return void response.writeHead(401).end();
    this.answer({ method, path, body: body ? JSON.parse(body) : undefined }, response);
  }

  private sendToken(body: string, response: ServerResponse): void {
    const { grant_type: grant, client_id: id, client_secret: secret } = JSON.parse(body);
    if (grant !== 'client_credentials' || id !== CREDENTIALS.id || secret !== CREDENTIALS.secret)
      return void response.writeHead(401).end();
    this.tokens++;
    response.end(JSON.stringify({ access_token: `token-${this.tokens}`, expires_in: 3600 }));
  }

  private answer(call: Call, response: ServerResponse): void {
    const [, id] = /^\/estates\/([^/]+)/.exec(call.path) ?? [];
    const estate = id === undefined ? undefined : this.estates.get(id);
    if (id !== undefined && !estate) return void response.writeHead(404).end('{}');
    this.calls.push(call);
    if (call.method === 'GET') response.end(JSON.stringify(estate));
    else response.writeHead(call.method === 'PUT' ? 204 : 201).end();
  }
}

export async function startSweepBright(): Promise<SweepBrightServer> {
  const server = new SweepBrightServer();
  await server.listen();
  return server;
}
