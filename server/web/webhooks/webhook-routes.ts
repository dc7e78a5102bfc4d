/**
 * `POST /webhooks/<feed>`: a CRM reports that an estate was changed or deleted. The event is verified, translated and
 * queued. Nothing of the body is logged.
 */
import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express';
import type { FeedWebhook } from '../../features/import/webhooks/feed-webhooks.ts';
import { parseEvent } from '../../features/import/webhooks/parse-event.ts';
import { FEED_RECORD_QUEUE } from '../../features/import/webhooks/record-queue.ts';
import { isSigned } from '../../features/import/webhooks/signature.ts';
import { sendNotFound } from '../../platform/http/not-found.ts';
import type { Services } from '../../services.ts';

const PATH = '/webhooks';
const MAX_BODY = '1mb';

type Dependencies = Pick<Services, 'settings' | 'jobs' | 'now'>;

/** A feed without a webhook has no path. */
export function webhookRoutes(dependencies: Dependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  // A compressed body is rejected, because its size and signature are those of other bytes.
  const readBody = express.raw({ type: () => true, limit: MAX_BODY, inflate: false });
  for (const [feed, webhook] of dependencies.settings.feedWebhooks)
    router.post(`${PATH}/${feed}`, readBody, receive(feed, webhook, dependencies));
  router.use(PATH, (_req, res) => sendNotFound(res));
  router.use(PATH, sendClientError);
  return router;
}

function receive(feed: string, webhook: FeedWebhook, { jobs, now }: Dependencies): RequestHandler {
  return async ({ headers, body: read }, res) => {
    const body = Buffer.isBuffer(read) ? read : Buffer.alloc(0);
    if (!isSigned(webhook, { headers, body, now: now() }))
      return sendError(res, 401, 'The signature is missing, wrong or too old.');
    const parsed = parseEvent(body, webhook, now());
    if ('fault' in parsed) return sendError(res, 400, parsed.fault);
    await (await jobs()).add(FEED_RECORD_QUEUE, [{ feed, ...parsed.event }]);
    res.status(202).set('cache-control', 'no-store').end();
  };
}

/** Answers a request whose body cannot be read, for example because of its size. */
const sendClientError: ErrorRequestHandler = (error, _req, res, next) => {
  const { status } = error as { status?: number };
  if (!status || status >= 500 || res.headersSent) return next(error);
  sendError(
    res,
    status,
    status === 413 ? `The body is larger than ${MAX_BODY}.` : 'The body cannot be read.',
  );
};

function sendError(res: Response, status: number, error: string): void {
  res.status(status).set('cache-control', 'no-store').json({ error });
}
