/** `/media/<hash>-<width>.<avif|webp|jpg>` and `/media/<hash>.pdf`. */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { PictureFormat } from '../../../shared/pictures/versions.ts';
import { sendNotFound } from '../../platform/http/not-found.ts';
import type { Documents } from '../../platform/media/documents.ts';
import { documentKey, fileHeaders, versionKey } from '../../platform/media/keys.ts';
import type { StoredFile } from '../../platform/media/storage.ts';
import { isTemporary, RETRY_AFTER_S } from '../../platform/media/temporary-failure.ts';
import type { Versions } from '../../platform/media/versions.ts';

const PICTURE = /^\/([0-9a-f]{32})-([1-9]\d{0,3})\.(avif|webp|jpg)$/;
const DOCUMENT = /^\/([0-9a-f]{32})\.pdf$/;

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
    const key = versionKey(hash, Number(width), format);
    await send(() => versions.get(hash, Number(width), format), key, req, res);
  });
  router.get(DOCUMENT, async (req, res) => {
    const hash = DOCUMENT.exec(req.path)?.[1] as string;
    await send(() => documents.get(hash), documentKey(hash), req, res);
  });
  router.use((_req, res) => sendNotFound(res));
  return router;
}

type Range = { start: number; end: number };

/** Sends a file. While it cannot be read, the response is 503 and must not be cached. */
async function send(
  find: () => Promise<StoredFile | null>,
  key: string,
  req: Request,
  res: Response,
): Promise<void> {
  try {
    const file = await find();
    if (!file) return sendNotFound(res);
    const range = rangeOf(req, file.size);
    if (range === 'UNSATISFIABLE') {
      res.status(416).set('content-range', `bytes */${file.size}`).set('cache-control', 'no-store').end();
      return;
    }
    const content = req.method === 'HEAD' ? null : await file.open(range);
    res.set(fileHeaders(key)).set('accept-ranges', 'bytes');
    if (range) res.status(206).set('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
    res.set('content-length', String(range ? range.end - range.start + 1 : file.size));
    if (content) await stream(content, res);
    else res.end();
  } catch (error) {
    if (!isTemporary(error)) throw error;
    res
      .status(503)
      .set({ 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' })
      .end();
  }
}

/**
 * An aborted download is normal; a read error after the headers can only abort the response. `pipeline` leaves the
 * content open when the client has disconnected before it starts.
 */
async function stream(content: Readable, res: Response): Promise<void> {
  await pipeline(content, res).catch(() => content.destroy());
}

/** The single range of a request; undefined when the whole file is a valid response. */
function rangeOf(req: Request, size: number): Range | 'UNSATISFIABLE' | undefined {
  const ranges = req.range(size, { combine: true });
  if (ranges === -1) return 'UNSATISFIABLE';
  // For several or malformed ranges, the whole file is a valid response.
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}
