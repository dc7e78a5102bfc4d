/** What becomes of a request for a page: its action and its loaders decide, nothing is rendered yet. */
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import {
  createStaticHandler,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { askContext, type Run, runContext } from '../../client/data/run.ts';
import { ServerResults } from '../../client/data/server-results.ts';
import { favoritesContext } from '../../client/features/favorites/context.ts';
import { showFavorites } from '../../client/features/favorites/use-change-favorites.ts';
import { routesFor } from '../../client/routes.tsx';
import { type CreateExecutor, QueryError } from '../../graphql/execute.ts';
import type { Keeping } from '../../graphql/keeping.ts';
import type { Favorite } from '../../shared/favorites/cookie.ts';
import { whyUnavailable } from '../http/unavailable.ts';
import type { Logger } from '../logging/logger.ts';
import { visitorOf } from '../visitor.ts';
import { toFetchRequest } from './fetch-request.ts';
import type { PageMatch } from './match-request.ts';

/** A page that is to be rendered: what its loaders brought. */
export interface DecidedPage {
  handler: StaticHandler;
  context: StaticHandlerContext;
  results: ServerResults;
}

export interface Asked {
  req: ExpressRequest;
  res: ExpressResponse;
  match: PageMatch;
  favorites: readonly Favorite[];
  /** Instead of the query string that was sent, without `?`. */
  search?: string | undefined;
  /** Where it is noted whether others may get what was decided. */
  keeping?: Keeping | undefined;
}

interface Parts {
  publicUrl: string;
  /** A new one for each page, and for each question of an action. */
  createExecutor: CreateExecutor;
}

/** Decides pages. A response is a redirect; null: the visitor went away meanwhile. */
export function createDecide({ publicUrl, createExecutor }: Parts) {
  const handlerOf = createHandlers();
  return async ({
    req,
    res,
    match,
    favorites,
    search,
    keeping,
  }: Asked): Promise<DecidedPage | Response | null> => {
    const { log } = res.locals;
    const onFailure = (error: unknown) => {
      if (keeping) keeping.isShared = false;
      if (!whyUnavailable(error)) log.error({ err: error }, 'a query of a page failed');
    };
    let unkept: unknown;
    const onFailedChange = (error: unknown) => {
      if (whyUnavailable(error)) unkept = error;
      onFailure(error);
    };
    const visitor = visitorOf(req);
    const results = new ServerResults(createExecutor(visitor, keeping) as Run, onFailure);
    showFavorites(results, favorites);
    const requestContext = new RouterContextProvider();
    requestContext.set(runContext, results.run);
    requestContext.set(
      askContext,
      reporting(
        (document, variables) => (createExecutor(visitor) as Run)(document, variables),
        onFailedChange,
      ),
    );
    requestContext.set(favoritesContext, () => favorites);
    const handler = handlerOf(match);
    const context = await queryUnlessLeft(
      handler,
      toFetchRequest(req, res, { origin: publicUrl, search }),
      requestContext,
    );
    if (context === null || context instanceof Response) return context;
    // The page of a form may need nothing of the database; what was sent is offered again all the same.
    if (unkept) throw unkept;
    reportFailures(context, log);
    return { handler, context, results };
  };
}

/** A router of one page for each page and language: which page it is was matched before. */
function createHandlers() {
  const handlers = new Map<string, StaticHandler>();
  return ({ locale, row }: PageMatch): StaticHandler => {
    const key = `${locale} ${row?.name ?? ''}`;
    const known = handlers.get(key);
    if (known) return known;
    const made = createStaticHandler(routesFor(locale, row ? [row] : []));
    handlers.set(key, made);
    return made;
  };
}

/** Reports a failure, whatever becomes of it. */
function reporting(run: Run, onFailure: (error: unknown) => void): Run {
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
 * A failure inside a page becomes its error page and is logged; one of the layout itself has no page to
 * stand in and goes to the last handler, as does one that will soon be over.
 */
function reportFailures({ errors }: StaticHandlerContext, log: Logger): void {
  for (const [route, error] of Object.entries(errors ?? {})) {
    if (route === 'layout' || whyUnavailable(error)) throw error;
    const isLogged = error instanceof QueryError;
    if (!isLogged && (error?.status ?? 500) >= 500) log.error({ err: error }, 'a page failed');
  }
}
