import { type Request, type RequestHandler, type Response, Router } from 'express';
import { parse } from 'graphql';
import type { Executor } from '../../graphql/execute.ts';
import type { Visitor } from '../../graphql/visitor.ts';
import { isLocale } from '../../shared/locales.ts';
import { visitorOf } from '../visitor.ts';
import { estateRow, similarRow } from './estates.ts';
import { AjaxFailure, type AjaxRequest, type AjaxRow } from './rows.ts';
import { searchCityRow } from './search-city.ts';

interface AjaxServices {
  createExecutor(visitor: Visitor): Executor;
  publicUrl: string;
  hiddenStatusIds: readonly number[];
}

// biome-ignore lint/suspicious/noExplicitAny: each row keeps its own variables and result together
const ROWS: readonly AjaxRow<any, any>[] = [estateRow, similarRow, searchCityRow];

/** The legacy paths below `/{lang}/ajax`: each turns its request into one query and its result into a body. */
export function ajaxRoutes(services: AjaxServices): Router {
  const router = Router({ mergeParams: true });
  router.use(nameInLog('unknown'), onlyKnownLocales);
  for (const row of ROWS) {
    const [name = ''] = row.path.split('/');
    router.route(`/${row.path}`).all(nameInLog(name)).get(answer(row, services)).all(onlyGet);
  }
  router.use((_req, res) => fail(res, new AjaxFailure(404, 'This address is unknown.')));
  return router;
}

function nameInLog(name: string): RequestHandler {
  return (_req, res, next) => {
    res.locals.ajax = name;
    next();
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each row keeps its own variables and result together
function answer(row: AjaxRow<any, any>, services: AjaxServices): RequestHandler {
  const document = parse(row.document);
  return async (req, res) => {
    try {
      const request = toAjaxRequest(req, services);
      const result = await services.createExecutor(visitorOf(req))(document, row.parse(request));
      res.set('cache-control', 'no-cache').json(row.present(result, request));
    } catch (error) {
      if (!(error instanceof AjaxFailure)) res.locals.log.error({ err: error }, 'an ajax request failed');
      fail(res, error instanceof AjaxFailure ? error : new AjaxFailure(500, 'An unknown error occurred.'));
    }
  };
}

function toAjaxRequest(req: Request, { publicUrl, hiddenStatusIds }: AjaxServices): AjaxRequest {
  const { lang, ...params } = req.params as Record<string, string>;
  if (!isLocale(lang)) throw new AjaxFailure(404, 'This language is unknown.');
  const query = new URL(req.originalUrl, publicUrl).searchParams;
  return { locale: lang, params, query, publicUrl, hiddenStatusIds };
}

const onlyKnownLocales: RequestHandler = (req, res, next) => {
  if (isLocale(req.params.lang)) next();
  else fail(res, new AjaxFailure(404, 'This language is unknown.'));
};

const onlyGet: RequestHandler = (_req, res) => {
  res.set('allow', 'GET, HEAD');
  fail(res, new AjaxFailure(405, 'This method is not allowed here.'));
};

function fail(res: Response, { status, message, field }: AjaxFailure): void {
  const errors = field ? [{ field, code: 'INVALID', message }] : [];
  res.status(status).set('cache-control', 'no-store').json({ status, message, errors });
}
