import type { RequestHandler } from 'express';

/** Rejects methods other than GET and HEAD, except for a submitted form. */
export const rejectWrites: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD' || res.locals.form !== undefined) return next();
  res.set('allow', 'GET, HEAD');
  next(Object.assign(new Error('method not allowed'), { status: 405 }));
};
