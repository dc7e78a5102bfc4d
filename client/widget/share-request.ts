import { warn } from './warn.ts';

/** A server that does not answer must not leave placeholders on the page. */
const TIMEOUT_MS = 20_000;

interface SharedRequest {
  response: Promise<unknown>;
  controller: AbortController;
  users: number;
}

const pending = new Map<string, SharedRequest>();

/**
 * Returns the JSON of a URL. Equal requests in flight are one, which is aborted when all its users have aborted.
 * @throws when it fails, and for other statuses than 2xx.
 */
export async function shareRequest(url: string, signal: AbortSignal): Promise<unknown> {
  const request = pending.get(url) ?? start(url);
  request.users += 1;
  signal.addEventListener('abort', () => {
    request.users -= 1;
    if (request.users > 0) return;
    request.controller.abort();
    if (pending.get(url) === request) pending.delete(url);
  });
  return request.response;
}

function start(url: string): SharedRequest {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  const response = load(url, controller.signal).finally(() => {
    clearTimeout(timer);
    if (pending.get(url) === request) pending.delete(url);
  });
  const request = { response, controller, users: 0 };
  pending.set(url, request);
  return request;
}

async function load(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { accept: 'application/json' },
  });
  if (response.status === 400) warn((await response.json()).message);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
