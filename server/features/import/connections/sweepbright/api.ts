/** Calls SweepBright's API for websites: https://website.sweepbright.com/docs/ */

import { type Exchange, exchangePublic } from '../../../../platform/fetching/exchange-public.ts';
import { type Fetched, fetchError } from '../../../../platform/fetching/fetch-error.ts';
import { type FetchOptions, statusFault } from '../../../../platform/fetching/public-request.ts';
import { createTokens, type SweepBrightAccess } from './tokens.ts';

/** A person who is interested in a home; undefined fields are not sent. */
export interface SweepBrightContact {
  first_name?: string | undefined;
  last_name?: string | undefined;
  email: string;
  phone?: string | undefined;
  message?: string | undefined;
  locale: string;
}

type Options = Pick<FetchOptions, 'allowed'> & { now?: () => number };

interface Call {
  path: string;
  method?: 'PUT';
  body?: object;
  maxBytes?: number;
  signal?: AbortSignal | undefined;
}

export type SweepBrightApi = ReturnType<typeof createSweepBrightApi>;

const VERSION = 'application/vnd.sweepbright.v20200313+json';
const DEADLINE_MS = 20_000;
/** A project contains all of its units. */
const MAX_ESTATE_BYTES = 16 * 1024 ** 2;
const MAX_REPLY_BYTES = 1024 ** 2;
const UNAUTHORIZED = 401;
const TOO_MANY_REQUESTS = 429;
const DEFAULT_PAUSE_SECONDS = 60;
const MAX_PAUSE_SECONDS = 3600;

/**
 * Creates a client. It reuses the access token until this expires, fetches a new one once when a call is rejected with
 * 401, and sends nothing before the time of `Retry-After`. All other failures are left to the caller's queue.
 */
export function createSweepBrightApi(access: SweepBrightAccess, { allowed, now = Date.now }: Options) {
  const tokens = createTokens(access, { allowed, now });
  let pausedUntil = 0;

  function send({ path, method, body, maxBytes = MAX_REPLY_BYTES, signal }: Call, token: string) {
    const request = {
      method,
      body: body && JSON.stringify(body),
      headers: { accept: VERSION, authorization: `Bearer ${token}` },
      maxBytes,
      deadlineMs: DEADLINE_MS,
    };
    return exchangePublic(access.api + path, request, { allowed, ...(signal && { signal }) });
  }

  async function callOnce(call: Call): Promise<Fetched<Exchange> & { token?: string }> {
    const token = await tokens.get(call.signal);
    return token.fault ? token : { ...(await send(call, token.value)), token: token.value };
  }

  /** Returns the body of a successful response. */
  async function call(request: Call): Promise<Fetched<Uint8Array>> {
    if (now() < pausedUntil) return fetchError('NETWORK', 'its server allows no more requests just now');
    let response = await callOnce(request);
    if (!response.fault && response.value.status === UNAUTHORIZED) {
      tokens.forget(response.token);
      response = await callOnce(request);
    }
    if (response.fault) return response;
    const { status, headers, bytes } = response.value;
    if (status === TOO_MANY_REQUESTS) pausedUntil = now() + pauseOf(headers['retry-after'], now) * 1000;
    return status >= 200 && status < 300 ? { value: bytes } : statusFault(status);
  }

  return {
    /** Returns the estate as JSON. */
    fetchEstate: (id: string, signal?: AbortSignal) =>
      call({ path: `/estates/${id}`, maxBytes: MAX_ESTATE_BYTES, signal }),
    /** Sets the address of the estate's page on the site. */
    setEstateUrl: (id: string, url: string, signal?: AbortSignal) =>
      call({ path: `/estates/${id}/url`, method: 'PUT', body: { url }, signal }),
    addContact: (contact: SweepBrightContact) => call({ path: '/contacts', body: contact }),
    addEstateContact: (id: string, contact: SweepBrightContact) =>
      call({ path: `/estates/${id}/contacts`, body: contact }),
  };
}

/** Seconds of a `Retry-After` header, which may be a date. */
function pauseOf(header: string | undefined, now: () => number): number {
  const seconds = /^\d+$/.test(header ?? '') ? Number(header) : (Date.parse(header ?? '') - now()) / 1000;
  return Math.min(Math.max(Number.isNaN(seconds) ? DEFAULT_PAUSE_SECONDS : seconds, 1), MAX_PAUSE_SECONDS);
}
