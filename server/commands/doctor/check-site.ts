/** The running site: its answer at the public address. */

import { type Finding, messageOf, ok, warning, wrong } from '../../composition/start-checks/finding.ts';
import { isOwnSite } from '../../composition/start-checks/start-checks.ts';
import type { Settings } from '../../settings/settings.ts';

const PATIENCE_MS = 5_000;

/** Requests `/readyz` at the public address. */
export async function checkSite(settings: Settings): Promise<Finding> {
  const subject = 'site';
  const url = `${settings.publicUrl}/readyz`;
  const absent = isOwnSite(settings) ? wrong : warning;
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(reasonOf);
  if (typeof response === 'string')
    return absent(subject, `${url} does not answer (${response}). Start the site, or correct PUBLIC_URL.`);
  const body: unknown = await response.json().catch(() => null);
  const status = typeof body === 'object' && body !== null && 'status' in body ? body.status : null;
  if (response.ok && status === 'ready') return ok(subject, `${url} answers: ready`);
  if (status === 'disk full' || status === 'not ready')
    return wrong(subject, `${url} answers: ${status}. See the other lines, and the log of the site.`);
  return wrong(
    subject,
    `${url} answers with ${response.status}, but not as this site: correct PUBLIC_URL or the proxy.`,
  );
}

/** The cause of a failed request; `fetch` itself only says "fetch failed". */
function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return 'time-out';
  return messageOf((error.cause as { code?: string } | undefined)?.code ?? error.cause ?? error);
}
