import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the fake service handles a request that it has read. */
type ResponseHandler = (res: ServerResponse) => void;

export interface FakeSiteverify {
  url: string;
  /** The requests so far, in order. */
  asked: URLSearchParams[];
  /** Sets the handler for the following requests. */
  behave(manner: ResponseHandler): void;
  /** Responds to the following requests with this body. */
  say(body: unknown): void;
  stop(): Promise<void>;
}

/** Starts a fake human-check service in this process. */
export async function startFakeSiteverify(): Promise<FakeSiteverify> {
  const requests: URLSearchParams[] = [];
  let manner: ResponseHandler = (res) => res.end('{}');
  const server = createServer(async (req, res) => {
    requests.push(new URLSearchParams(await readBody(req)));
    manner(res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const behave = (other: ResponseHandler) => {
    manner = other;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    asked: requests,
    behave,
    say: (body) =>
      behave((res) => res.setHeader('content-type', 'application/json').end(JSON.stringify(body))),
    stop: () => stop(server),
  };
}

async function readBody(req: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of req) body += part;
  return body;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
