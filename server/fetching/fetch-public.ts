/** Fetches URLs from feeds and agents, from public addresses only (SSRF). Checks after DNS and after each redirect. */
import { createWriteStream } from 'node:fs';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { BlockList } from 'node:net';
import { pipeline } from 'node:stream/promises';
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
  /** With `if-none-match` or `if-modified-since`, the response may be 304. `authorization` stays with its origin. */
  headers: Readonly<Record<string, string>>;
}

export interface PublicResponse {
  /** 304: not modified, without a body. */
  status: 200 | 304;
  headers: IncomingHttpHeaders;
  bytes: Uint8Array;
}

/** Reads a response's body; null when it is too large. */
type ReadBody = (response: IncomingMessage, maxBytes: number) => Promise<Uint8Array | null>;

export function fetchPublic(
  source: string,
  fetchRequest: FetchRequest,
  options: FetchOptions,
): Promise<Fetched<PublicResponse>> {
  return followRedirects(source, { ...fetchRequest, readBody: readBytes }, options);
}

/** Saves the body to a file, which can be larger than the memory; the response has no bytes. */
export function downloadPublic(
  source: string,
  { file, ...fetchRequest }: FetchRequest & { file: string },
  options: FetchOptions,
): Promise<Fetched<PublicResponse>> {
  const readBody: ReadBody = (response, maxBytes) => saveBytes(response, { file, maxBytes });
  return followRedirects(source, { ...fetchRequest, readBody }, options);
}

interface BodyRequest extends FetchRequest {
  readBody: ReadBody;
}

async function followRedirects(
  source: string,
  fetchRequest: BodyRequest,
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
    const target = URL.parse(response.location, url);
    if (target?.origin !== url.origin) fetchRequest = withoutAuthorization(fetchRequest);
    url = target;
  }
  return fetchError('ANSWER', `it redirects more than ${MAX_REDIRECTS} times`);
}

function withoutAuthorization(request: BodyRequest): BodyRequest {
  const { authorization: _, ...headers } = request.headers;
  return { ...request, headers };
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
  fetchRequest: BodyRequest;
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
  { maxBytes, headers: requestHeaders, readBody }: BodyRequest,
): Promise<Fetched<PublicResponse> | { location: string }> {
  const { statusCode = 0, headers } = response;
  if (statusCode === 304 && isConditional(requestHeaders))
    return { value: { status: 304, headers, bytes: new Uint8Array() } };
  if (statusCode >= 300 && statusCode < 400 && headers.location) return { location: headers.location };
  if (statusCode !== 200) {
    const code = isTemporary(statusCode) ? 'NETWORK' : 'ANSWER';
    return fetchError(code, `its server answers with status ${statusCode}`);
  }
  const bytes = await readBody(response, maxBytes);
  return bytes
    ? { value: { status: 200, headers, bytes } }
    : fetchError('SIZE', `it is larger than ${maxBytes / 1024 / 1024} MB`);
}

function isConditional(headers: FetchRequest['headers']): boolean {
  return 'if-none-match' in headers || 'if-modified-since' in headers;
}

async function saveBytes(
  response: IncomingMessage,
  { file, maxBytes }: { file: string; maxBytes: number },
): Promise<Uint8Array | null> {
  let size = 0;
  const limited = async function* () {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxBytes) return;
      yield part;
    }
  };
  await pipeline(limited, createWriteStream(file));
  return size > maxBytes ? null : new Uint8Array();
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
