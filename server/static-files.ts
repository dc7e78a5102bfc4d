import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';

/** The build's files: their names hold a hash of their content, so they never change. */
export function staticFiles(clientFolder: string): RequestHandler {
  const router = Router();
  const options = { index: false, redirect: false, fallthrough: true } as const;
  router.use(
    '/assets',
    express.static(path.join(clientFolder, 'assets'), { ...options, immutable: true, maxAge: '1y' }),
  );
  router.use('/assets', (_req, res) => {
    res.status(404).set('cache-control', 'no-store').type('text/plain').send('Not found');
  });
  return router;
}
