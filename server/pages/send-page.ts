import { Writable } from 'node:stream';
import type { Response } from 'express';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { Logger } from '../logging/logger.ts';
import { setContentSecurityPolicy } from '../security/content-security-policy.ts';

/**
 * How long a page waits for its slow sections before it streams without them. A page that is whole by then
 * goes out without any inline script, with a length and a tag: it needs no JavaScript and can be kept.
 */
const GRACE_MS = 50;
/** A section that takes longer is given up; the browser asks for it again. */
const LONGEST_RENDER_MS = 10_000;
/** React hides finished sections behind a script above this many bytes; a whole page must not need one. */
const NEVER_SPLIT = Number.MAX_SAFE_INTEGER;

interface PageToSend {
  page: ReactNode;
  res: Response;
  /** The module that takes over in the browser. */
  entry: string;
  log: Logger;
}

/**
 * Renders and sends a page; status and headers are decided before.
 * @throws what broke the page before its shell was there: nothing has been sent then.
 */
export async function sendPage({ page, res, entry, log }: PageToSend): Promise<void> {
  const nonce = res.locals.nonce as string;
  const shell = Promise.withResolvers<void>();
  const whole = Promise.withResolvers<'whole'>();
  const stream = renderToPipeableStream(page, {
    nonce,
    bootstrapModules: [entry],
    progressiveChunkSize: NEVER_SPLIT,
    onShellReady: shell.resolve,
    onShellError: shell.reject,
    onAllReady: () => whole.resolve('whole'),
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
  res.type('html').set('cache-control', 'no-cache');
  if ((await Promise.race([whole.promise, grace()])) === 'whole') {
    const html = await collect(stream.pipe);
    setContentSecurityPolicy(res);
    res.send(html.replaceAll(` nonce="${nonce}"`, ''));
  } else {
    setContentSecurityPolicy(res, nonce);
    stream.pipe(res);
  }
}

function grace(): Promise<'waited'> {
  return new Promise((resolve) => setTimeout(resolve, GRACE_MS, 'waited'));
}

function collect(pipe: (destination: Writable) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    sink.once('error', reject);
    pipe(sink);
  });
}
