import express, { type RequestHandler, Router } from 'express';
import { readMultipart } from '../http/read-multipart.ts';

/** What a mail program posts to unsubscribe its user (RFC 8058): as multipart by preference, which no form of a page is. */
const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' };
const LARGEST = '16kb';

/** Rewrites that post as the form that the page reads; any other stays as it is. */
export function oneClick(): Router {
  const router = Router();
  const toUnsubscribe: RequestHandler = (req, res, next) => {
    next(req.method === 'POST' && res.locals.match?.name === 'unsubscribe' ? undefined : 'router');
  };
  router.use(toUnsubscribe, express.raw({ type: 'multipart/form-data', limit: LARGEST }), rewrite);
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
