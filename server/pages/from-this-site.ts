import type { RequestHandler } from 'express';

/** Another site may not send forms for its visitors. Browsers say which site it was; who is none says nothing. */
export const fromThisSite: RequestHandler = (req, _res, next) => {
  const site = req.get('sec-fetch-site');
  if (site === 'cross-site') return next(Object.assign(new Error('posted by another site'), { status: 403 }));
  next();
};
