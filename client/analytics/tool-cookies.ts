import type { Analytics } from '../../shared/analytics.ts';

const NAMES: Readonly<Record<Analytics['tool'], RegExp | null>> = {
  plausible: null,
  matomo: /^_pk_/,
  ga4: /^_ga(_|$)/,
};

/** Removes the cookies of a tool, whichever of the host's parent domains they were set for. */
export function removeToolCookies(tool: Analytics['tool']): void {
  const names = NAMES[tool];
  if (!names) return;
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')) {
    if (!names.test(name)) continue;
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}
