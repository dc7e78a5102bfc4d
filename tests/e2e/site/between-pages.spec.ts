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
    fullyHydrated,
    isScripted,
  }) => {
    const link = homeLinks({ page, t, isScripted }).first();
    const queries = watchQueries(page);
    await visit(results);
    await fullyHydrated();
    await link.hover();
    await expect.poll(() => countOf(queries, 'EstateDetail')).toBe(1);
    await link.click();
    await expect(page.locator('article.detail h1')).toBeVisible();
    expect(countOf(queries, 'EstateDetail')).toBe(1);
  });
});

test.describe('the picture of a card', { tag: ['@js', '@once'] }, () => {
  for (const [reducedMotion, transitions] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    test(`moves to the listing's page with motion preference "${reducedMotion}": ${transitions}`, async ({
      page,
      visit,
      isScripted,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await visit(results);
      const names = await page.evaluateHandle(collectTransitionNames);
      await homeLinks({ page, t, isScripted }).first().click();
      await expect(page.locator('article.detail h1')).toBeVisible();
      expect(await names.jsonValue()).toEqual(Array(transitions).fill(1));
    });
  }
});

/** Runs in the page: collects for each view transition how many elements have the name of the picture. */
function collectTransitionNames(): number[] {
  const counts: number[] = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const named = [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).viewTransitionName === 'listing-picture',
    );
    counts.push(named.length);
    return start(update);
  };
  return counts;
}
