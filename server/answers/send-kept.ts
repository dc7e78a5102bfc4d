import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { type Answer, bodyIn, ENCODINGS, type Encoding } from './answer.ts';

interface Sending {
  answer: Answer;
  caching: string;
  /** How it came out of the store, when that matters; then `caching` is said over what the answer says of itself. */
  cacheStatus?: string;
}

/** An answer in the encoding that the visitor likes best; 304 when they have it. */
export async function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  { answer, caching, cacheStatus }: Sending,
): Promise<void> {
  const encoding = preferredEncoding(req);
  const { bytes, tag } = await bodyIn(answer, encoding);
  if (res.destroyed) return;
  const headers: OutgoingHttpHeaders = {
    'cache-control': caching,
    ...answer.headers,
    vary: ['Accept-Encoding', ...answer.vary].join(', '),
    etag: tag,
  };
  // A language that was chosen with this request is this visitor's alone.
  if (res.hasHeader('set-cookie')) headers['cache-control'] = 'private, no-cache';
  if (cacheStatus) Object.assign(headers, { 'cache-control': caching, 'cache-status': cacheStatus });
  if (isSame(req, answer.status, tag)) {
    delete headers['content-type'];
    res.writeHead(304, headers).end();
    return;
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  res.writeHead(answer.status, { ...headers, 'content-length': bytes.length }).end(bytes);
}

/** What nearly every browser says, and what is understood of it. */
const known = new Map<string, Encoding>();
const MOST_KNOWN = 200;

function preferredEncoding(req: IncomingMessage): Encoding {
  const { 'accept-encoding': accepted = '' } = req.headers;
  const before = known.get(accepted);
  if (before) return before;
  const understood = new Negotiator(req).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((one) => understood.includes(one)) ?? 'identity';
  if (known.size < MOST_KNOWN) known.set(accepted, encoding);
  return encoding;
}

function isSame(req: IncomingMessage, status: number, tag: string): boolean {
  const { 'if-none-match': have } = req.headers;
  if (have === undefined || status !== 200 || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
  return have === '*' || have.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
