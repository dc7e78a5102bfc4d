import { type Response, Router } from 'express';
import { sendNotFound } from '../../platform/http/not-found.ts';
import { type AppIcons, type IconName, isIconName } from './app-icons.ts';

/** Browsers request these paths even when a page has no link to them. */
const FIXED: readonly IconName[] = ['favicon.ico', 'apple-touch-icon.png'];
const FIXED_CACHING = 'public, max-age=3600';
const HASHED_CACHING = 'public, max-age=31536000, immutable';
/** An agency's own drawing may have inline styles, and loads nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** `/icons/<hash>/<name>`, and the fixed addresses. Express adds the ETag and answers conditional requests with 304. */
export function iconRoutes(icons: AppIcons): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const send = async (res: Response, name: IconName, caching: string) => {
    const file = await icons.render(name);
    res.set('cache-control', caching).type(name.slice(name.lastIndexOf('.')));
    if (name.endsWith('.svg')) res.set('content-security-policy', SVG_POLICY);
    res.send(file);
  };
  for (const name of FIXED) router.get(`/${name}`, (_req, res) => send(res, name, FIXED_CACHING));
  router.get('/icons/:hash/:name', async ({ params: { hash, name } }, res) => {
    if (hash === icons.hash && isIconName(name)) return send(res, name, HASHED_CACHING);
    sendNotFound(res);
  });
  return router;
}
