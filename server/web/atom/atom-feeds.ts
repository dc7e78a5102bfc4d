import type { RequestHandler } from 'express';
import { ATOM_SUFFIX, ATOM_TYPE, type AtomRoute } from '../../../shared/atom.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { WORK } from '../../platform/limits/read-budget.ts';
import type { Services } from '../../services.ts';
import { matchPath } from '../pages/match-request.ts';
import { atomDocument } from './atom-document.ts';
import type { AtomSource } from './atom-source.ts';
import { newsFeed } from './news-feed.ts';
import { offersFeed } from './offers-feed.ts';

const SOURCES: Record<AtomRoute, AtomSource> = {
  forSale: offersFeed('SALE'),
  forRent: offersFeed('RENT'),
  news: newsFeed,
};

const isFollowed = (name: string | null | undefined): name is AtomRoute =>
  typeof name === 'string' && Object.hasOwn(SOURCES, name);

/** Cached for five minutes: feed readers poll often and tolerate stale data. */
const CACHED_S = 5 * 60;

/** Serves the list of a page as an Atom feed, at the page's path plus `.atom`, with the same query string. */
export function atomFeeds({ createExecutor, limits, readBudget, intls, site }: Services): RequestHandler {
  return async (req, res, next) => {
    const match = matchPath(req.path.slice(0, -ATOM_SUFFIX.length));
    if (!match || !isFollowed(match.name)) return next();
    const { name, locale } = match;
    res.locals.atom = name;
    const at = req.originalUrl.indexOf('?');
    const search = at < 0 ? '' : req.originalUrl.slice(at);
    const path = match.path + ATOM_SUFFIX;
    if (path !== req.path) return res.set('cache-control', 'no-cache').redirect(301, path + search);
    await readBudget.charge(req, WORK.feed);
    const feed = await limits.reading.run(res, () =>
      SOURCES[name]({
        execute: createExecutor(visitorOf(req)),
        locale,
        query: new URLSearchParams(search),
        intl: intls[locale],
        site,
      }),
    );
    if (!feed) return;
    // Express adds the ETag and answers conditional requests with 304.
    res.set({ 'cache-control': `public, max-age=${CACHED_S}`, 'content-language': locale });
    res.type(`${ATOM_TYPE}; charset=utf-8`).send(atomDocument(feed, { locale, site }));
  };
}
