/** HTTP requests to public addresses only (SSRF): the address is checked after DNS and the request uses exactly it. */
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { BlockList } from 'node:net';
import { type FetchError, fetchError } from './fetch-error.ts';
import { findPublicAddress } from './public-addresses.ts';

/** A server that sends no data for this long is abandoned. */
const DEFAULT_IDLE_MS = 10_000;

export interface FetchOptions {
  /** Private addresses that are allowed nevertheless. */
  allowed: BlockList;
  /** Aborts the request. */
  signal?: AbortSignal;
  /** The time limit including all redirects. */
  deadlineMs?: number;
}

/** Errors of saving a response to a file, which are not the other server's. */
const OWN_FAULTS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'ENOENT', 'EMFILE']);

/** One request. Redirects are not followed. */
export interface PublicRequest {
  /** By default GET without a body, else POST. */
  method?: 'PUT' | undefined;
  body?: string | undefined;
  headers: Readonly<Record<string, string>>;
  allowed: BlockList;
  signal: AbortSignal;
  /** How long the server may send nothing; 10 seconds by default. */
  idleMs?: number | undefined;
}

/** Sends one request and reads the response with `read`; the connection is closed afterwards. */
export async function requestPublic<T>(
  url: URL | null,
  publicRequest: PublicRequest,
  read: (response: IncomingMessage) => Promise<T>,
): Promise<T | { fault: FetchError }> {
  const urlFault = findUrlFault(url);
  if (!url || urlFault) return { fault: urlFault as FetchError };
  const { allowed, signal } = publicRequest;
  const address = await Promise.race([findPublicAddress(url.hostname, allowed), rejectOnAbort(signal)]).catch(
    () => undefined,
  );
  if (address === undefined) return fetchError('NETWORK', `${url.hostname} cannot be looked up just now`);
  if (!address)
    return fetchError(
      'ADDRESS',
      `${url.hostname} has no public address, and MEDIA_PRIVATE_ADDRESSES does not allow it`,
    );
  return requestAddress(url, { ...publicRequest, address }, read);
}

/** The fault of a response that is no success. */
export function statusFault(statusCode: number): { fault: FetchError } {
  const code = isTemporary(statusCode) ? 'NETWORK' : 'ANSWER';
  return fetchError(code, `its server answers with status ${statusCode}`);
}

/** The signal that ends a request: the caller's, or the time limit. */
export function endSignal(deadlineMs: number, signal?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(deadlineMs);
  return signal ? AbortSignal.any([signal, deadline]) : deadline;
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

interface CheckedRequest extends PublicRequest {
  address: { address: string; family: number };
}

/** Sends a request to exactly the address that was checked: the name is not resolved again. */
function requestAddress<T>(
  url: URL,
  { method, body, headers, address: { address, family }, signal, idleMs = DEFAULT_IDLE_MS }: CheckedRequest,
  read: (response: IncomingMessage) => Promise<T>,
): Promise<T | { fault: FetchError }> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (OWN_FAULTS.has(error.code ?? '')) reject(error);
      else resolve(fetchError('NETWORK', `its server fails: ${reasonOf(error)}`));
    };
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      agent: false,
      lookup: (_host, { all }, found) =>
        all ? found(null, [{ address, family }]) : found(null, address, family),
      headers: { ...headers, 'user-agent': 'Baksteen' },
      signal,
      timeout: idleMs,
    });
    request.on('response', (response) => {
      read(response)
        .then(resolve, failed)
        .finally(() => request.destroy());
    });
    request.on('timeout', () => request.destroy(new Error('silence')));
    request.on('error', failed);
    request.end(body);
  });
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
