import type { IncomingMessage } from 'node:http';
import type { Fetched } from './fetch-error.ts';
import { readBytes, sizeFault } from './fetch-public.ts';
import { endSignal, type FetchOptions, requestPublic, statusFault } from './public-request.ts';

interface PostOptions extends FetchOptions {
  /** JSON. */
  body: string;
  headers: Readonly<Record<string, string>>;
  deadlineMs: number;
}

/** Posts JSON to a public address. Any status but 2xx is a fault; the body of the response is not read. */
export async function postPublic(source: string, options: PostOptions): Promise<Fetched<{ status: number }>> {
  return post(source, options, async ({ statusCode: status = 0 }) => ({ value: { status } }));
}

/** Posts JSON to a public address, and reads the body of the response into memory. */
export async function postAndRead(
  source: string,
  { maxBytes, ...options }: PostOptions & { maxBytes: number },
): Promise<Fetched<Uint8Array>> {
  return post(source, options, async (response) => {
    const bytes = await readBytes(response, maxBytes);
    return bytes ? { value: bytes } : sizeFault(maxBytes);
  });
}

/** Redirects are not followed. `read` gets a successful response. */
function post<T>(
  source: string,
  { body, headers, allowed, signal: end, deadlineMs }: PostOptions,
  read: (response: IncomingMessage) => Promise<Fetched<T>>,
): Promise<Fetched<T>> {
  const request = {
    body,
    headers: { 'content-type': 'application/json', ...headers },
    allowed,
    signal: endSignal(deadlineMs, end),
  };
  return requestPublic(URL.parse(source), request, async (response) => {
    const { statusCode = 0 } = response;
    return statusCode >= 200 && statusCode < 300 ? read(response) : statusFault(statusCode);
  });
}
