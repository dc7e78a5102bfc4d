import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import {
  type Body,
  type CachedResponse,
  ENCODINGS,
  type Encoding,
  encodeBody,
  type RenderedResponse,
  toCachedResponse,
} from './cached-response.ts';

interface SendOptions {
  response: CachedResponse;
  encoding: Encoding;
  /** In this encoding. */
  body: Body;
  cacheControl: string;
  /** `Cache-Status` of an unusual response; then `caching` overrides the response's own `Cache-Control`. */
  cacheStatus?: string;
  /**
   * Headers to send if the response has none yet, as alternating names and values: sending all at once halves the
   * cost.
   */
  commonHeaders?: readonly string[] | undefined;
}

/** Sends a response to this client only. It keeps the `Cache-Control` that was set before. */
export async function sendUncached(
  req: IncomingMessage,
  res: ServerResponse,
  rendered: RenderedResponse,
): Promise<void> {
  const response = toCachedResponse(rendered);
  const encoding = chooseEncoding(req, response);
  const body = await encodeBody(response, encoding);
  sendBody(req, res, { response, encoding, body, cacheControl: String(res.getHeader('cache-control')) });
}

/** Sends a cache entry, or 304 when the client has it. */
export function sendCached(req: IncomingMessage, res: ServerResponse, options: SendOptions): void {
  const { cacheStatus } = options;
  const own = cacheStatus ? undefined : options.response.headers['cache-control'];
  // A response that sets the visitor's language cookie must not be shared.
  const cacheControl = res.hasHeader('set-cookie') ? 'private, no-cache' : (own ?? options.cacheControl);
  sendBody(req, res, { ...options, cacheControl });
}

/** Sends a body with its headers, or 304 when the client has it. */
function sendBody(
  req: IncomingMessage,
  res: ServerResponse,
  { response, encoding, body, cacheControl, cacheStatus, commonHeaders }: SendOptions,
): void {
  const { bytes, tag } = body;
  if (res.destroyed) return;
  const isUnchanged = matchesETag(req, response.status, tag);
  const { 'content-type': type, 'cache-control': _, ...others } = response.headers;
  // Middleware may have set `Vary` already.
  const vary = new Set(['Accept-Encoding', ...response.vary, ...[res.getHeader('vary') ?? []].flat()]);
  const headers = ['etag', tag, 'vary', [...vary].join(', '), 'cache-control', cacheControl];
  if (cacheStatus) headers.push('cache-status', cacheStatus);
  for (const name in others) headers.push(name, others[name] ?? '');
  if (isUnchanged) {
    endResponse(res, { status: 304, headers, commonHeaders });
    return;
  }
  if (type) headers.push('content-type', type);
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(bytes.length));
  endResponse(res, { status: response.status, headers, commonHeaders, bytes });
}

interface HeadAndBody {
  status: number;
  headers: readonly string[];
  commonHeaders: readonly string[] | undefined;
  bytes?: Buffer;
}

function endResponse(res: ServerResponse, { status, headers, commonHeaders, bytes }: HeadAndBody): void {
  if (commonHeaders) res.writeHead(status, mergeHeaders(commonHeaders, headers));
  else {
    setHeaders(res, headers);
    res.writeHead(status);
  }
  res.end(bytes);
}

/** Joins alternating names and values; the response's own value replaces a common one. */
function mergeHeaders(common: readonly string[], own: readonly string[]): string[] {
  const merged = [...own];
  for (let index = 0; index < common.length; index += 2) {
    const name = common[index] ?? '';
    if (!own.includes(name)) merged.push(name, common[index + 1] ?? '');
  }
  return merged;
}

/** Sets alternating names and values. */
export function setHeaders(res: ServerResponse, headers: readonly string[]): void {
  for (let index = 0; index < headers.length; index += 2)
    res.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
}

/** Accepted encodings by the value of `Accept-Encoding`, of which browsers send only a few. */
const acceptedByHeader = new Map<string, readonly Encoding[]>();
const MAX_PARSED = 200;

/** Encodings in the order of the time that they take. */
const QUICKEST_FIRST: readonly Encoding[] = ['zstd', 'br', 'gzip'];

/** Returns the smallest accepted encoding that exists already, else the accepted encoding that takes the least time. */
export function chooseEncoding(req: IncomingMessage, { bodies }: Pick<CachedResponse, 'bodies'>): Encoding {
  const accepted = acceptedEncodings(req);
  const existing = ENCODINGS.find((one) => one !== 'identity' && bodies[one] && accepted.includes(one));
  return existing ?? QUICKEST_FIRST.find((one) => accepted.includes(one)) ?? 'identity';
}

function acceptedEncodings(req: IncomingMessage): readonly Encoding[] {
  const { 'accept-encoding': header = '' } = req.headers;
  const known = acceptedByHeader.get(header);
  if (known) return known;
  const supported = new Negotiator(req).encodings([...ENCODINGS]);
  // A client that accepts `*` may not know zstd, which is newer than the others.
  const accepted = ENCODINGS.filter(
    (one) => supported.includes(one) && (one !== 'zstd' || header.includes('zstd')),
  );
  if (acceptedByHeader.size < MAX_PARSED) acceptedByHeader.set(header, accepted);
  return accepted;
}

function matchesETag(req: IncomingMessage, status: number, tag: string): boolean {
  const { 'if-none-match': ifNoneMatch } = req.headers;
  if (ifNoneMatch === undefined || status !== 200 || (req.method !== 'GET' && req.method !== 'HEAD'))
    return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
