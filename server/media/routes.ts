/** `/media/<hash>-<width>.<avif|webp|jpg>` and `/media/<hash>.pdf`. */
import { pipeline } from 'node:stream/promises';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { PictureFormat } from '../../shared/pictures/versions.ts';
import { sendNotFound } from '../http/not-found.ts';
import type { Documents } from './documents.ts';
import { QueueFullError } from './limit-concurrency.ts';
import type { StoredFile } from './storage.ts';
import type { Versions } from './versions.ts';

const PICTURE = /^\/([0-9a-f]{32})-([1-9]\d{0,3})\.(avif|webp|jpg)$/;
const DOCUMENT = /^\/([0-9a-f]{32})\.pdf$/;
const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

interface Media {
  versions: Versions;
  documents: Documents;
}

/**
 * URLs contain the hash of their content, so responses are immutable. Other sites may embed pictures: e-mail programs,
 * social networks, an older site of the agency.
 */
export function mediaRoutes({ versions, documents }: Media): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  router.use((_req, res, next) => {
    res.set('cross-origin-resource-policy', 'cross-origin');
    next();
  });
  router.get(PICTURE, async (req, res) => {
    const [, hash, width, format] = PICTURE.exec(req.path) as unknown as [
      string,
      string,
      string,
      PictureFormat,
    ];
    const file = await versions.get(hash, Number(width), format).catch(whenOverloaded);
    if (file === OVERLOADED) return res.status(503).set('retry-after', '5').end();
    if (file) await send(file, TYPES[format], req, res);
    else sendNotFound(res);
  });
  router.get(DOCUMENT, async (req, res) => {
    const hash = DOCUMENT.exec(req.path)?.[1] as string;
    const file = await documents.get(hash);
    if (!file) return sendNotFound(res);
    // Inline display would require a looser content security policy in some browsers.
    res.set('content-disposition', `attachment; filename="${hash.slice(0, 8)}.pdf"`);
    await send(file, 'application/pdf', req, res);
  });
  router.use((_req, res) => sendNotFound(res));
  return router;
}

const OVERLOADED = Symbol('overloaded');

function whenOverloaded(error: unknown): typeof OVERLOADED {
  if (error instanceof QueueFullError) return OVERLOADED;
  throw error;
}

async function send(file: StoredFile, type: string, req: Request, res: Response): Promise<void> {
  res.type(type).set({ 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes' });
  const ranges = req.range(file.size, { combine: true });
  if (ranges === -1) {
    res.status(416).set('content-range', `bytes */${file.size}`).set('cache-control', 'no-store').end();
    return;
  }
  // For several or malformed ranges, the whole file is a valid response.
  const only =
    Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  if (only) res.status(206).set('content-range', `bytes ${only.start}-${only.end}/${file.size}`);
  res.set('content-length', String(only ? only.end - only.start + 1 : file.size));
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  // An aborted download is normal; a read error after the headers can only abort the response.
  await pipeline(file.stream(only), res).catch(() => {});
}
