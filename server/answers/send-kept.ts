import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { type Answer, bodyIn, ENCODINGS, type Encoding } from './answer.ts';

interface Sending {
  answer: Answer;
  caching: string;
  /** How it came out of the store, when that matters; then `caching` is said over what the answer says of itself. */
  cacheStatus?: string;
  /** Names and values in turn, of a response that has none yet: given all at once they cost half as much. */
  ahead?: readonly string[] | undefined;
}

/** An answer in the encoding that the visitor likes best; 304 when they have it. */
export async function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  { answer, caching, cacheStatus, ahead }: Sending,
): Promise<void> {
  const encoding = preferredEncoding(req);
  const { bytes, tag } = await bodyIn(answer, encoding);
  if (res.destroyed) return;
  const isUnchanged = isSame(req, answer.status, tag);
  const { 'content-type': type, 'cache-control': own, ...others } = answer.headers;
  // Which sites may read it was found out before.
  const vary = ['Accept-Encoding', ...answer.vary, ...[res.getHeader('vary') ?? []].flat()];
  const headers = ['etag', tag, 'vary', vary.join(', ')];
  // A language that was chosen with this request is this visitor's alone.
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

/** Names and values in turn. */
export function setHeaders(res: ServerResponse, headers: readonly string[]): void {
  for (let nth = 0; nth < headers.length; nth += 2) res.setHeader(headers[nth] ?? '', headers[nth + 1] ?? '');
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
