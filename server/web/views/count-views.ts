/** Counts views of listings: pages that the server sends, and `POST /views` of browsers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type RequestHandler, Router } from 'express';
import { parseId } from '../../../graphql/parse-id.ts';
import { VIEWS_PATH, viewedListing } from '../../../shared/statistics/views.ts';
import type { ViewCounter } from '../../features/statistics/view-counter.ts';
import { rejectForeignPosts } from '../pages/reject-foreign-posts.ts';
import { isFromPerson, opensPage } from './is-view.ts';

interface Services {
  viewCounter: Pick<ViewCounter, 'countView'>;
}

/**
 * Counts a page of a listing after it was sent, also one from the response cache or without a body (304). The visitor
 * waits for nothing, and nothing of the visitor is stored.
 */
export function countPageViews({ viewCounter }: Services) {
  return (req: IncomingMessage, res: ServerResponse & { locals?: Express.Locals }): void => {
    if (req.method !== 'GET') return;
    res.once('finish', () => {
      const match = res.locals?.match;
      const isShown = res.statusCode === 200 || res.statusCode === 304;
      const id = match && isShown ? viewedListing(match.name, match.params) : null;
      if (id !== null && opensPage(req.headers) && isFromPerson(req.headers)) count(id, viewCounter);
    });
  };
}

/**
 * `POST /views` with the id of a listing: its page was opened without a new document. The query of such a page cannot
 * be counted, because browsers also send it before a link is pressed, and do not send it again within a minute.
 */
export function viewReports(services: Services & { settings: { publicUrl: string } }): Router {
  const handler: RequestHandler = (req, res) => {
    if (isFromPerson(req.headers)) count(req.body, services.viewCounter);
    res.set('cache-control', 'no-store').status(204).end();
  };
  const rejectForeign = rejectForeignPosts(services.settings.publicUrl);
  return Router().post(VIEWS_PATH, rejectForeign, express.text({ limit: '20b' }), handler);
}

function count(id: unknown, viewCounter: Services['viewCounter']): void {
  const listingId = typeof id === 'string' ? parseId(id) : null;
  if (listingId !== null) viewCounter.countView(listingId);
}
