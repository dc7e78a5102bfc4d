import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { sendNotFound } from '../http/not-found.ts';

const decompress = promisify(brotliDecompress);

/** Serves the files of other builds of the last day; the server's own build has been asked before. */
export function serveBuildFiles(db: Kysely<Database>): RequestHandler {
  return async (req, res) => {
    const file = await db
      .selectFrom('build_file')
      .select(['bytes', 'encoding'])
      .where('path', '=', req.baseUrl + req.path)
      .executeTakeFirst();
    if (!file) return sendNotFound(res);
    res.vary('Accept-Encoding').set('cache-control', 'public, max-age=31536000, immutable');
    res.type(req.path.slice(req.path.lastIndexOf('.')));
    const isCompressed = file.encoding === 'br';
    const sendsCompressed = isCompressed && Boolean(req.acceptsEncodings('br'));
    if (sendsCompressed) res.set('content-encoding', 'br');
    res.send(isCompressed && !sendsCompressed ? await decompress(file.bytes) : file.bytes);
  };
}
