/**
 * Serves the base map: `/map/<locale>/<zoom>/<x>/<y>.svg` is a tile of 256 pixels in the usual numbering of web maps.
 * `/map/<locale>/still/<zoom>/<latitude>,<longitude>.svg` is a static map around a point, for pages without an
 * interactive map. It has a pin at its centre, or with `-<metres>` after the point a circle. `plain` instead of `still`
 * omits both. Static maps have streets where the agency's map file has them.
 */
import { type RequestHandler, type Response, Router } from 'express';
import * as v from 'valibot';
import { BASE_MAP_BOUNDS, PIN, STATIC_MAP_SIZE } from '../../../shared/geography/base-map.ts';
import { metresPerPixel, pixelsAt, TILE, toMercator } from '../../../shared/geography/mercator.ts';
import { LOCALES } from '../../../shared/locales.ts';
import { createMaps, type MapDependencies, type MapRequest } from '../../features/map/drawn-maps.ts';
import { OverloadError } from '../../platform/errors/overload-error.ts';
import { sendNotFound } from '../../platform/http/not-found.ts';
import { RETRY_LATER } from '../../platform/http/unavailable.ts';
import { type ReadBudget, WORK } from '../../platform/limits/read-budget.ts';

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

type Parse = (params: Record<string, string>) => Omit<MapRequest, 'key'> | null;

export function mapRoutes(dependencies: MapDependencies & { readBudget: ReadBudget }): Router {
  const router = Router();
  const findMap = createMaps(dependencies);
  const send =
    (parse: Parse): RequestHandler<Record<string, string>> =>
    async (req, res) => {
      const wanted = parse(req.params);
      if (!wanted) return sendNotFound(res);
      try {
        const map = await findMap(
          { ...wanted, key: req.path },
          { slot: res, charge: () => dependencies.readBudget.charge(req, WORK.map) },
        );
        if (map) sendDrawing(res, map.svg, map.isStopgap ? 'no-store' : undefined);
      } catch (error) {
        if (!(error instanceof OverloadError)) throw error;
        res
          .status(503)
          .set({ ...RETRY_LATER, 'cache-control': 'no-store' })
          .end();
      }
    };
  router.get('/:locale/still/:zoom/:latitude,:longitude-:metres.svg', send(parseStill));
  router.get('/:locale/still/:zoom/:latitude,:longitude.svg', send(parseStill));
  router.get('/:locale/plain/:zoom/:latitude,:longitude.svg', send(parseAround));
  router.get('/:locale/:zoom/:x/:y.svg', send(parseTile));
  return router;
}

/** A drawing has inline styles, and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

function sendDrawing(res: Response, svg: string, cacheControl = `public, max-age=${DAY_S}`): void {
  res.set({ 'cache-control': cacheControl, 'content-security-policy': POLICY });
  res.type('image/svg+xml').send(svg);
}

function parseTile(params: Record<string, string>) {
  const { output, success } = v.safeParse(tile, params);
  if (!success) return null;
  const { x, y } = output;
  const max = 2 ** output.zoom - 1;
  if (x > max || y > max) return null;
  const { zoom: level, locale } = output;
  const piece = { zoom: level, locale, left: x * TILE, top: y * TILE, width: TILE, height: TILE };
  return { piece, over: '', hasStreets: false };
}

function parseStill(params: Record<string, string>) {
  const around = parseAround(params);
  if (!around) return null;
  const { piece, latitude, metres } = around;
  const middle = `transform="translate(${STATIC_MAP_SIZE.width / 2} ${STATIC_MAP_SIZE.height / 2})"`;
  if (metres === undefined) return { ...around, over: `<path class="pin" ${middle} d="${PIN}"/>` };
  const radius = Math.round(metres / metresPerPixel(latitude, piece.zoom));
  return { ...around, over: `<circle class="circle" ${middle} r="${radius}"/>` };
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
  return { piece, over: '', hasStreets: true, latitude, metres };
}
