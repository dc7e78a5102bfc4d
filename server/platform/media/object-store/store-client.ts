/** Signed requests to an S3-compatible object store, with timeouts, retries and a circuit breaker. */
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { causesOf } from '../../errors/causes.ts';
import { createCircuitBreaker } from '../../fetching/circuit-breaker.ts';
import type { Logger } from '../../logging/logger.ts';
import type { StoreSettings } from './store-settings.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { readError } from './store-xml.ts';

export type StoreOperation = 'get' | 'head' | 'put' | 'delete' | 'list';
export type StoreResult = 'ok' | 'missing' | 'refused' | 'failed' | 'unreachable';

export interface StoreRequest {
  operation: StoreOperation;
  method: 'GET' | 'HEAD' | 'PUT' | 'POST';
  /** The key of an object; absent: the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

export interface StoreClientDependencies {
  store: StoreSettings;
  /** Counts each attempt. */
  count?: (operation: StoreOperation, result: StoreResult) => void;
  log?: Pick<Logger, 'error' | 'info'> | undefined;
  /** Waits between attempts, for this number of milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
  now?: () => Date;
}

export type StoreClient = ReturnType<typeof createStoreClient>;

const ATTEMPTS = 3;
/** The first pause; the second one is four times as long. */
const PAUSE_MS = 150;
/** Until the response has been read, or until its headers for a stream. Uploads are up to 25 MB. */
const TIMEOUT_MS = { get: 5_000, head: 5_000, put: 30_000, delete: 15_000, list: 15_000 };
/** After this number of failed attempts in a row, requests fail at once for ten seconds. */
const BREAKER = { maxFailures: 6, pauseMs: 10_000 };

export function createStoreClient(dependencies: StoreClientDependencies) {
  const { pause = wait } = dependencies;
  const attempt = createAttempt(dependencies);
  const outage = createOutage(dependencies);
  return {
    /**
     * Sends a request and returns what `consume` reads from the response; null when there is no such object. Retries
     * failures of the network and of the store.
     * @throws StoreUnavailable
     */
    async send<T>(request: StoreRequest, consume: Consume<T>): Promise<T | null> {
      for (let attempts = 1; ; attempts++) {
        outage.throwIfKnown();
        try {
          const value = await attempt(request, consume);
          outage.note(null);
          return value;
        } catch (error) {
          const { fault } = outage.note(error as StoreUnavailable);
          const isTemporary = fault === 'UNREACHABLE' || fault === 'FAILED';
          if (!isTemporary || attempts === ATTEMPTS) throw error;
        }
        await pause(PAUSE_MS * 4 ** (attempts - 1));
      }
    },
  };
}

/** Sends a request once. */
function createAttempt({ store, count = () => {} }: StoreClientDependencies) {
  const { accessKeyId, secretAccessKey, sessionToken, region } = store;
  const signer = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    ...(sessionToken && { sessionToken }),
  });
  const sign = ({ method, key, query, headers, body }: StoreRequest): Promise<Request> => {
    const url = new URL(key === undefined ? bucketUrl(store) : `${store.location}/${key}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    // The types of `fetch` exclude shared memory, which no caller uses.
    const content = body && { body: body as Uint8Array<ArrayBuffer> };
    return signer.sign(url.href, { method, ...(headers && { headers }), ...content });
  };
  return async <T>(request: StoreRequest, consume: Consume<T>): Promise<T | null> => {
    const { operation } = request;
    const deadline = new AbortController();
    const late = () => deadline.abort(new Error('it does not answer in time'));
    const timer = setTimeout(late, TIMEOUT_MS[operation]);
    try {
      const response = await fetch(await sign(request), { signal: deadline.signal, redirect: 'manual' });
      const fault = await faultOf(response, store);
      if (fault) throw fault;
      const isFound = response.status !== 404;
      const value = isFound ? await consume(response) : null;
      count(operation, isFound ? 'ok' : 'missing');
      return value;
    } catch (error) {
      const fault = error instanceof StoreUnavailable ? error : unreachable(error);
      count(operation, RESULTS[fault.fault]);
      throw fault;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The circuit breaker of the store; logs when an outage begins and when it ends. */
function createOutage({ log, now = () => new Date() }: StoreClientDependencies) {
  const breaker = createCircuitBreaker({ ...BREAKER, now });
  let isOut = false;
  return {
    throwIfKnown() {
      if (!breaker.allowsRequest())
        throw new StoreUnavailable('UNREACHABLE', 'it has failed several times in a row');
    },
    /** Notes the outcome of a request, and returns its fault. */
    note<Fault extends StoreUnavailable | null>(fault: Fault): Fault {
      if (fault) breaker.recordFailure();
      else breaker.recordSuccess();
      if (isOut === Boolean(fault)) return fault;
      isOut = Boolean(fault);
      if (fault) log?.error({ err: fault }, 'the object store failed');
      else log?.info('the object store answers again');
      return fault;
    },
  };
}

type Consume<T> = (response: Response) => Promise<T>;

const RESULTS = {
  UNREACHABLE: 'unreachable',
  FAILED: 'failed',
  REFUSED: 'refused',
  NO_BUCKET: 'refused',
} as const;

/** The URL for requests about the bucket, which is the location without the prefix. */
function bucketUrl({ location, bucket }: StoreSettings): string {
  const { origin, hostname } = new URL(location);
  return hostname.startsWith(`${bucket}.`) ? origin : `${origin}/${bucket}`;
}

/** The prefix of all keys, without slashes at its ends; empty: none. */
export function prefixOf(store: StoreSettings): string {
  return store.location.slice(bucketUrl(store).length + 1);
}

/** Returns why the store did not answer the request; null when it did. A missing object is an answer. */
async function faultOf(response: Response, { bucket }: StoreSettings): Promise<StoreUnavailable | null> {
  const { status } = response;
  if (response.ok) return null;
  const { Code: code, Message: message } = readError(await response.text());
  if (code === 'NoSuchBucket') return new StoreUnavailable('NO_BUCKET', `it has no bucket ${bucket}`);
  if (status === 404) return null;
  const reason = [`status ${status}`, code, message].filter(Boolean).join(', ');
  return new StoreUnavailable(status >= 500 || status === 429 ? 'FAILED' : 'REFUSED', reason);
}

function unreachable(error: unknown): StoreUnavailable {
  const reasons = [...causesOf(error)].map((one) => (one as Error).message).filter(Boolean);
  return new StoreUnavailable('UNREACHABLE', reasons.at(-1) ?? 'no connection', error);
}
