import type { RequestHandler } from 'express';
import { findPostingSite } from '../security/posting-site.ts';

/** Another site may not send forms for its visitors. A secret page names no referrer: its forms may come from a hidden one. */
export function fromThisSite(publicUrl: string): RequestHandler {
  return (req, _res, next) => {
    if (findPostingSite(req, publicUrl) !== 'other') return next();
    next(Object.assign(new Error('posted by another site'), { status: 403 }));
  };
}
