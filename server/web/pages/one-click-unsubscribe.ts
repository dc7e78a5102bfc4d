import express, { type RequestHandler, Router } from 'express';
import { readMultipart } from '../../platform/http/read-multipart.ts';

/** What mail programs post to unsubscribe (RFC 8058): preferably as multipart, which the forms of pages do not use. */
const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' };
const MAX_FORM_SIZE = '16kb';

/** Rewrites such a post to the form of the page; all others stay unchanged. */
export function oneClickUnsubscribe(): Router {
  const router = Router();
  const toUnsubscribe: RequestHandler = (req, res, next) => {
    next(req.method === 'POST' && res.locals.match?.name === 'unsubscribe' ? undefined : 'router');
  };
  router.use(toUnsubscribe, express.raw({ type: 'multipart/form-data', limit: MAX_FORM_SIZE }), rewrite);
  return router;
}

const rewrite: RequestHandler = async (req, _res, next) => {
  if (Buffer.isBuffer(req.body)) {
    const sent = await readMultipart(req.body, req.get('content-type') ?? '');
    const { name, value } = ONE_CLICK;
    if (sent?.get(name) === value) req.body = new URLSearchParams({ [name]: value }).toString();
  }
  next();
};
