/** `/map/streets/<zoom>/<x>/<y>.mvt`: vector tiles of the agency's map file, as they are stored. */
import { createHash } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import * as v from 'valibot';
import { decompressTile } from '../../features/map/streets/decode-tile.ts';
import type { StreetTile, StreetTiles } from '../../features/map/streets/street-tiles.ts';
import { sendNotFound } from '../../platform/http/not-found.ts';

const YEAR_S = 365 * 24 * 60 * 60;
/** No map shows a higher zoom; a file with higher ones is read up to here. */
const MAX_ZOOM = 22;

const coordinate = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,6})$/), v.transform(Number));
const place = v.pipe(
  v.object({ zoom: v.pipe(coordinate, v.maxValue(MAX_ZOOM)), x: coordinate, y: coordinate }),
  v.check(({ zoom, x, y }) => Math.max(x, y) < 2 ** zoom),
);

export function streetRoutes(tiles: Pick<StreetTiles, 'readTile'>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/:zoom/:x/:y.mvt', async (req, res) => {
    const { output, success } = v.safeParse(place, req.params);
    const tile = success ? await tiles.readTile(output.zoom, output.x, output.y) : null;
    if (!tile) return sendNotFound(res);
    await sendTile(tile, req, res);
  });
  return router;
}

async function sendTile({ bytes, isGzipped, version }: StreetTile, req: Request, res: Response) {
  // A page with another version was rendered before the file was replaced.
  const isCurrent = req.query.v === version;
  res.set('cache-control', isCurrent ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
  if (!bytes) return void res.status(204).end();
  const isSentGzipped = isGzipped && req.acceptsEncodings('gzip') === 'gzip';
  if (isGzipped) res.vary('accept-encoding');
  if (isSentGzipped) res.set('content-encoding', 'gzip');
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  res.set('etag', `"${version}-${digest}${isSentGzipped ? '-gzip' : ''}"`);
  res.type('application/vnd.mapbox-vector-tile');
  res.send(isSentGzipped ? bytes : await decompressTile(bytes, isGzipped));
}
