import type { RequestHandler } from 'express';

/** Pages are read; a page that takes a form says so in its own row. */
export const onlyReads: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD' || res.locals.form !== undefined) return next();
  res.set('allow', 'GET, HEAD');
  next(Object.assign(new Error('method not allowed'), { status: 405 }));
};
