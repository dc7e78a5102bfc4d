import cors from 'cors';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { isLocale } from '../../shared/locales.ts';
import { RETRY_LATER, whyUnavailable } from '../http/unavailable.ts';
import { findPostingSite } from '../security/posting-site.ts';
import { openApiDocument } from './openapi.ts';
import type { AjaxMethod, AnyRow } from './row.ts';
import { ROWS } from './rows.ts';
import { type AjaxServices, runRow } from './run-row.ts';
import { createSendFailure, PUBLIC, type SendFailure, sendAnswer } from './send-answer.ts';

const BODY_LIMIT = '100kb';
const PREFLIGHT_SECONDS = 600;

/** The legacy paths below `/{lang}/ajax`: each turns its request into one query and its result into a body. */
export function legacyAjax(services: AjaxServices): Router {
  const sendFailure = createSendFailure(services.intls);
  const paths = Router({ mergeParams: true, caseSensitive: true });
  paths.use(
    nameInLog('unknown'),
    allowedOrigins(services.settings.ajaxAllowedOrigins),
    onlyKnownLocales(sendFailure),
  );
  for (const [path, rows] of Map.groupBy(ROWS, (row) => row.path)) {
    const [name = ''] = path.split('/');
    const route = paths.route(`/${path}`).all(nameInLog(name));
    for (const row of rows)
      route[METHODS[row.method]](
        ...guards(row, services.settings.publicUrl, sendFailure),
        runRow(row, services, sendFailure),
      );
    route.all(otherMethod(methodsOf(rows), sendFailure));
  }
  paths.use(unknownAddress(sendFailure), failed(sendFailure));
  const router = Router({ caseSensitive: true });
  router.use('/ajax', openApiRoutes(services, sendFailure));
  router.use('/:lang/ajax', paths);
  return router;
}

/** Below no language: what machines read of the table. */
function openApiRoutes({ settings }: AjaxServices, sendFailure: SendFailure): Router {
  const document = openApiDocument(ROWS, settings.publicUrl);
  const router = Router({ caseSensitive: true });
  router.use(nameInLog('unknown'), allowedOrigins(settings.ajaxAllowedOrigins));
  router
    .route('/openapi.json')
    .all(nameInLog('openapi.json'))
    .get(withoutBody(sendFailure), (_req, res) => {
      sendAnswer(res, { status: 200, body: document }, PUBLIC);
    })
    .all(otherMethod(['GET'], sendFailure));
  router.use(unknownAddress(sendFailure), failed(sendFailure));
  return router;
}

const methodsOf = (rows: readonly AnyRow[]) => rows.map(({ method }) => method);

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

function nameInLog(name: string): RequestHandler {
  return (_req, res, next) => {
    res.locals.ajax = name;
    next();
  };
}

/** Other sites whose scripts may call and read; cookies mean nothing here, so none are let in. */
function allowedOrigins(origins: readonly string[]): RequestHandler {
  if (origins.length === 0) return (_req, _res, next) => next();
  return cors({
    origin: [...origins],
    methods: ['HEAD', ...new Set(methodsOf(ROWS))],
    allowedHeaders: ['Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
    preflightContinue: true,
  });
}

const onlyKnownLocales =
  (sendFailure: SendFailure): RequestHandler =>
  (req, res, next) => {
    if (isLocale(req.params.lang)) next();
    else sendFailure(req, res, 404);
  };

const unknownAddress =
  (sendFailure: SendFailure): RequestHandler =>
  (req, res) =>
    sendFailure(req, res, 404);

/** What is looked at before a request is read. */
function guards({ method }: AnyRow, publicUrl: string, sendFailure: SendFailure): RequestHandler[] {
  if (method === 'GET') return [withoutBody(sendFailure)];
  return [fromAllowedSite(publicUrl, sendFailure), express.raw({ type: () => true, limit: BODY_LIMIT })];
}

/** What a GET carries means nothing, and proxies disagree about where it ends. */
const withoutBody =
  (sendFailure: SendFailure): RequestHandler =>
  (req, res, next) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = req.headers;
    if (Number(length) === 0 && encoding === undefined) next();
    else sendFailure(req, res, 400);
  };

/** A page of another site may not send for its visitors, nor one that hides which site it is of. */
const fromAllowedSite =
  (publicUrl: string, sendFailure: SendFailure): RequestHandler =>
  (req, res, next) => {
    const isOwn = findPostingSite(req, publicUrl) === 'own';
    if (isOwn || res.hasHeader('access-control-allow-origin')) next();
    else sendFailure(req, res, 403);
  };

/** A browser's question whether it may send, or a method that the path does not have. */
function otherMethod(methods: readonly AjaxMethod[], sendFailure: SendFailure): RequestHandler {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return (req, res) => {
    const isPreflight = req.method === 'OPTIONS' && req.get('access-control-request-method') !== undefined;
    if (isPreflight && res.hasHeader('access-control-allow-origin')) return void res.status(204).end();
    sendFailure(req, res, 405, { allow });
  };
}

/** What a client did wrong keeps its 4xx; what broke on our side is logged, and called a failure and no more. */
function failed(sendFailure: SendFailure): ErrorRequestHandler {
  return (error: { status?: unknown }, req, res, next) => {
    if (res.headersSent) return next(error);
    const { status } = error;
    if (status === 400 || status === 413 || status === 415) return sendFailure(req, res, status);
    const why = whyUnavailable(error);
    if (why) return sendFailure(req, res, why === 'busy' ? 'busy' : 503, RETRY_LATER);
    res.locals.log.error({ err: error }, 'an ajax request failed');
    sendFailure(req, res, 503);
  };
}
