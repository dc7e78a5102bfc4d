import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** The search for the names of robots takes longer for longer texts. */
const MAX_AGENT_LENGTH = 1_000;

/** Whether a person's browser sent a request: it names itself, and prefetches nothing. */
export function isFromPerson(headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': agent = '', 'sec-purpose': purpose, purpose: oldPurpose, 'x-moz': moz } = headers;
  if (agent === '' || agent.length > MAX_AGENT_LENGTH) return false;
  const purposes = [purpose, oldPurpose, moz].join(' ');
  return !/prefetch|preview/i.test(purposes) && !isbot(agent);
}

/**
 * Whether a request opens a page. The service worker requests pages to keep them. A document that the service worker
 * requests for a visitor has the mode `navigate` too.
 */
export function opensPage(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-mode': mode } = headers;
  return mode === undefined || mode === 'navigate';
}
