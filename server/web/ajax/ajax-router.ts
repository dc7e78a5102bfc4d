import cors from 'cors';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { isLocale } from '../../../shared/locales.ts';
import { RETRY_LATER, unavailabilityOf } from '../../platform/http/unavailable.ts';
import { OverBudgetError } from '../../platform/limits/over-budget-error.ts';
import { findPostingSite } from '../../platform/security/posting-site.ts';
import { authenticatePartner } from '../partners/authenticate-partner.ts';
import type { AjaxMethod, AnyRoute } from './ajax-route.ts';
import { AJAX_ROUTES } from './ajax-routes.ts';
import { type AjaxServices, handleRoute } from './handle-route.ts';
import { openApiDocument } from './openapi.ts';
import { createSendFailure, PUBLIC_CACHE_HEADERS, type SendFailure, sendResponse } from './send-response.ts';

const BODY_LIMIT = '100kb';
const PREFLIGHT_SECONDS = 600;

/** Routes of the legacy calls below `/{lang}/ajax`. */
export function legacyAjax(services: AjaxServices): Router {
  const sendFailure = createSendFailure(services.intls);
  const paths = Router({ mergeParams: true, caseSensitive: true });
  paths.use(
    nameInLog('unknown'),
    allowOrigins(services.settings.allowedOrigins),
    onlyKnownLocales(sendFailure),
    authenticatePartner(services, (req, res) => sendFailure(req, res, 401)),
  );
  for (const [path, rows] of Map.groupBy(AJAX_ROUTES, (row) => row.path)) {
    const [name = ''] = path.split('/');
    const route = paths.route(`/${path}`).all(nameInLog(name));
    for (const row of rows)
      route[METHODS[row.method]](
        ...guards(row, services.settings.publicUrl, sendFailure),
        handleRoute(row, services, sendFailure),
      );
    route.all(otherMethod(methodsOf(rows), sendFailure));
  }
  paths.use(unknownAddress(sendFailure), failed(sendFailure));
  const router = Router({ caseSensitive: true });
  router.use('/ajax', openApiRoutes(services, sendFailure));
  router.use('/:lang/ajax', paths);
  return router;
}

/** Paths without a language: the OpenAPI document. */
function openApiRoutes({ settings }: AjaxServices, sendFailure: SendFailure): Router {
  const document = openApiDocument(AJAX_ROUTES, settings.publicUrl);
  const router = Router({ caseSensitive: true });
  router.use(nameInLog('unknown'), allowOrigins(settings.allowedOrigins));
  router
    .route('/openapi.json')
    .all(nameInLog('openapi.json'))
    .get(withoutBody(sendFailure), (_req, res) => {
      sendResponse(res, { status: 200, body: document }, PUBLIC_CACHE_HEADERS);
    })
    .all(otherMethod(['GET'], sendFailure));
  router.use(unknownAddress(sendFailure), failed(sendFailure));
  return router;
}

const methodsOf = (rows: readonly AnyRoute[]) => rows.map(({ method }) => method);

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

function nameInLog(name: string): RequestHandler {
  return (_req, res, next) => {
    res.locals.ajax = name;
    next();
  };
}

/** CORS for other sites whose scripts may use these paths. Cookies are not used, so credentials are not allowed. */
function allowOrigins(origins: readonly string[]): RequestHandler {
  if (origins.length === 0) return (_req, _res, next) => next();
  return cors({
    origin: [...origins],
    methods: ['HEAD', ...new Set(methodsOf(AJAX_ROUTES))],
    // jQuery sends `X-Requested-With` when a script asks for it.
    allowedHeaders: ['Content-Type', 'Idempotency-Key', 'X-Requested-With'],
    exposedHeaders: ['Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
    preflightContinue: true,
  });
}

/** Redirects `NL` and `nl-BE` to the language, with the same method and body, as pages do. */
const onlyKnownLocales =
  (sendFailure: SendFailure): RequestHandler =>
  (req, res, next) => {
    const { lang } = req.params;
    // Browsers do not follow the redirect of a preflight.
    if (isLocale(lang) || req.method === 'OPTIONS') return next();
    const [language] = String(lang).toLowerCase().split('-');
    if (!isLocale(language)) return sendFailure(req, res, 404);
    res.location(`/${language}${req.originalUrl.slice(req.originalUrl.indexOf('/', 1))}`);
    sendResponse(res, { status: 308, body: { status: 308 } });
  };

const unknownAddress =
  (sendFailure: SendFailure): RequestHandler =>
  (req, res) =>
    sendFailure(req, res, 404);

/** Checks before the body of a request is read. */
function guards({ method }: AnyRoute, publicUrl: string, sendFailure: SendFailure): RequestHandler[] {
  if (method === 'GET') return [withoutBody(sendFailure)];
  return [fromAllowedSite(publicUrl, sendFailure), express.raw({ type: () => true, limit: BODY_LIMIT })];
}

/** A GET body has no meaning, and proxies disagree about where it ends. */
const withoutBody =
  (sendFailure: SendFailure): RequestHandler =>
  (req, res, next) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = req.headers;
    if (Number(length) === 0 && encoding === undefined) next();
    else sendFailure(req, res, 400);
  };

/** Rejects posts from pages of other sites, and posts that do not reveal their site. */
const fromAllowedSite =
  (publicUrl: string, sendFailure: SendFailure): RequestHandler =>
  (req, res, next) => {
    const isOwn = findPostingSite(req, publicUrl) === 'own';
    if (isOwn || res.hasHeader('access-control-allow-origin')) next();
    else sendFailure(req, res, 403);
  };

/** Answers a CORS preflight, or rejects a method that the path does not support. */
function otherMethod(methods: readonly AjaxMethod[], sendFailure: SendFailure): RequestHandler {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return (req, res) => {
    const isPreflight = req.method === 'OPTIONS' && req.get('access-control-request-method') !== undefined;
    if (isPreflight && res.hasHeader('access-control-allow-origin')) return void res.status(204).end();
    sendFailure(req, res, 405, { allow });
  };
}

/** Client errors keep their 4xx status. Server errors are logged, and the response reveals no details. */
function failed(sendFailure: SendFailure): ErrorRequestHandler {
  return (error: { status?: unknown }, req, res, next) => {
    if (res.headersSent) return next(error);
    if (error instanceof OverBudgetError) return sendFailure(req, res, error.status, error.headers);
    const { status } = error;
    if (status === 400 || status === 413 || status === 415) return sendFailure(req, res, status);
    const why = unavailabilityOf(error);
    if (why) return sendFailure(req, res, why === 'busy' ? 'busy' : 503, RETRY_LATER);
    res.locals.log.error({ err: error }, 'an ajax request failed');
    sendFailure(req, res, 503);
  };
}
