import type { RequestHandler } from 'express';

/** Rejects (405) all but GET, HEAD and forms that `pageForms` has read. */
export const rejectWrites: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD' || res.locals.form !== undefined) return next();
  res.set('allow', 'GET, HEAD');
  next(Object.assign(new Error('method not allowed'), { status: 405 }));
};
