import type { Fetched } from './fetch-error.ts';
import { endSignal, type FetchOptions, requestPublic, statusFault } from './public-request.ts';

interface PostOptions extends FetchOptions {
  /** JSON. */
  body: string;
  headers: Readonly<Record<string, string>>;
  deadlineMs: number;
}

/**
 * Posts JSON to a public address. Any status but 2xx is a fault; the body of the response is not read, and redirects
 * are not followed.
 */
export function postPublic(
  source: string,
  { body, headers, allowed, signal: end, deadlineMs }: PostOptions,
): Promise<Fetched<{ status: number }>> {
  const request = {
    body,
    headers: { 'content-type': 'application/json', ...headers },
    allowed,
    signal: endSignal(deadlineMs, end),
  };
  return requestPublic(URL.parse(source), request, async ({ statusCode: status = 0 }) =>
    status >= 200 && status < 300 ? { value: { status } } : statusFault(status),
  );
}
