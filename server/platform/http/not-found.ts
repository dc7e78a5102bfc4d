import type { Response } from 'express';

/** Answers a request for a file that does not exist. A file may exist later, so the response is not cached. */
export function sendNotFound(res: Response): void {
  res.status(404).set('cache-control', 'no-store').type('text/plain').send('Not found');
}
