import { isIP } from 'node:net';
import type { Fetched } from '../../../platform/fetching/fetch-error.ts';
import { fetchPublic, type PublicResponse } from '../../../platform/fetching/fetch-public.ts';
import { isPublic } from '../../../platform/fetching/public-addresses.ts';
import type { FetchOptions } from '../../../platform/fetching/public-request.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const DEADLINE_MS = 20_000;

export interface CalendarFetchOptions extends FetchOptions {
  /** The ETag of the stored version: the server sends only a different one. */
  etag: string | null;
}

/** Fetches a calendar from its secret URL. A redirect from https to http is a fault: it would disclose a secret. */
export function fetchCalendar(
  url: string,
  { etag, ...options }: CalendarFetchOptions,
): Promise<Fetched<PublicResponse>> {
  const headers: Record<string, string> = { accept: 'text/calendar, */*;q=0.5' };
  if (etag) headers['if-none-match'] = etag;
  const request = { maxBytes: MAX_BYTES, deadlineMs: DEADLINE_MS, headers, keepsHttps: true };
  return fetchPublic(url, request, options);
}

/**
 * Whether an address is unencrypted: anyone between the servers could read the secret in it and change the calendar.
 * Addresses of the private network are not; whether they may be fetched is decided when they are.
 */
export function isOpenHttp(url: string): boolean {
  const { protocol, hostname } = URL.parse(url) ?? {};
  if (protocol !== 'http:' || !hostname) return false;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 || isPublic(host);
}
