import type { RequestHandler } from 'express';

/** Rejects other methods. A response is not stored unless a later handler says otherwise. */
export const onlyGetAndPost: RequestHandler = (req, res, next) => {
  res.set('cache-control', 'no-store');
  if (req.method === 'GET' || req.method === 'POST') return next();
  res.set('allow', 'GET, POST');
  next({ status: 405 });
};
