/** Runs the action and loaders of a page, which decide the response, before anything is rendered. */
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import {
  createStaticHandler,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import {
  loadRestContext,
  type RunQuery,
  runQueryContext,
  runUncachedContext,
} from '../../../client/data/run-query.ts';
import { ServerResults } from '../../../client/data/server-results.ts';
import { favoritesContext } from '../../../client/features/favorites/context.ts';
import { showFavorites } from '../../../client/features/favorites/use-change-favorites.ts';
import { mapsContext } from '../../../client/map/opening-zoom.ts';
import { createRoutes } from '../../../client/routes.tsx';
import type { Site } from '../../../client/site.tsx';
import type { Cacheability } from '../../../graphql/cacheability.ts';
import { type CreateExecutor, QueryError } from '../../../graphql/execute.ts';
import type { Favorite } from '../../../shared/favorites/cookie.ts';
import { unavailabilityOf } from '../../platform/http/unavailable.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { toFetchRequest } from './fetch-request.ts';
import type { PageMatch } from './match-request.ts';

/** A page to render, with the results of its loaders. */
export interface DecidedPage {
  handler: StaticHandler;
  context: StaticHandlerContext;
  results: ServerResults;
}

export interface PageRequest {
  req: ExpressRequest;
  res: ExpressResponse;
  match: PageMatch;
  favorites: readonly Favorite[];
  /** Replaces the query string of the request; without `?`. */
  search?: string | undefined;
  /** Records whether and how long the response may be cached. */
  cacheability?: Cacheability | undefined;
}

interface Dependencies {
  site: Site;
  /** Creates an executor for each page, and for each query of an action. */
  createExecutor: CreateExecutor;
  /** How long a page waits for its slow queries before its beginning is sent. */
  graceMs: number;
}

/**
 * Creates the function that decides pages. It returns a redirect as a response, and null when the visitor
 * disconnected.
 */
export function createPageDecider({ site, createExecutor, graceMs }: Dependencies) {
  const handlerOf = createHandlers();
  return async ({
    req,
    res,
    match,
    favorites,
    search,
    cacheability,
  }: PageRequest): Promise<DecidedPage | Response | null> => {
    const { log } = res.locals;
    const onFailure = (error: unknown) => {
      if (cacheability) cacheability.isPublic = false;
      if (!unavailabilityOf(error)) log.error({ err: error }, 'a query of a page failed');
    };
    let unkept: unknown;
    const onFailedChange = (error: unknown) => {
      if (unavailabilityOf(error)) unkept = error;
      onFailure(error);
    };
    const visitor = visitorOf(req);
    const results = new ServerResults(createExecutor(visitor, cacheability) as RunQuery, onFailure);
    showFavorites(results, favorites);
    const runUncached: RunQuery = (document, variables) =>
      (createExecutor(visitor) as RunQuery)(document, variables);
    const requestContext = new RouterContextProvider();
    requestContext.set(runQueryContext, results.run);
    requestContext.set(loadRestContext, (rest) => results.loadRest(rest, graceMs));
    requestContext.set(runUncachedContext, reportErrors(runUncached, onFailedChange));
    requestContext.set(mapsContext, site.maps);
    requestContext.set(favoritesContext, () => favorites);
    const handler = handlerOf(match);
    const context = await queryUnlessLeft(
      handler,
      toFetchRequest(req, res, { origin: site.publicUrl, search }),
      requestContext,
    );
    if (context === null || context instanceof Response) return context;
    // The page of a form may need no data, but a submission that could not be stored must be offered again.
    if (unkept) throw unkept;
    reportFailures(context, log);
    return { handler, context, results };
  };
}

/** Creates one router per page and language, each with a single route, because the page is matched before. */
function createHandlers() {
  const handlers = new Map<string, StaticHandler>();
  return ({ locale, row }: PageMatch): StaticHandler => {
    const key = `${locale} ${row?.name ?? ''}`;
    const cached = handlers.get(key);
    if (cached) return cached;
    const handler = createStaticHandler(createRoutes(locale, row ? [row] : []));
    handlers.set(key, handler);
    return handler;
  };
}

/** Reports every failure of a query. */
function reportErrors(run: RunQuery, onFailure: (error: unknown) => void): RunQuery {
  return async (document, variables) => {
    try {
      return await run(document, variables);
    } catch (error) {
      onFailure(error);
      throw error;
    }
  };
}

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

/**
 * A failure within a page is logged and shows its error page. A failure of the layout itself, or a temporary one, is
 * passed to the last error handler.
 */
function reportFailures({ errors }: StaticHandlerContext, log: Logger): void {
  for (const [route, error] of Object.entries(errors ?? {})) {
    if (route === 'layout' || unavailabilityOf(error)) throw error;
    const isLogged = error instanceof QueryError;
    if (!isLogged && (error?.status ?? 500) >= 500) log.error({ err: error }, 'a page failed');
  }
}
