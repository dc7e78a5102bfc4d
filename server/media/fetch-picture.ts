/** Fetches pictures and documents by URL, from public addresses only (SSRF): checked after DNS and after each redirect. */
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { BlockList } from 'node:net';
import { type Fault, fault, type Outcome } from './fault.ts';
import { MOST_BYTES } from './prepare-picture.ts';
import { findPublicAddress } from './public-addresses.ts';

const MOST_REDIRECTS = 5;
const DEADLINE_MS = 30_000;
/** A server that sends nothing for this long is given up. */
const SILENCE_MS = 10_000;

export interface FetchOptions {
  /** Private addresses that are open all the same. */
  allowed: BlockList;
  /** Ends it early. */
  signal?: AbortSignal;
  /** For all redirects together. */
  deadlineMs?: number;
}

export async function fetchPicture(
  source: string,
  { allowed, signal: end, deadlineMs = DEADLINE_MS }: FetchOptions,
): Promise<Outcome<Uint8Array>> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const signal = end ? AbortSignal.any([end, deadline]) : deadline;
  let url = URL.parse(source);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const urlFault = findUrlFault(url);
    if (!url || urlFault) return { fault: urlFault as Fault };
    const address = await Promise.race([findPublicAddress(url.hostname, allowed), ended(signal)]).catch(
      () => undefined,
    );
    if (address === undefined) return fault('NETWORK', `${url.hostname} cannot be looked up just now`);
    if (!address) return fault('ADDRESS', `${url.hostname} has no public address`);
    const answer = await hop(url, address, signal);
    if (!('location' in answer)) return answer;
    url = URL.parse(answer.location, url);
  }
  return fault('ANSWER', `it redirects more than ${MOST_REDIRECTS} times`);
}

/** Looking up a name cannot be ended; waiting for it can. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** What is wrong with the URL itself, before any request. */
export function findUrlFault(url: URL | null): Fault | null {
  if (!url || !/^https?:$/.test(url.protocol))
    return fault('ADDRESS', 'its URL is neither http nor https').fault;
  return url.username || url.password ? fault('ADDRESS', 'its URL has a user or a password').fault : null;
}

/** One request, to the very address that was checked: the name is not asked for again. */
function hop(
  url: URL,
  { address, family }: { address: string; family: number },
  signal: AbortSignal,
): Promise<Outcome<Uint8Array> | { location: string }> {
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve(fault('NETWORK', `its server fails: ${wordOf(error)}`));
    const request = (url.protocol === 'https:' ? https : http).get(
      url,
      {
        agent: false,
        lookup: (_host, { all }, found) =>
          all ? found(null, [{ address, family }]) : found(null, address, family),
        headers: { accept: 'image/*, application/pdf', 'user-agent': 'Baksteen' },
        signal,
        timeout: SILENCE_MS,
      },
      (answer) => {
        read(answer)
          .then(resolve, failed)
          .finally(() => request.destroy());
      },
    );
    request.on('timeout', () => request.destroy(new Error('silence')));
    request.on('error', failed);
  });
}

async function read(answer: IncomingMessage): Promise<Outcome<Uint8Array> | { location: string }> {
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 300 && statusCode < 400 && headers.location) return { location: headers.location };
  if (statusCode !== 200) {
    return fault(
      isPassing(statusCode) ? 'NETWORK' : 'ANSWER',
      `its server answers with status ${statusCode}`,
    );
  }
  const tooLarge = fault('SIZE', `it is larger than ${MOST_BYTES / 1024 / 1024} MB`);
  if (Number(headers['content-length']) > MOST_BYTES) return tooLarge;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) return tooLarge;
    parts.push(part);
  }
  return { value: Buffer.concat(parts, size) };
}

/** The server has too much to do, or is broken. */
function isPassing(statusCode: number): boolean {
  return statusCode >= 500 || statusCode === 429 || statusCode === 408;
}

/** Short, and without what the other side may have written into it. */
function wordOf(error: Error & { code?: string }): string {
  return error.name === 'TimeoutError' || error.name === 'AbortError'
    ? 'time-out'
    : (error.code ?? 'time-out');
}
