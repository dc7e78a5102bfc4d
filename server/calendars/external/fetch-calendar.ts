import type { Fetched } from '../../fetching/fetch-error.ts';
import { fetchPublic, type PublicResponse } from '../../fetching/fetch-public.ts';
import type { FetchOptions } from '../../fetching/public-request.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const DEADLINE_MS = 20_000;

export interface CalendarFetchOptions extends FetchOptions {
  /** The ETag of the stored version: the server sends only a different one. */
  etag: string | null;
}

/** Fetches a calendar from its secret URL. */
export function fetchCalendar(
  url: string,
  { etag, ...options }: CalendarFetchOptions,
): Promise<Fetched<PublicResponse>> {
  const headers: Record<string, string> = { accept: 'text/calendar, */*;q=0.5' };
  if (etag) headers['if-none-match'] = etag;
  return fetchPublic(url, { maxBytes: MAX_BYTES, deadlineMs: DEADLINE_MS, headers }, options);
}
