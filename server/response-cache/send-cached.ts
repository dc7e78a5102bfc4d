import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { type CachedResponse, ENCODINGS, type Encoding, encodeBody } from './cached-response.ts';

interface Sending {
  answer: CachedResponse;
  caching: string;
  /** `Cache-Status` of an unusual response; then `caching` overrides the response's own `Cache-Control`. */
  cacheStatus?: string;
  /**
   * Headers to send if the response has none yet, as alternating names and values: sending all at once halves the
   * cost.
   */
  ahead?: readonly string[] | undefined;
}

/** Sends a cache entry in the client's preferred encoding, or 304 when the client has it. */
export async function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  { answer, caching, cacheStatus, ahead }: Sending,
): Promise<void> {
  const encoding = preferredEncoding(req);
  const { bytes, tag } = await encodeBody(answer, encoding);
  if (res.destroyed) return;
  const isUnchanged = isSame(req, answer.status, tag);
  const { 'content-type': type, 'cache-control': own, ...others } = answer.headers;
  // CORS has set its own `Vary` cached.
  const vary = ['Accept-Encoding', ...answer.vary, ...[res.getHeader('vary') ?? []].flat()];
  const headers = ['etag', tag, 'vary', vary.join(', ')];
  // The response sets the visitor's language cookie, so it must not be shared.
  if (res.hasHeader('set-cookie')) headers.push('cache-control', 'private, no-cache');
  else headers.push('cache-control', cacheStatus ? caching : (own ?? caching));
  if (cacheStatus) headers.push('cache-status', cacheStatus);
  for (const name in others) headers.push(name, others[name] ?? '');
  if (isUnchanged) return end(res, { status: 304, headers, ahead });
  if (type) headers.push('content-type', type);
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(bytes.length));
  end(res, { status: answer.status, headers, ahead, bytes });
}

interface Ending {
  status: number;
  headers: readonly string[];
  ahead: readonly string[] | undefined;
  bytes?: Buffer;
}

function end(res: ServerResponse, { status, headers, ahead, bytes }: Ending): void {
  if (ahead) res.writeHead(status, [...ahead, ...headers]);
  else {
    setHeaders(res, headers);
    res.writeHead(status);
  }
  res.end(bytes);
}

/** Sets alternating names and values. */
export function setHeaders(res: ServerResponse, headers: readonly string[]): void {
  for (let nth = 0; nth < headers.length; nth += 2) res.setHeader(headers[nth] ?? '', headers[nth + 1] ?? '');
}

/** Parsed values of `Accept-Encoding`, of which browsers send only a few. */
const parsedEncodings = new Map<string, Encoding>();
const MAX_PARSED = 200;

function preferredEncoding(req: IncomingMessage): Encoding {
  const { 'accept-encoding': accepted = '' } = req.headers;
  const cached = parsedEncodings.get(accepted);
  if (cached) return cached;
  const supported = new Negotiator(req).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((one) => supported.includes(one)) ?? 'identity';
  if (parsedEncodings.size < MAX_PARSED) parsedEncodings.set(accepted, encoding);
  return encoding;
}

function isSame(req: IncomingMessage, status: number, tag: string): boolean {
  const { 'if-none-match': have } = req.headers;
  if (have === undefined || status !== 200 || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
  return have === '*' || have.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
