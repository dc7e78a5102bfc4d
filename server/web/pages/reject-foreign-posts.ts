import type { RequestHandler } from 'express';
import { findPostingSite } from '../../platform/security/posting-site.ts';

/** Rejects forms posted by other sites. Secret pages send no referrer, so posts with a hidden origin are accepted. */
export function rejectForeignPosts(publicUrl: string): RequestHandler {
  return (req, _res, next) => {
    if (findPostingSite(req, publicUrl) !== 'other') return next();
    next(Object.assign(new Error('posted by another site'), { status: 403 }));
  };
}
