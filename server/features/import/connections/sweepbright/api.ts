/** Calls SweepBright's API for websites: https://website.sweepbright.com/docs/ */

import { type Exchange, exchangePublic } from '../../../../platform/fetching/exchange-public.ts';
import { type Fetched, fetchError } from '../../../../platform/fetching/fetch-error.ts';
import { type FetchOptions, statusFault } from '../../../../platform/fetching/public-request.ts';
import { parseRetryAfter } from '../../../../platform/fetching/retry-after.ts';
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
const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;
const DEFAULT_PAUSE_MS = 60_000;
const MIN_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 3_600_000;

/** Creates a client. Failures are left to the caller's queue. */
export function createSweepBrightApi(access: SweepBrightAccess, options: Options) {
  const exchange = openExchange(access, options);

  /** Returns the body of a successful response. */
  async function call(request: Call): Promise<Fetched<Uint8Array>> {
    const response = await exchange(request);
    return response.fault ? response : bodyOf(response.value);
  }

  return {
    /** Identifies the integration in SweepBright. */
    account: `${access.api} ${access.clientId}`,
    /** Returns the estate as JSON. */
    fetchEstate: (id: string, signal?: AbortSignal) =>
      call({ path: estatePath(id), maxBytes: MAX_ESTATE_BYTES, signal }),
    /** Sets the address of the estate's page on the site. */
    setEstateUrl: (id: string, url: string, signal?: AbortSignal) =>
      call({ path: `${estatePath(id)}/url`, method: 'PUT', body: { url }, signal }),
    addContact: (contact: SweepBrightContact) => call({ path: '/contacts', body: contact }),
    /** Returns false when SweepBright does not know the estate, for example after its deletion. */
    async addEstateContact(id: string, contact: SweepBrightContact): Promise<Fetched<boolean>> {
      const response = await exchange({ path: `${estatePath(id)}/contacts`, body: contact });
      if (response.fault) return response;
      if (response.value.status === NOT_FOUND) return { value: false };
      const { fault } = bodyOf(response.value);
      return fault ? { fault } : { value: true };
    },
  };
}

/**
 * Returns a function that sends a request and returns the response, of whatever status. It reuses the access token
 * until this expires, fetches a new one once when a request is rejected with 401, and sends nothing before the time of
 * `Retry-After`.
 */
function openExchange(access: SweepBrightAccess, { allowed, now = Date.now }: Options) {
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

  async function sendOnce(call: Call): Promise<Fetched<Exchange> & { token?: string }> {
    const token = await tokens.get(call.signal);
    return token.fault ? token : { ...(await send(call, token.value)), token: token.value };
  }

  return async (request: Call): Promise<Fetched<Exchange>> => {
    if (now() < pausedUntil) return fetchError('NETWORK', 'its server allows no more requests just now');
    let response = await sendOnce(request);
    if (!response.fault && response.value.status === UNAUTHORIZED) {
      tokens.forget(response.token);
      response = await sendOnce(request);
    }
    if (response.fault) return response;
    const { status, headers } = response.value;
    if (status === TOO_MANY_REQUESTS) pausedUntil = now() + pauseOf(headers['retry-after'], now());
    return response;
  };
}

const estatePath = (id: string) => `/estates/${encodeURIComponent(id)}`;

function bodyOf({ status, bytes }: Exchange): Fetched<Uint8Array> {
  return status >= 200 && status < 300 ? { value: bytes } : statusFault(status);
}

/** The milliseconds for which the API asks to wait. */
function pauseOf(header: string | undefined, now: number): number {
  const pause = parseRetryAfter(header, new Date(now)) ?? DEFAULT_PAUSE_MS;
  return Math.min(Math.max(pause, MIN_PAUSE_MS), MAX_PAUSE_MS);
}
