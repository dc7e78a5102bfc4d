/** Adding a page takes a path, a row and a module, and no other change. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, RouterContextProvider, useLoaderData } from 'react-router';
import { type RunQuery, runQueryContext } from '../../client/data/run-query.ts';
import { ServerResults } from '../../client/data/server-results.ts';
import { createPage } from '../../client/entry-server.tsx';
import { favoritesContext } from '../../client/features/favorites/context.ts';
import { showFavorites } from '../../client/features/favorites/use-change-favorites.ts';
import type { PageRow } from '../../client/page.ts';
import { createRoutes } from '../../client/routes.tsx';
import { PageHead } from '../../client/ui/page-head.tsx';
import { SITE_VISITOR } from '../../server/platform/http/visitor.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Uses a path from `shared/routes.data.ts`. */
const row: PageRow = {
  name: 'subscribeSuccess',
  file: 'client/features/added/added-page.tsx',
  load: async () => ({
    documents: [],
    createLoader: (locale) => () => `loaded in ${locale}`,
    Component: AddedPage,
  }),
};

function AddedPage() {
  const text = useLoaderData<string>();
  return createElement(
    'div',
    null,
    createElement(PageHead, { title: 'Added', isIndexed: false }),
    createElement('h1', null, text),
  );
}

test('a row is served as a page inside the layout, in the language of its path', async () => {
  const { createExecutor, intls, site: knownSite, assets, siteLinks } = site.services;
  const results = new ServerResults(createExecutor(SITE_VISITOR) as RunQuery, () => {});
  showFavorites(results, []);
  const requestContext = new RouterContextProvider();
  requestContext.set(runQueryContext, results.run);
  requestContext.set(favoritesContext, () => []);
  const handler = createStaticHandler(createRoutes('fr', [row]));
  const request = new Request('http://site/fr/tenez-moi-au-courant/succes');
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) throw new Error('it leads elsewhere');
  const page = createPage({
    locale: 'fr',
    intl: intls.fr,
    site: knownSite,
    handler,
    context,
    results,
    assets: assets.forPage(row, 'fr'),
    links: siteLinks('fr'),
    replacedMessages: undefined,
    policies: ['ordinary'],
  });
  const html = renderToString(page);
  expect(context.statusCode).toBe(200);
  expect(html).toContain('<h1>loaded in fr</h1>');
  expect(html).toContain('<title>Added');
  expect(html).toContain('href="/en/keep-me-informed/success"');
});
