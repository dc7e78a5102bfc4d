/** An HTTP/2 client over TLS with one connection, as a browser has. */
import { once } from 'node:events';
import { type ClientHttp2Stream, connect, type IncomingHttpHeaders } from 'node:http2';
import { connect as dial } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';

export interface HttpsResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as it was sent, not decompressed. */
  body: Buffer;
}

export interface HttpsRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface HttpsClient {
  /** The protocol that the server chose: `h2`. */
  protocol: string | false | null;
  send(path: string, request?: HttpsRequest): Promise<HttpsResponse>;
  /** Opens a response that is read while it goes on. */
  open(path: string, headers?: Record<string, string>): Promise<OpenResponse>;
  close(): void;
}

export interface OpenResponse {
  status: number;
  /** Resolves when the text received so far contains this. */
  untilText(wanted: string | RegExp): Promise<void>;
  readonly isOpen: boolean;
  close(): void;
}

/** Connects from a loopback address, such as 127.0.0.2, as a visitor with that address. */
export async function openHttps(
  origin: string,
  { ca, from = '127.0.0.1' }: { ca: Buffer; from?: string },
): Promise<HttpsClient> {
  const { port, hostname } = new URL(origin);
  const socket = dial({ host: '127.0.0.1', port: Number(port), localAddress: from });
  const session = connect(origin, {
    createConnection: () => connectTls({ socket, ca, servername: hostname, ALPNProtocols: ['h2'] }),
  });
  await once(session, 'connect');
  const begin = (path: string, { method = 'GET', headers = {}, body }: HttpsRequest) => {
    const stream = session.request({ ':method': method, ':path': path, ...headers }, { endStream: !body });
    if (body) stream.end(body);
    return stream;
  };
  return {
    protocol: (session.socket as TLSSocket).alpnProtocol,
    async send(path, request = {}) {
      const stream = begin(path, request);
      const response = await once(stream, 'response');
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      return { ...statusOf(response), body: Buffer.concat(chunks) };
    },
    async open(path, headers = {}) {
      const stream = begin(path, { headers });
      const response = await once(stream, 'response');
      return { status: statusOf(response).status, ...followText(stream) };
    },
    close: () => session.destroy(),
  };
}

function statusOf([headers]: unknown[]): { status: number; headers: IncomingHttpHeaders } {
  const received = headers as IncomingHttpHeaders & { ':status'?: number };
  return { status: received[':status'] ?? 0, headers: received };
}

function followText(stream: ClientHttp2Stream): Omit<OpenResponse, 'status'> {
  let text = '';
  let onText = () => {};
  stream.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
    onText();
  });
  stream.on('error', () => {});
  return {
    untilText: (wanted) =>
      new Promise((resolve) => {
        onText = () => {
          if (text.search(wanted) >= 0) resolve();
        };
        onText();
      }),
    get isOpen() {
      return !stream.closed;
    },
    close: () => stream.close(),
  };
}
