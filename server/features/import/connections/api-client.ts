/** Requests to the API of a CRM, with retries and pauses. */
import type { BlockList } from 'node:net';
import { type Exchange, exchangePublic } from '../../../platform/fetching/exchange-public.ts';
import { parseRetryAfter } from '../../../platform/fetching/retry-after.ts';

const MAX_BYTES = 30 * 1024 ** 2;
const DEADLINE_MS = 2 * 60_000;
/** Systems may gather a page for long before they send its first byte. */
const IDLE_MS = 60_000;
/** The pauses before the retries of a request. */
const PAUSES_MS = [1_000, 5_000, 15_000];
/** The longest time that one reading waits because the system asks for it. */
const MAX_WAIT_MS = 2 * 60_000;
/** The pause after status 429 without `Retry-After`. */
const DEFAULT_WAIT_MS = 5_000;
/** Also when the system asks for none. */
const MIN_WAIT_MS = 1_000;
/** A reading takes no longer. */
const MAX_READING_MS = 20 * 60_000;

export interface ApiOptions {
  /** The name of the system, for faults. */
  system: string;
  /** Private addresses that are allowed nevertheless. */
  allowed: BlockList;
  signal: AbortSignal;
  now(): Date;
  /** Waits; rejects when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** How the content of responses is written. */
export interface Syntax {
  name: string;
  accept: string;
  /** Throws when the response is not complete, which is retried. */
  parse(bytes: Uint8Array): unknown;
}

const JSON_SYNTAX: Syntax = {
  name: 'JSON',
  accept: 'application/json',
  parse: (bytes) => JSON.parse(Buffer.from(bytes).toString()),
};

export interface ApiRequest {
  /** Posted, an object as JSON; without it the method is GET. */
  body?: object | string;
  headers?: Readonly<Record<string, string>>;
  /** By default JSON. */
  syntax?: Syntax;
  /** The least time since the request before, for systems with a limit of requests. */
  minIntervalMs?: number;
  /** Returns why a response is not complete, which is retried; null when it is. */
  findGap?(content: unknown): string | null;
}

export interface ApiResponse {
  /** 2xx, or 4xx other than 408 and 429. */
  status: number;
  /** Undefined for a status other than 2xx. */
  content: unknown;
}

/** The requests of one reading: a sentence without its full stop says why one has failed for good. */
export class ApiClient {
  private readonly options: ApiOptions;
  private readonly endAt: number;
  private waitedMs = 0;
  private lastAskedAt = 0;

  constructor(options: ApiOptions) {
    this.options = options;
    this.endAt = options.now().getTime() + MAX_READING_MS;
  }

  /** Retries a request that fails for now, or whose response is not complete, up to three times. */
  async ask(url: string, request: ApiRequest): Promise<ApiResponse | { fault: string }> {
    const { system, signal, now, wait } = this.options;
    const early = (request.minIntervalMs ?? 0) - (now().getTime() - this.lastAskedAt);
    if (early > 0) await wait(early, signal);
    this.lastAskedAt = now().getTime();
    for (let retries = 0; ; ) {
      if (now().getTime() > this.endAt) return { fault: `reading from ${system} takes more than 20 minutes` };
      const answer = await this.send(url, request);
      if ('status' in answer || 'fault' in answer) return answer;
      if ('waitMs' in answer) {
        this.waitedMs += answer.waitMs;
        if (this.waitedMs > MAX_WAIT_MS)
          return { fault: `${system} limits requests: it asks for pauses of more than two minutes` };
        await wait(answer.waitMs, signal);
      } else {
        const pause = PAUSES_MS[retries++];
        if (pause === undefined) return { fault: `${system}: ${answer.reason}` };
        await wait(pause, signal);
      }
    }
  }

  /** A reason is retried. */
  private async send(
    url: string,
    { body, headers = {}, syntax = JSON_SYNTAX, findGap }: ApiRequest,
  ): Promise<ApiResponse | { fault: string } | { reason: string } | { waitMs: number }> {
    const { system, signal, allowed, now } = this.options;
    const exchanged = await exchangePublic(
      url,
      {
        body: typeof body === 'object' ? JSON.stringify(body) : body,
        headers: { accept: syntax.accept, ...headers },
        maxBytes: MAX_BYTES,
        deadlineMs: DEADLINE_MS,
        idleMs: IDLE_MS,
      },
      { allowed, signal },
    );
    signal.throwIfAborted();
    if (exchanged.fault) {
      const { code, reason } = exchanged.fault;
      return code === 'NETWORK' ? { reason } : { fault: `${system}: ${reason}` };
    }
    const { status, headers: received } = exchanged.value;
    if (status === 429) {
      const waitMs = parseRetryAfter(received['retry-after'], now()) ?? DEFAULT_WAIT_MS;
      return { waitMs: Math.max(MIN_WAIT_MS, waitMs) };
    }
    if (status >= 500 || status === 408) return { reason: `its server answers with status ${status}` };
    if (status >= 400) return { status, content: undefined };
    if (status < 200 || status >= 300)
      return { fault: `${system}: its server answers with status ${status}` };
    return readContent(exchanged.value, syntax, findGap);
  }
}

function readContent(
  { status, bytes }: Exchange,
  { name, parse }: Syntax,
  findGap: ApiRequest['findGap'],
): ApiResponse | { reason: string } {
  try {
    const content = parse(bytes);
    const gap = findGap?.(content) ?? null;
    return gap === null ? { status, content } : { reason: gap };
  } catch {
    return { reason: `its response is not complete ${name}` };
  }
}
