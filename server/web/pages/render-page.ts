import type { IntlShape } from 'react-intl';
import { createPage } from '../../../client/entry-server.tsx';
import type { CompiledMessages } from '../../../client/intl/compile-messages.ts';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { type PageFiles, policyOf } from '../../../client/page.ts';
import type { RouteHandle } from '../../../client/routes.tsx';
import type { SiteLinks } from '../../../client/server-head.tsx';
import type { Site } from '../../../client/site.tsx';
import { selectedVariant } from '../../../client/variants.tsx';
import type { Cacheability } from '../../../graphql/cacheability.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { FinishedResponse } from '../../platform/response-cache/cached-response.ts';
import {
  joinSources,
  type PolicySources,
  policyText,
} from '../../platform/security/content-security-policy.ts';
import type { Assets } from './assets.ts';
import type { DecidedPage } from './decide-page.ts';
import type { PageMatch } from './match-request.ts';
import { groupPolicies, type PagePolicies } from './policies.ts';
import { renderWhole } from './send-page.ts';
import { structuredData } from './structured-data/structured-data.ts';

export interface RenderServices {
  site: Site;
  intls: Record<Locale, IntlShape>;
  assets: Assets;
  siteLinks(locale: Locale): SiteLinks;
  replacedMessages(locale: Locale): CompiledMessages | undefined;
  policies: PagePolicies;
}

export interface RenderedPage {
  status: number;
  sources: PolicySources;
  createElement(results: DecidedPage['results']): React.ReactNode;
}

/** Renders a page with the results of its loaders. */
export function createRender(services: RenderServices) {
  const { assets, policies, site, intls, replacedMessages } = services;
  const groups = groupPolicies(policies);
  return ({ handler, context }: DecidedPage, { locale, row, name, params }: PageMatch): RenderedPage => {
    const t = translatorOf(intls[locale]);
    const describe = (results: DecidedPage['results']) =>
      structuredData(name, { locale, params, t, site, results });
    const files = assets.forPage(filesOf(context), locale);
    const variant = selectedVariant(context.loaderData[name ?? '']);
    const policy = row ? policyOf(row, site.analytics !== undefined, variant) : 'ordinary';
    const ofLocale = { locale, intl: intls[locale], links: services.siteLinks(locale) };
    const common = { ...ofLocale, site, handler, context, assets: files };
    return {
      status: context.statusCode,
      sources: joinSources(files.sources, policies[policy] ?? {}),
      createElement: (results) =>
        createPage({
          ...common,
          results,
          structuredData: context.statusCode === 200 ? describe(results) : undefined,
          policies: groups.get(policy) ?? [],
          replacedMessages: replacedMessages(locale),
        }),
    };
  };
}

/** The files of a decided page. */
export function filesOf({ matches, loaderData }: DecidedPage['context']): Partial<PageFiles> {
  const matched = (matches.at(-1)?.route.handle ?? {}) as RouteHandle;
  return matched.filesOf?.(loaderData[matched.name ?? '']) ?? {};
}

/** Renders a page completely. A server error, or a page without its rest, is not shared with other visitors. */
export async function finishPage(
  { status, sources, createElement }: RenderedPage,
  { results }: DecidedPage,
  { match, cacheability }: { match: PageMatch; cacheability: Cacheability },
): Promise<FinishedResponse> {
  if (status >= 500 || results.isRestMissing) cacheability.isPublic = false;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': match.locale,
    'content-security-policy': policyText(undefined, sources),
  };
  return {
    status,
    headers,
    body: await renderWhole(createElement(results.copyForRendering())),
    vary: ['Cookie'],
    cacheability,
  };
}
