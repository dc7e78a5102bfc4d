import { Router } from 'express';
import type { FollowedSiteFolder } from '../../features/site-folder/follow-site-folder.ts';
import { sendNotFound } from '../../platform/http/not-found.ts';

const CACHING = 'public, max-age=31536000, immutable';
/** A drawing of the agency may have inline styles, and loads nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

interface Services {
  siteFolder: Pick<FollowedSiteFolder, 'current'>;
}

/** `/site/<hash>/<name>`: logo and fonts. Old mails have paths of replaced files, which lead to the new ones. */
export function siteFolderFiles({ siteFolder }: Services): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/site/:hash/:name', ({ path, params: { name } }, res) => {
    const { files } = siteFolder.current();
    const file = files.get(path);
    // Mail programs and other sites show the logo, too.
    res.set('cross-origin-resource-policy', 'cross-origin');
    if (file) {
      if (file.mediaType === 'image/svg+xml') res.set('content-security-policy', SVG_POLICY);
      return void res.set('cache-control', CACHING).type(file.mediaType).send(file.bytes);
    }
    const newer = [...files.keys()].find((other) => other.endsWith(`/${name}`));
    if (newer) return res.set('cache-control', 'no-cache').redirect(302, newer);
    sendNotFound(res);
  });
  return router;
}
