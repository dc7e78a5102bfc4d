import type { Request as ExpressRequest, RequestHandler } from 'express';
import type { IntlShape } from 'react-intl';
import {
  createStaticHandler,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { askContext, type Run, runContext } from '../../client/data/run.ts';
import { ServerResults } from '../../client/data/server-results.ts';
import { createPage } from '../../client/entry-server.tsx';
import { favoritesContext } from '../../client/features/favorites/context.ts';
import { showFavorites } from '../../client/features/favorites/use-change-favorites.ts';
import { type RouteHandle, routesFor } from '../../client/routes.tsx';
import type { Site } from '../../client/site.tsx';
import { type Executor, QueryError } from '../../graphql/execute.ts';
import type { Visitor } from '../../graphql/visitor.ts';
import { type Favorite, readFavorites } from '../../shared/favorites/cookie.ts';
import { isLocale, LOCALES, type Locale } from '../../shared/locales.ts';
import type { Logger } from '../logging/logger.ts';
import type { PolicySources } from '../security/content-security-policy.ts';
import { visitorOf } from '../visitor.ts';
import type { Assets } from './assets.ts';
import { toFetchRequest } from './fetch-request.ts';
import { takesForm } from './page-forms.ts';
import { setCaching } from './secret-pages.ts';
import { sendPage } from './send-page.ts';

export interface PageServices {
  site: Site;
  intls: Record<Locale, IntlShape>;
  assets: Assets;
  /** From where pages with a form may load more than from this site. */
  formSources: PolicySources;
  /** A new one for each request. */
  createExecutor(visitor: Visitor): Executor;
}

/** Answers a page: actions and loaders decide status and redirects, then it is rendered and sent. */
export function createPageHandler(services: PageServices): RequestHandler {
  const handlers = new Map(LOCALES.map((locale) => [locale, createStaticHandler(routesFor(locale))]));
  return async (req, res, next) => {
    const locale = req.path.split('/')[1];
    const handler = isLocale(locale) && handlers.get(locale);
    if (!handler) return next();
    const onFailure = (error: unknown) => res.locals.log.error({ err: error }, 'a query of a page failed');
    const visitor = visitorOf(req);
    const execute = services.createExecutor(visitor) as Run;
    // With loaders of its own: what an action has changed is read again afterwards.
    const ask: Run = (document, variables) => (services.createExecutor(visitor) as Run)(document, variables);
    const results = new ServerResults(execute, onFailure);
    const favorites = readFavorites(req.headers.cookie);
    showFavorites(results, favorites);
    const requestContext = createContext({ results, favorites, ask: telling(ask, onFailure) });
    const request = toFetchRequest(req, res, services.site.publicUrl);
    const outcome = await queryUnlessLeft(handler, request, requestContext);
    if (outcome === null) return;
    if (outcome instanceof Response) return sendRedirect(outcome, res);
    reportFailures(outcome, res.locals.log);
    const matched = (outcome.matches.at(-1)?.route.handle ?? {}) as RouteHandle;
    const hasForm = takesForm(matched.name);
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
    setCaching(res, cacheControl(req, { hasForm, favorites }));
    const retryAfter = outcome.actionHeaders?.[matched.name ?? '']?.get('retry-after');
    if (retryAfter) res.set('retry-after', retryAfter);
    const elsewhere = hasForm ? services.formSources : {};
    await sendPage({ page, results, res, log: res.locals.log, elsewhere });
  };
}

interface Shown {
  hasForm: boolean;
  favorites: readonly Favorite[];
}

/** What shows a visitor's favourites, or a token of a form, is for that visitor alone; what they typed is kept nowhere. */
function cacheControl(req: ExpressRequest, { hasForm, favorites }: Shown): string {
  if (req.method === 'POST') return 'no-store';
  return favorites.length > 0 || hasForm ? 'private, no-cache' : 'no-cache';
}

interface Means {
  results: ServerResults;
  favorites: readonly Favorite[];
  ask: Run;
}

/** Where actions and loaders find data and what the visitor keeps. */
function createContext({ results, favorites, ask }: Means): RouterContextProvider {
  const means = new Map<unknown, unknown>([
    [runContext, results.run],
    [askContext, ask],
    [favoritesContext, () => favorites],
  ]);
  return new RouterContextProvider(means as never);
}

/** Tells of a failure, whatever becomes of it. */
function telling(execute: Run, onFailure: (error: unknown) => void): Run {
  return async (document, variables) => {
    try {
      return await execute(document, variables);
    } catch (error) {
      onFailure(error);
      throw error;
    }
  };
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
  setCaching(res, 'no-cache');
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
