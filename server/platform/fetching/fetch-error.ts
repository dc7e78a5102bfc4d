/** Why fetching failed. */
export type FetchErrorCode =
  /** The URL, or a redirect target, is not public. */
  | 'ADDRESS'
  /** The server is unreachable, fails, or responds too slowly; a retry can succeed. */
  | 'NETWORK'
  /** The server responds, but not with the requested content. */
  | 'ANSWER'
  /** The response is too large. */
  | 'SIZE';

export interface FetchError {
  code: FetchErrorCode;
  /** A sentence for a report, without its full stop; contains the host. */
  reason: string;
}

/** Failures caused by other servers are returned, never thrown. */
export type Fetched<T> = { value: T; fault?: undefined } | { fault: FetchError };

export function fetchError(code: FetchErrorCode, reason: string): { fault: FetchError } {
  return { fault: { code, reason } };
}
