import type { RequestHandler } from 'express';
import { isLocale } from '../../shared/locales.ts';
import { visitorLocale } from './locale-redirects.ts';

/** Pages are read; a page that takes a form says so in its own row. */
export const onlyReads: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD' || res.locals.form !== undefined) return next();
  res.set('allow', 'GET, HEAD');
  next(Object.assign(new Error('method not allowed'), { status: 405 }));
};

/** A path without a language is not found in the language that the browser likes best. */
export function unknownPath(pages: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (isLocale(req.path.split('/')[1])) return next();
    res.vary('Accept-Language, Cookie');
    req.originalUrl = `/${visitorLocale(req)}/-`;
    req.url = req.originalUrl;
    return pages(req, res, next);
  };
}
