import type { RequestHandler } from 'express';
import type { FollowedSiteFolder } from '../../features/site-folder/follow-site-folder.ts';
import { findRedirect } from '../../features/site-folder/redirects-file.ts';
import { searchOf } from '../pages/fetch-request.ts';
import { setCaching } from '../pages/secret-pages.ts';

/** Redirects addresses of an earlier site, as the agency says. Not cached: the agency may change its mind. */
export function siteRedirects({
  siteFolder,
}: {
  siteFolder: Pick<FollowedSiteFolder, 'current'>;
}): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const target = findRedirect(siteFolder.current().redirects, req.path, searchOf(req));
    if (target === null) return next();
    setCaching(res, 'no-cache').redirect(301, target);
  };
}
