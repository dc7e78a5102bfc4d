import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express';
import type { IntlShape } from 'react-intl';
import type { PageAssets } from '../../client/document.tsx';
import { createPage } from '../../client/entry-server.tsx';
import { type PageFiles, type PolicyName, policyOf } from '../../client/page.ts';
import type { RouteHandle } from '../../client/routes.tsx';
import type { Site } from '../../client/site.tsx';
import type { Executor } from '../../graphql/execute.ts';
import type { Visitor } from '../../graphql/visitor.ts';
import { readFavorites } from '../../shared/favorites/cookie.ts';
import type { Locale } from '../../shared/locales.ts';
import { joinSources } from '../security/content-security-policy.ts';
import type { Assets } from './assets.ts';
import { createDecide, type DecidedPage } from './decide-page.ts';
import { visitorLocale } from './locale-redirects.ts';
import type { PageMatch } from './match-request.ts';
import { groupPolicies, type PagePolicies } from './policies.ts';
import { setCaching } from './secret-pages.ts';
import { sendPage } from './send-page.ts';

export interface PageServices {
  site: Site;
  intls: Record<Locale, IntlShape>;
  assets: Assets;
  policies: PagePolicies;
  createExecutor(visitor: Visitor): Executor;
}

/** Answers a page in stages: what was matched is decided, rendered and sent. */
export function createPageHandler(services: PageServices): RequestHandler {
  const { publicUrl } = services.site;
  const decide = createDecide({ publicUrl, createExecutor: services.createExecutor });
  const groups = groupPolicies(services.policies);
  return async (req, res) => {
    const match = res.locals.match ?? notFound(req, res);
    const favorites = readFavorites(req.headers.cookie);
    const decided = await decide({ req, res, match, favorites });
    if (decided === null) return;
    if (decided instanceof Response) return sendRedirect(decided, res);
    const { context, results } = decided;
    const isPersonal = favorites.length > 0 || match.row?.isPersonal === true;
    setHeaders(res, { match, decided, isPersonal });
    const assets = services.assets.forPage(filesOf(context), match.locale);
    const policy = match.row ? policyOf(match.row) : 'ordinary';
    await sendPage({
      page: render(decided, { match, assets, policies: groups.get(policy) ?? [] }, services),
      results,
      res: res.status(context.statusCode),
      log: res.locals.log,
      sources: joinSources(assets.sources, services.policies[policy]),
    });
  };
}

/** A path without a language is not found in the language that the browser likes best. */
function notFound(req: ExpressRequest, res: ExpressResponse): PageMatch {
  res.vary('Accept-Language, Cookie');
  return { locale: visitorLocale(req), name: null, params: {}, row: null, path: req.path };
}

/** The page as React renders it, with what its loaders brought. */
function render(
  { handler, context, results }: DecidedPage,
  { match, assets, policies }: { match: PageMatch; assets: PageAssets; policies: readonly PolicyName[] },
  { site, intls }: PageServices,
) {
  const { locale } = match;
  return createPage({ locale, intl: intls[locale], site, handler, context, results, assets, policies });
}

/** The files of the page that was decided for. */
function filesOf({ matches, loaderData }: DecidedPage['context']): Partial<PageFiles> {
  const matched = (matches.at(-1)?.route.handle ?? {}) as RouteHandle;
  return matched.filesOf?.(loaderData[matched.name ?? '']) ?? {};
}

interface Decided {
  match: PageMatch;
  decided: DecidedPage;
  /** It shows a visitor's favourites or a token of a form. */
  isPersonal: boolean;
}

/** What they typed is kept nowhere; what is personal by nobody else. */
function setHeaders(res: ExpressResponse, { match, decided, isPersonal }: Decided): void {
  res.set('content-language', match.locale);
  const ordinary = isPersonal ? 'private, no-cache' : 'no-cache';
  setCaching(res, res.req.method === 'POST' ? 'no-store' : ordinary);
  const retryAfter = decided.context.actionHeaders?.[match.name ?? '']?.get('retry-after');
  if (retryAfter) res.set('retry-after', retryAfter);
}

/** An estate's address may change and change back: browsers must not keep where it led. */
function sendRedirect(answer: Response, res: ExpressResponse): void {
  setCaching(res, 'no-cache');
  const target = new URL(answer.headers.get('location') ?? '/', 'http://site');
  res.redirect(answer.status, target.pathname + target.search);
}
