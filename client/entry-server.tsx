import type { ReactNode } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import {
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Locale } from '../shared/locales.ts';
import { inertJson } from './data/inert-json.ts';
import { ResultsContext } from './data/results.ts';
import type { ServerResults } from './data/server-results.ts';
import { Document } from './document.tsx';
import type { CompiledMessages } from './intl/compile-messages.ts';
import { LocaleContext } from './locale.tsx';
import type { PolicyName } from './page.ts';
import { type PageAssets, ServerHead, type SiteLinks } from './server-head.tsx';
import { type Site, SiteContext } from './site.tsx';

interface PageProps {
  locale: Locale;
  intl: IntlShape;
  site: Site;
  handler: StaticHandler;
  context: StaticHandlerContext;
  results: ServerResults;
  assets: PageAssets;
  /** schema.org data as inert JSON. */
  structuredData?: string | undefined;
  links: SiteLinks;
  /** The privacy policies that the agency provides itself. */
  policies: readonly PolicyName[];
  /** The agency's own words in place of messages of the site. */
  replacedMessages: CompiledMessages | undefined;
}

/** Returns the page of a request as a React node; its loaders have run. */
export function createPage(props: PageProps): ReactNode {
  const { locale, intl, site, handler, context, results, assets, links, structuredData } = props;
  const { policies, replacedMessages } = props;
  const router = createStaticRouter(handler.dataRoutes, context);
  const carryState = () =>
    inertJson({
      locale,
      site,
      policies,
      replacedMessages,
      ...hydrationState(context),
      isRestMissing: results.isRestMissing || undefined,
      results: results.unembeddedResults(),
    });
  return (
    <SiteContext value={site}>
      <LocaleContext value={locale}>
        <RawIntlProvider value={intl}>
          <ResultsContext value={results}>
            <Document
              head={<ServerHead assets={assets} links={links} structuredData={structuredData} />}
              carryState={carryState}
            >
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </Document>
          </ResultsContext>
        </RawIntlProvider>
      </LocaleContext>
    </SiteContext>
  );
}

/** The state that the browser's router needs. Of an error only its status leaves the server. */
function hydrationState({ loaderData, actionData, errors }: StaticHandlerContext) {
  if (!errors) return { loaderData, ...(actionData ? { actionData } : {}) };
  const statuses = Object.entries(errors).map(([id, error]) => [id, { status: error?.status ?? 500 }]);
  return { loaderData, errors: Object.fromEntries(statuses) };
}
