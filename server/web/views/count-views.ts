/** Counts views of listings: pages that the server sends, and `POST /views` of browsers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type RequestHandler, Router } from 'express';
import { parseId } from '../../../graphql/parse-id.ts';
import type { Visitor } from '../../../graphql/visitor.ts';
import { VIEWS_PATH, viewedListing } from '../../../shared/statistics/views.ts';
import type { ViewCounter } from '../../features/statistics/view-counter.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { rejectForeignPosts } from '../pages/reject-foreign-posts.ts';
import { isFromPerson, opensPage } from './is-view.ts';

interface Services {
  viewCounter: Pick<ViewCounter, 'countView'>;
}

/**
 * Counts a page of a listing after it was sent, also one from the response cache or without a body (304). The visitor
 * waits for nothing, and nothing of the visitor is stored.
 */
export function countPageViews({ viewCounter }: Services, findVisitor: (req: IncomingMessage) => Visitor) {
  return (req: IncomingMessage, res: ServerResponse & { locals?: Express.Locals }): void => {
    if (req.method !== 'GET' || !opensPage(req.headers)) return;
    // A connection that was closed since has no address.
    const visitor = findVisitor(req);
    res.once('finish', () => {
      const match = res.locals?.match;
      const isShown = res.statusCode === 200 || res.statusCode === 304;
      const id = match && isShown ? viewedListing(match.name, match.params) : null;
      if (id !== null && isFromPerson(req.headers)) count(id, visitor, viewCounter);
    });
  };
}

/**
 * `POST /views` with the id of a listing: its page was opened without a new document. The query of such a page cannot
 * be counted, because browsers also send it before a link is pressed, and do not send it again within a minute.
 */
export function viewReports(services: Services & { settings: { publicUrl: string } }): Router {
  const handler: RequestHandler = (req, res) => {
    if (isFromPerson(req.headers)) count(req.body, visitorOf(req), services.viewCounter);
    res.set('cache-control', 'no-store').status(204).end();
  };
  const rejectForeign = rejectForeignPosts(services.settings.publicUrl);
  return Router().post(
    VIEWS_PATH,
    rejectForeign,
    rejectOtherOrigins,
    express.text({ limit: '20b' }),
    handler,
  );
}

/** Only the site's own pages report views: what a browser sends for a page of another origin is rejected. */
const rejectOtherOrigins: RequestHandler = (req, _res, next) => {
  if ((req.get('sec-fetch-site') ?? 'same-origin') === 'same-origin') return next();
  next(Object.assign(new Error('reported by another site'), { status: 403 }));
};

function count(id: unknown, { address }: Visitor, viewCounter: Services['viewCounter']): void {
  const listingId = typeof id === 'string' ? parseId(id) : null;
  if (listingId !== null) viewCounter.countView(listingId, address);
}
