import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express';
import type { ServerResults } from '../../../client/data/server-results.ts';
import { settlesWithin } from '../../../client/data/settles-within.ts';
import { Cacheability } from '../../../graphql/cacheability.ts';
import type { CreateExecutor } from '../../../graphql/execute.ts';
import { parseFavorites } from '../../../shared/favorites/cookie.ts';
import type { Locale } from '../../../shared/locales.ts';
import { type ReadBudget, WORK } from '../../platform/limits/read-budget.ts';
import type { ConcurrencyLimit } from '../../platform/load-shedding/concurrency-limit.ts';
import type { NewConnections } from '../../platform/load-shedding/new-connections.ts';
import type { RequestLimits } from '../../platform/load-shedding/request-limits.ts';
import type { RenderOutcome, ResponseCache } from '../../platform/response-cache/response-cache.ts';
import { sendUncached } from '../../platform/response-cache/send-cached.ts';
import { createPageDecider, type DecidedPage } from './decide-page.ts';
import { searchOf } from './fetch-request.ts';
import { visitorLocale } from './locale-redirects.ts';
import type { PageMatch } from './match-request.ts';
import { type PageQuery, pageCacheKey, readPageQuery } from './page-parameters.ts';
import { createRender, filesOf, finishPage, type RenderedPage, type RenderServices } from './render-page.ts';
import { setCaching } from './secret-pages.ts';
import { sendInOrder, streamPage } from './send-page.ts';

export interface PageServices extends RenderServices {
  responseCache: Pick<ResponseCache, 'isEnabled' | 'serve'>;
  limits: RequestLimits;
  readBudget: ReadBudget;
  newConnections: Pick<NewConnections, 'settled'>;
  createExecutor: CreateExecutor;
  /** How long a page waits for its rest, and for its slow sections, before it starts streaming. */
  graceMs: number;
}

/** Answers a matched page request in stages: decide, render, send. */
export function createPageHandler(services: PageServices): RequestHandler {
  const { responseCache, site, limits, readBudget } = services;
  const decide = createPageDecider(services);
  const render = createRender(services);
  return async (req, res) => {
    const match = res.locals.match ?? notFound(req, res, site.locales);
    const favorites = parseFavorites(req.headers.cookie);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const query = isRead && favorites.length === 0 ? readPageQuery(match.name, searchOf(req)) : null;
    const decideAndRender = async (releaseWhen: ReleaseWhen): Promise<RenderOutcome> => {
      const cacheability = new Cacheability();
      const decided = await decide({ req, res, match, favorites, search: query?.known, cacheability });
      if (decided === null) return 'disconnected';
      if (decided instanceof Response) return sendRedirect(decided, res, query);
      const isPrivate = favorites.length > 0 || filesOf(decided.context).isPrivate === true;
      setHeaders(res, { match, decided, isPrivate });
      const page = render(decided, match);
      const { results } = decided;
      const isWhole = !results.hasSlowRest && (await settlesWithin(results.whenSettled(), services.graceMs));
      await services.newConnections.settled();
      if (isWhole) return finishPage(page, decided, { match, cacheability });
      // Its rest or its slow sections are still being queried.
      releaseWhen(results.whenSettled());
      await sendInParts(page, results, res.status(page.status));
      if (!query) return { sent: true };
      const toFinished = () => finishPage(page, decided, { match, cacheability });
      return { sent: true, toCache: results.whenSettled().then(toFinished) };
    };
    const limit = isRead ? limits.reading : limits.sending;
    const charge = () => (isRead ? readBudget.charge(req, WORK.page) : readBudget.chargeForm(req));
    const produce = async (hasPriority: boolean) => {
      if (!hasPriority) await charge();
      return renderInSlot(limit, { res, hasPriority }, decideAndRender);
    };
    if (query && responseCache.isEnabled)
      await responseCache.serve(pageCacheKey(match, query), { req, res }, produce);
    else {
      const outcome = await produce(false);
      if (outcome !== 'disconnected' && !('sent' in outcome)) await sendUncached(req, res, outcome);
    }
  };
}

/** Sends a page whose queries have not all ended. */
function sendInParts(page: RenderedPage, results: ServerResults, res: ExpressResponse): Promise<void> {
  const { sources, createElement } = page;
  if (!results.hasSlowRest)
    return streamPage({ page: createElement(results), res, log: res.locals.log, sources });
  return sendInOrder({
    createElement: () => createElement(results.copyForRendering()),
    settled: results.whenSettled(),
    res,
    sources,
  });
}

type ReleaseWhen = (settled: Promise<void>) => void;

/**
 * Renders a page within the concurrency limit; the slot is freed when all its queries have ended. The outcome is
 * `disconnected` when the visitor has left before a slot was free.
 */
async function renderInSlot(
  limit: ConcurrencyLimit,
  { res, hasPriority }: { res: ExpressResponse; hasPriority: boolean },
  decideAndRender: (releaseWhen: ReleaseWhen) => Promise<RenderOutcome>,
): Promise<RenderOutcome> {
  const end = await limit.acquire(res, hasPriority);
  if (!end) return 'disconnected';
  let settled = Promise.resolve();
  return decideAndRender((when) => {
    settled = when;
  }).finally(() => void settled.finally(end));
}

/** A path without a language shows "not found" in the browser's preferred language. */
function notFound(req: ExpressRequest, res: ExpressResponse, locales: readonly Locale[]): PageMatch {
  res.vary('Accept-Language, Cookie');
  return { locale: visitorLocale(req, locales), name: null, params: {}, row: null, path: req.path };
}

interface Decided {
  match: PageMatch;
  decided: DecidedPage;
  /** Whether the page shows a visitor's favourites or contains a form token. */
  isPrivate: boolean;
}

/** Responses to a POST must not be stored; personal pages must not be stored by shared caches. */
function setHeaders(res: ExpressResponse, { match, decided, isPrivate }: Decided): void {
  res.set('content-language', match.locale).type('html');
  const ordinary = isPrivate ? 'private, no-cache' : 'no-cache';
  setCaching(res, res.req.method === 'POST' ? 'no-store' : ordinary);
  const retryAfter = decided.context.actionHeaders?.[match.name ?? '']?.get('retry-after');
  if (retryAfter) res.set('retry-after', retryAfter);
}

/** Not cached permanently, because an estate's path may change and change back. Keeps the query parameters. */
function sendRedirect(redirect: Response, res: ExpressResponse, query: PageQuery | null): { sent: true } {
  setCaching(res, 'no-cache');
  const target = new URL(redirect.headers.get('location') ?? '/', 'http://site');
  for (const [name, value] of query?.others ?? []) target.searchParams.append(name, value);
  res.redirect(redirect.status, target.pathname + target.search);
  return { sent: true };
}
