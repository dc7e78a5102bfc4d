import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { settlesWithin } from '../../../client/data/settles-within.ts';
import { MissingRestError, REST_START } from '../../../client/layout/rest-of-page.tsx';
import { QueryError } from '../../../graphql/execute.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import {
  type PolicySources,
  setContentSecurityPolicy,
} from '../../platform/security/content-security-policy.ts';

/**
 * How long a page waits for the queries of its rest and of its slow sections. A page that is complete by then is sent
 * as a whole: without inline scripts, with a length and an ETag. It needs no JavaScript and can be cached.
 */
export const GRACE_MS = 50;
/** A section that takes longer is abandoned; the browser queries it again. */
const RENDER_TIMEOUT_MS = 10_000;
/** React outlines completed sections above this many bytes behind a script, which complete pages should not need. */
const NEVER_SPLIT = Number.MAX_SAFE_INTEGER;

interface PageToSend {
  page: ReactNode;
  res: Response;
  log: Logger;
  /** External sources that the page may load. */
  sources: PolicySources;
}

/** React's comment before the fallback of a boundary (`Suspense`) whose content it could not render. */
const UNRENDERED = '<!--$!-->';

/**
 * Renders a complete page, without scripts for streaming.
 * @throws the error of a component, also within a boundary. React reports nothing there, and leaves it to the browser.
 */
export async function renderWhole(page: ReactNode): Promise<string> {
  const html = renderNow(page);
  if (html.includes(UNRENDERED)) await throwErrorWithin(page);
  return html;
}

const renderNow = (page: ReactNode): string => `<!DOCTYPE html>${renderToString(page)}`;

/** Renders a page to a stream, because only streams report the errors within boundaries. */
async function throwErrorWithin(page: ReactNode): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stream = renderToPipeableStream(page, {
    onAllReady: resolve,
    onError: (error) => {
      if (!isQueriedAgain(error)) reject(error);
    },
  });
  const giveUp = setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS);
  await promise.finally(() => clearTimeout(giveUp));
}

/** Whether the content of a boundary lacks a result that the browser queries again. The failed query is logged. */
function isQueriedAgain(error: unknown): boolean {
  return error instanceof QueryError || error instanceof MissingRestError;
}

/**
 * Sends the shell immediately and each slow section when it is complete, inserted by a script with the nonce. Status
 * and headers are decided before.
 * @throws the error that broke the page before its shell was complete; nothing has been sent then.
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
  const giveUp = setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS);
  res.once('close', () => {
    clearTimeout(giveUp);
    stream.abort();
  });
  await shell.promise;
  setContentSecurityPolicy(res, nonce, sources);
  stream.pipe(res);
}

interface PageInOrder extends Omit<PageToSend, 'page' | 'log'> {
  /** Creates the page with the results so far. */
  createElement(): ReactNode;
  /** Resolves when the queries of the rest have ended. */
  settled: Promise<void>;
}

/**
 * Sends the beginning of a page immediately, and the rest when its queries have ended or have taken too long. The parts
 * arrive in the order of the document, so the page needs no script. Status and headers are decided before.
 */
export async function sendInOrder({ createElement, settled, res, sources }: PageInOrder): Promise<void> {
  const [beginning] = divideAtRest(renderNow(createElement()));
  setContentSecurityPolicy(res, undefined, sources);
  res.write(beginning);
  res.flush();
  const closed = new Promise((resolve) => res.once('close', resolve));
  await settlesWithin(Promise.race([settled, closed]), RENDER_TIMEOUT_MS);
  if (res.destroyed) return;
  const [, rest] = divideAtRest(await renderWhole(createElement()));
  res.end(rest);
}

function divideAtRest(html: string): [beginning: string, rest: string] {
  const at = html.indexOf(REST_START);
  if (at === -1) throw new Error('the page has no rest');
  return [html.slice(0, at), html.slice(at)];
}
