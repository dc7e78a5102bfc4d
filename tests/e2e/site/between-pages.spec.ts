import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { homeLinks } from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('fr');
const results = routePath('forSale', 'fr');

/** Collects the names of the queries that the page sends. */
function watchQueries(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const sent = url.searchParams.get('operationName') ?? request.postDataJSON()?.operationName;
    if (url.pathname === '/graphql') names.push(String(sent));
  });
  return names;
}

const countOf = (names: readonly string[], name: string) => names.filter((one) => one === name).length;

test.describe('a home is prefetched', { tag: ['@js', '@once'] }, () => {
  test('when the pointer rests on its link, and is then opened without another query', async ({
    page,
    visit,
    isScripted,
  }) => {
    const link = homeLinks({ page, t, isScripted }).first();
    const queries = watchQueries(page);
    await visit(results);
    await link.hover();
    await expect.poll(() => countOf(queries, 'EstateDetail')).toBe(1);
    await link.click();
    await expect(page.locator('article.detail h1')).toBeVisible();
    expect(countOf(queries, 'EstateDetail')).toBe(1);
  });
});
