import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { sendNotFound } from './not-found.ts';

/** Serves the builds' precompressed files. Their names contain a hash of their content, so they never change. */
export function staticFiles(clientFolder: string, playgroundFolder: string): RequestHandler {
  const router = Router();
  for (const [prefix, folder] of [
    ['/assets', clientFolder],
    ['/playground', playgroundFolder],
  ] as const) {
    const files = path.join(folder, prefix);
    router.use(
      prefix,
      expressStaticGzip(files, {
        enableBrotli: true,
        orderPreference: ['br'],
        index: false,
        serveStatic: { redirect: false, immutable: true, maxAge: '1y' },
      }),
    );
    router.use(prefix, (_req, res) => {
      sendNotFound(res);
    });
  }
  return router;
}
