/** Why something cannot be fetched. */
export type FetchFaultCode =
  /** Its URL, or one it redirects to, is not a public one. */
  | 'ADDRESS'
  /** Its server cannot be reached, breaks off, fails or answers too slowly: it may do better another time. */
  | 'NETWORK'
  /** Its server answers, but not with it. */
  | 'ANSWER'
  /** Too many bytes. */
  | 'SIZE';

export interface FetchFault {
  code: FetchFaultCode;
  /** A sentence for a report, without its full stop; it names the host. */
  reason: string;
}

/** What other servers can cause is a value, never an exception. */
export type Fetched<T> = { value: T; fault?: undefined } | { fault: FetchFault };

export function fetchFault(code: FetchFaultCode, reason: string): { fault: FetchFault } {
  return { fault: { code, reason } };
}
