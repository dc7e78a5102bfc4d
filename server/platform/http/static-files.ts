import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { sendNotFound } from './not-found.ts';

/** The prefix of the URLs of the site's browser files, and their folder in the build. */
export const ASSETS = '/assets';

interface StaticFolders {
  clientFolder: string;
  deskFolder: string;
  playgroundFolder: string;
  /** Answers requests for site files that this build does not have. */
  serveOtherBuilds: RequestHandler;
}

/** Serves the builds' precompressed files. Their names contain a hash of their content, so they never change. */
export function staticFiles({
  clientFolder,
  deskFolder,
  playgroundFolder,
  serveOtherBuilds,
}: StaticFolders): RequestHandler {
  const router = Router();
  const notFound: RequestHandler = (_req, res) => sendNotFound(res);
  for (const [prefix, folder, fallback] of [
    [ASSETS, clientFolder, serveOtherBuilds],
    ['/desk-files', deskFolder, notFound],
    ['/playground', playgroundFolder, notFound],
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
    router.use(prefix, fallback);
  }
  return router;
}
