/** Fetches URLs from feeds and agents, from public addresses only, also after redirects. */
import { createWriteStream } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type FetchError, type Fetched, fetchError } from './fetch-error.ts';
import { endSignal, type FetchOptions, requestPublic, statusFault } from './public-request.ts';

const MAX_REDIRECTS = 5;

/** The parameters of a request. */
export interface FetchRequest {
  maxBytes: number;
  deadlineMs: number;
  /** With `if-none-match` or `if-modified-since`, the response may be 304. `authorization` stays with its origin. */
  headers: Readonly<Record<string, string>>;
  /** Whether a redirect from https to http is an error, because the content must be authentic. */
  keepsHttps?: boolean;
  /** How long the server may send nothing; 10 seconds by default. */
  idleMs?: number;
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
  let { headers } = fetchRequest;
  const signal = endSignal(deadlineMs, end);
  let url = URL.parse(source);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const request = { ...fetchRequest, headers };
    const { idleMs } = fetchRequest;
    const response = await requestPublic(url, { headers, allowed, signal, idleMs }, (received) =>
      readResponse(received, request),
    );
    if (!('location' in response)) return response;
    const target = URL.parse(response.location, url ?? undefined);
    if (fetchRequest.keepsHttps && isDowngrade(url, target))
      return fetchError('ADDRESS', 'it redirects from https to http');
    if (target?.origin !== url?.origin) headers = withoutAuthorization(headers);
    url = target;
  }
  return fetchError('ANSWER', `it redirects more than ${MAX_REDIRECTS} times`);
}

/** Whether a redirect leads from https to http. */
export function isDowngrade(from: URL | null, to: URL | null): boolean {
  return from?.protocol === 'https:' && to?.protocol === 'http:';
}

function withoutAuthorization({
  authorization: _,
  ...headers
}: FetchRequest['headers']): FetchRequest['headers'] {
  return headers;
}

function isConditional(headers: FetchRequest['headers']): boolean {
  return 'if-none-match' in headers || 'if-modified-since' in headers;
}

async function readResponse(
  response: IncomingMessage,
  { maxBytes, headers: requestHeaders, readBody }: BodyRequest,
): Promise<Fetched<PublicResponse> | { location: string }> {
  const { statusCode = 0, headers } = response;
  if (statusCode === 304 && isConditional(requestHeaders))
    return { value: { status: 304, headers, bytes: new Uint8Array() } };
  if (statusCode >= 300 && statusCode < 400 && headers.location) return { location: headers.location };
  if (statusCode !== 200) return statusFault(statusCode);
  const bytes = await readBody(response, maxBytes);
  return bytes ? { value: { status: 200, headers, bytes } } : sizeFault(maxBytes);
}

/** The fault of a response that is larger than `maxBytes`. */
export function sizeFault(maxBytes: number): { fault: FetchError } {
  return fetchError('SIZE', `it is larger than ${maxBytes / 1024 / 1024} MB`);
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

/** Reads a body into memory; null when it is too large. */
export async function readBytes(response: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
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
