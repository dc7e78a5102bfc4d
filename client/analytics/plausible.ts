/**
 * Plausible, by its documented events API. Its npm library has no way to stop: it sends the time on a page after a
 * visitor has objected, and it reads sizes and scrolling.
 */
import type { AnalyticsAccount } from '../../shared/analytics.ts';
import type { Tracker } from './tracker.ts';

type Account = Extract<AnalyticsAccount, { tool: 'plausible' }>;

export function createPlausible({ domain, host }: Account): Tracker {
  let page = { url: '', referrer: '' };
  const send = (name: string, more: object = {}) => {
    const body = JSON.stringify(
      Object.assign({ name, domain, url: page.url, referrer: page.referrer }, more),
    );
    // Plain text needs no preflight request. `keepalive`: the next page may replace the document.
    const headers = { 'content-type': 'text/plain' };
    const options = { method: 'POST', headers, body, keepalive: true, credentials: 'omit' } as const;
    // A failed request is not repeated: the page or form is then not counted.
    fetch(`${host}api/event`, options).catch(() => {});
  };
  return {
    countPage(shown) {
      page = shown;
      send('pageview');
    },
    countLead: (kind) => send('Lead', { props: { kind } }),
    stop() {},
    resume() {},
  };
}
