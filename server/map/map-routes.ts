/**
 * Serves the base map: `/map/<locale>/<zoom>/<x>/<y>.svg` is a tile of 256 pixels in the usual numbering of web maps.
 * `/map/<locale>/still/<zoom>/<latitude>,<longitude>.svg` is a static map around a point, for pages without an
 * interactive map. It has a pin at its centre, or with `-<metres>` after the point a circle. `plain` instead of `still`
 * omits both. Static maps have streets where the agency's map file has them.
 */
import { type RequestHandler, type Response, Router } from 'express';
import * as v from 'valibot';
import { BASE_MAP_BOUNDS, PIN, STATIC_MAP_SIZE } from '../../shared/geography/base-map.ts';
import { metresPerPixel, pixelsAt, TILE, toMercator } from '../../shared/geography/mercator.ts';
import { LOCALES } from '../../shared/locales.ts';
import { sendNotFound } from '../http/not-found.ts';
import type { Logger } from '../logging/logger.ts';
import { createMapDrawer, type Piece } from './draw-map.ts';
import { createDrawingCache } from './drawing-cache.ts';
import { createStaticMaps } from './static-maps.ts';
import type { StreetTiles } from './streets/street-tiles.ts';

const DAY_S = 24 * 60 * 60;
const ZOOMS = { min: 4, max: 18 };

const number = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern), v.transform(Number));
const zoom = v.pipe(number(/^\d{1,2}$/), v.minValue(ZOOMS.min), v.maxValue(ZOOMS.max));
const tile = v.object({
  locale: v.picklist(LOCALES),
  zoom,
  x: number(/^\d{1,6}$/),
  y: number(/^\d{1,6}$/),
});
const degrees = /^-?\d{1,2}(\.\d{1,4})?$/;
const still = v.object({
  locale: v.picklist(LOCALES),
  zoom,
  latitude: v.pipe(number(degrees), v.minValue(BASE_MAP_BOUNDS.south), v.maxValue(BASE_MAP_BOUNDS.north)),
  longitude: v.pipe(number(degrees), v.minValue(BASE_MAP_BOUNDS.west), v.maxValue(BASE_MAP_BOUNDS.east)),
  metres: v.optional(v.pipe(number(/^\d{2,5}$/), v.maxValue(20_000))),
});

interface MapParts {
  streetTiles: Pick<StreetTiles, 'streets' | 'readTile'>;
  log: Logger;
}

export function mapRoutes({ streetTiles, log }: MapParts): Router {
  const router = Router();
  let drawing: ReturnType<typeof createMapDrawer> | undefined;
  const drawOwnMap = async (piece: Piece, over?: string) => {
    drawing ??= createMapDrawer();
    return (await drawing)(piece, over);
  };
  const findStaticMap = createStaticMaps({ streetTiles, log, drawOwnMap });
  const tiles = createDrawingCache();
  const sendStaticMap =
    (parse: (params: Record<string, string>) => StaticPiece | null): RequestHandler<Record<string, string>> =>
    async ({ params, path }, res) => {
      const wanted = parse(params);
      if (!wanted) return sendNotFound(res);
      const { svg, isStopgap } = await findStaticMap(path, wanted.piece, wanted.over);
      sendDrawing(res, svg, isStopgap ? 'no-store' : undefined);
    };
  router.get('/:locale/still/:zoom/:latitude,:longitude-:metres.svg', sendStaticMap(parseStill));
  router.get('/:locale/still/:zoom/:latitude,:longitude.svg', sendStaticMap(parseStill));
  router.get('/:locale/plain/:zoom/:latitude,:longitude.svg', sendStaticMap(parseAround));
  router.get('/:locale/:zoom/:x/:y.svg', async ({ params, path }, res) => {
    const piece = parseTile(params);
    if (!piece) return sendNotFound(res);
    const drawn = tiles.get(path) ?? (await drawOwnMap(piece));
    tiles.set(path, drawn);
    sendDrawing(res, drawn);
  });
  return router;
}

/** A drawing has inline styles, and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

function sendDrawing(res: Response, svg: string, cacheControl = `public, max-age=${DAY_S}`): void {
  res.set({ 'cache-control': cacheControl, 'content-security-policy': POLICY });
  res.type('image/svg+xml').send(svg);
}

interface StaticPiece {
  piece: Piece;
  /** SVG drawn on top of the map. */
  over: string;
}

function parseTile(params: Record<string, string>): Piece | null {
  const { output, success } = v.safeParse(tile, params);
  if (!success) return null;
  const { x, y } = output;
  const max = 2 ** output.zoom - 1;
  if (x > max || y > max) return null;
  const { zoom: level, locale } = output;
  return { zoom: level, locale, left: x * TILE, top: y * TILE, width: TILE, height: TILE };
}

function parseStill(params: Record<string, string>): StaticPiece | null {
  const around = parseAround(params);
  if (!around) return null;
  const { piece, latitude, metres } = around;
  const middle = `transform="translate(${STATIC_MAP_SIZE.width / 2} ${STATIC_MAP_SIZE.height / 2})"`;
  if (metres === undefined) return { piece, over: `<path class="pin" ${middle} d="${PIN}"/>` };
  const radius = Math.round(metres / metresPerPixel(latitude, piece.zoom));
  return { piece, over: `<circle class="circle" ${middle} r="${radius}"/>` };
}

/** Parses the parameters of a static map. */
function parseAround(params: Record<string, string>) {
  const { output, success } = v.safeParse(still, params);
  if (!success) return null;
  const { zoom: level, locale, latitude, metres } = output;
  const pixels = pixelsAt(level);
  const { x, y } = toMercator(output);
  const { width, height } = STATIC_MAP_SIZE;
  const piece = {
    zoom: level,
    locale,
    ...STATIC_MAP_SIZE,
    left: x * pixels - width / 2,
    top: y * pixels - height / 2,
  };
  return { piece, over: '', latitude, metres };
}
