/** Fetches URLs from feeds and agents, from public addresses only (SSRF). Checks after DNS and after each redirect. */
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { BlockList } from 'node:net';
import { type FetchError, type Fetched, fetchError } from './fetch-error.ts';
import { findPublicAddress } from './public-addresses.ts';

const MAX_REDIRECTS = 5;
/** A server that sends no data for this long is abandoned. */
const IDLE_TIMEOUT_MS = 10_000;

export interface FetchOptions {
  /** Private addresses that are allowed nevertheless. */
  allowed: BlockList;
  /** Aborts the request. */
  signal?: AbortSignal;
  /** The time limit including all redirects. */
  deadlineMs?: number;
}

/** The parameters of a request. */
export interface FetchRequest {
  maxBytes: number;
  deadlineMs: number;
  /** With `if-none-match`, the response may be 304. */
  headers: Readonly<Record<string, string>>;
}

export interface PublicResponse {
  /** 304: not modified, without a body. */
  status: 200 | 304;
  headers: IncomingHttpHeaders;
  bytes: Uint8Array;
}

export async function fetchPublic(
  source: string,
  fetchRequest: FetchRequest,
  { allowed, signal: end, deadlineMs = fetchRequest.deadlineMs }: FetchOptions,
): Promise<Fetched<PublicResponse>> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const signal = end ? AbortSignal.any([end, deadline]) : deadline;
  let url = URL.parse(source);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const urlFault = findUrlFault(url);
    if (!url || urlFault) return { fault: urlFault as FetchError };
    const address = await Promise.race([
      findPublicAddress(url.hostname, allowed),
      rejectOnAbort(signal),
    ]).catch(() => undefined);
    if (address === undefined) return fetchError('NETWORK', `${url.hostname} cannot be looked up just now`);
    if (!address) return fetchError('ADDRESS', `${url.hostname} has no public address`);
    const response = await fetchOnce(url, { fetchRequest, address, signal });
    if (!('location' in response)) return response;
    url = URL.parse(response.location, url);
  }
  return fetchError('ANSWER', `it redirects more than ${MAX_REDIRECTS} times`);
}

/** Rejects when the signal aborts: a DNS lookup itself cannot be cancelled. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Validates a URL before any request. */
export function findUrlFault(url: URL | null): FetchError | null {
  if (!url || !/^https?:$/.test(url.protocol))
    return fetchError('ADDRESS', 'its URL is neither http nor https').fault;
  return url.username || url.password
    ? fetchError('ADDRESS', 'its URL has a user or a password').fault
    : null;
}

interface CheckedRequest {
  fetchRequest: FetchRequest;
  address: { address: string; family: number };
  signal: AbortSignal;
}

/** One request to exactly the address that was checked: the name is not resolved again. */
function fetchOnce(
  url: URL,
  { fetchRequest, address: { address, family }, signal }: CheckedRequest,
): Promise<Fetched<PublicResponse> | { location: string }> {
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve(fetchError('NETWORK', `its server fails: ${reasonOf(error)}`));
    const request = (url.protocol === 'https:' ? https : http).get(
      url,
      {
        agent: false,
        lookup: (_host, { all }, found) =>
          all ? found(null, [{ address, family }]) : found(null, address, family),
        headers: { ...fetchRequest.headers, 'user-agent': 'Baksteen' },
        signal,
        timeout: IDLE_TIMEOUT_MS,
      },
      (response) => {
        readResponse(response, fetchRequest)
          .then(resolve, failed)
          .finally(() => request.destroy());
      },
    );
    request.on('timeout', () => request.destroy(new Error('silence')));
    request.on('error', failed);
  });
}

async function readResponse(
  response: IncomingMessage,
  { maxBytes, headers: requestHeaders }: FetchRequest,
): Promise<Fetched<PublicResponse> | { location: string }> {
  const { statusCode = 0, headers } = response;
  if (statusCode === 304 && 'if-none-match' in requestHeaders)
    return { value: { status: 304, headers, bytes: new Uint8Array() } };
  if (statusCode >= 300 && statusCode < 400 && headers.location) return { location: headers.location };
  if (statusCode !== 200) {
    const code = isTemporary(statusCode) ? 'NETWORK' : 'ANSWER';
    return fetchError(code, `its server answers with status ${statusCode}`);
  }
  const bytes = await readBytes(response, maxBytes);
  return bytes
    ? { value: { status: 200, headers, bytes } }
    : fetchError('SIZE', `it is larger than ${maxBytes / 1024 / 1024} MB`);
}

/** Null when the response is too large. */
async function readBytes(response: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  if (Number(response.headers['content-length']) > maxBytes) return null;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

/** Whether the server is overloaded or broken, so that a retry can succeed. */
function isTemporary(statusCode: number): boolean {
  return statusCode >= 500 || statusCode === 429 || statusCode === 408;
}

/** A short reason that contains nothing written by the other server. */
function reasonOf(error: Error & { code?: string }): string {
  return error.name === 'TimeoutError' || error.name === 'AbortError'
    ? 'time-out'
    : (error.code ?? 'time-out');
}
