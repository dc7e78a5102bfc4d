import type { RequestHandler } from 'express';
import type { IntlShape } from 'react-intl';
import {
  createStaticHandler,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { type Run, runContext } from '../../client/data/run.ts';
import { ServerResults } from '../../client/data/server-results.ts';
import { createPage } from '../../client/entry-server.tsx';
import { favoritesContext } from '../../client/features/favorites/context.ts';
import { showFavorites } from '../../client/features/favorites/use-change-favorites.ts';
import { type RouteHandle, routesFor } from '../../client/routes.tsx';
import type { Site } from '../../client/site.tsx';
import { type Executor, QueryError } from '../../graphql/execute.ts';
import { type Favorite, readFavorites } from '../../shared/favorites/cookie.ts';
import { isLocale, LOCALES, type Locale } from '../../shared/locales.ts';
import type { Logger } from '../logging/logger.ts';
import type { Assets } from './assets.ts';
import { toFetchRequest } from './fetch-request.ts';
import { sendPage } from './send-page.ts';

export interface PageServices {
  site: Site;
  intls: Record<Locale, IntlShape>;
  assets: Assets;
  /** A new one for each request. */
  createExecutor(): Executor;
}

/** Answers a GET of a page: loaders decide status and redirects, then the page is rendered and sent. */
export function createPageHandler(services: PageServices): RequestHandler {
  const handlers = new Map(LOCALES.map((locale) => [locale, createStaticHandler(routesFor(locale))]));
  return async (req, res, next) => {
    const locale = req.path.split('/')[1];
    const handler = isLocale(locale) && handlers.get(locale);
    if (!handler) return next();
    const onFailure = (error: unknown) => res.locals.log.error({ err: error }, 'a query of a page failed');
    const results = new ServerResults(services.createExecutor() as Run, onFailure);
    const favorites = readFavorites(req.headers.cookie);
    showFavorites(results, favorites);
    const requestContext = createContext(results, favorites);
    const request = toFetchRequest(req, res, services.site.publicUrl);
    const outcome = await queryUnlessLeft(handler, request, requestContext);
    if (outcome === null) return;
    if (outcome instanceof Response) return sendRedirect(outcome, res);
    reportFailures(outcome, res.locals.log);
    const matched = (outcome.matches.at(-1)?.route.handle ?? {}) as RouteHandle;
    const files = matched.filesOf?.(outcome.loaderData[matched.name ?? '']);
    const assets = services.assets.forPage(files ?? {}, locale);
    const { site, intls } = services;
    const page = createPage({
      locale,
      intl: intls[locale],
      site,
      handler,
      context: outcome,
      results,
      assets,
    });
    res.status(outcome.statusCode).set('content-language', locale);
    // What shows a visitor's favourites is for that visitor alone.
    res.set('cache-control', favorites.length > 0 ? 'private, no-cache' : 'no-cache');
    await sendPage({ page, results, res, log: res.locals.log });
  };
}

/** Where loaders find data and what the visitor keeps. */
function createContext(results: ServerResults, favorites: readonly Favorite[]): RouterContextProvider {
  const means = new Map<unknown, unknown>([
    [runContext, results.run],
    [favoritesContext, () => favorites],
  ]);
  return new RouterContextProvider(means as never);
}

/** What the loaders decided; null when the visitor went away meanwhile. */
async function queryUnlessLeft(
  handler: StaticHandler,
  request: Request,
  requestContext: RouterContextProvider,
) {
  try {
    return await handler.query(request, { requestContext });
  } catch (error) {
    if (request.signal.aborted) return null;
    throw error;
  }
}

/** A home's address may change and change back: browsers must not keep where it led. */
function sendRedirect(answer: Response, res: Parameters<RequestHandler>[1]): void {
  res.set('cache-control', 'no-cache');
  const target = new URL(answer.headers.get('location') ?? '/', 'http://site');
  res.redirect(answer.status, target.pathname + target.search);
}

/**
 * A failure inside a page becomes its error page and is logged; one of the layout itself has no page to
 * stand in and goes to the last handler.
 */
function reportFailures({ errors }: StaticHandlerContext, log: Logger): void {
  for (const [route, error] of Object.entries(errors ?? {})) {
    if (route === 'layout') throw error;
    const isLogged = error instanceof QueryError;
    if (!isLogged && (error?.status ?? 500) >= 500) log.error({ err: error }, 'a page failed');
  }
}
