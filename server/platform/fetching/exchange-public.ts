import type { IncomingHttpHeaders } from 'node:http';
import type { Fetched } from './fetch-error.ts';
import { readBytes, sizeFault } from './fetch-public.ts';
import { endSignal, type FetchOptions, requestPublic } from './public-request.ts';

export interface ExchangeRequest {
  /** By default POST with a body, else GET. */
  method?: 'PUT' | undefined;
  /** JSON, unless the headers name another type. */
  body?: string | undefined;
  headers: Readonly<Record<string, string>>;
  maxBytes: number;
  deadlineMs: number;
  /** How long the server may send nothing; 10 seconds by default. */
  idleMs?: number;
}

export interface Exchange {
  /** Any status: what it means is the caller's decision. */
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Uint8Array;
}

/** Sends one request to the API of another system, and reads the response into memory. Redirects are not followed. */
export function exchangePublic(
  source: string,
  { method, body, headers, maxBytes, deadlineMs, idleMs }: ExchangeRequest,
  { allowed, signal }: FetchOptions,
): Promise<Fetched<Exchange>> {
  const content = body === undefined ? {} : { body };
  const request = {
    ...content,
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    allowed,
    signal: endSignal(deadlineMs, signal),
    idleMs,
  };
  return requestPublic(URL.parse(source), request, async (response): Promise<Fetched<Exchange>> => {
    const bytes = await readBytes(response, maxBytes);
    const { statusCode: status = 0, headers: received } = response;
    return bytes ? { value: { status, headers: received, bytes } } : sizeFault(maxBytes);
  });
}
