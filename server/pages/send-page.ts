import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { ServerResults } from '../../client/data/server-results.ts';
import type { Logger } from '../logging/logger.ts';
import { type PolicySources, setContentSecurityPolicy } from '../security/content-security-policy.ts';

/**
 * How long a page waits for what its slow sections have asked. A page that has everything by then goes out
 * whole: without any inline script, with a length and a tag; it needs no JavaScript and can be kept.
 */
export const GRACE_MS = 50;
/** A section that takes longer is given up; the browser asks for it again. */
const LONGEST_RENDER_MS = 10_000;
/** React hides finished sections behind a script above this many bytes; what is finished should not need one. */
const NEVER_SPLIT = Number.MAX_SAFE_INTEGER;

interface PageToSend {
  page: ReactNode;
  res: Response;
  log: Logger;
  /** From where it may load more than from this site. */
  sources: PolicySources;
}

/** Whether all queries of a page settle within `graceMs`. */
export async function settlesSoon(results: ServerResults, graceMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const grace = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, graceMs, false);
  });
  const isWhole = await Promise.race([results.whenSettled().then(() => true as const), grace]);
  clearTimeout(timer);
  return isWhole;
}

/** A page of which everything is there: no script stands in it. */
export function renderWhole(page: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(page)}`;
}

/**
 * Sends the shell at once and each slow section when it is there, put in its place by a script of the nonce. Status and
 * headers are decided before.
 * @throws what broke the page before its shell was there: nothing has been sent then.
 */
export async function streamPage({ page, res, log, sources }: PageToSend): Promise<void> {
  const nonce = randomBytes(16).toString('base64url');
  const shell = Promise.withResolvers<void>();
  const stream = renderToPipeableStream(page, {
    nonce,
    progressiveChunkSize: NEVER_SPLIT,
    onShellReady: shell.resolve,
    onShellError: shell.reject,
    onError: (error) => {
      if (!res.destroyed) log.error({ err: error }, 'rendering failed');
    },
  });
  const giveUp = setTimeout(() => stream.abort(), LONGEST_RENDER_MS);
  res.once('close', () => {
    clearTimeout(giveUp);
    stream.abort();
  });
  await shell.promise;
  setContentSecurityPolicy(res, nonce, sources);
  stream.pipe(res);
}
