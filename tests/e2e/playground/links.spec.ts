/** Links that open the playground with a query, and the button that writes them. */
import type { Page } from 'playwright/test';
import { expect, test } from '../../support/e2e/test.ts';
import {
  example,
  executeButton,
  openPlayground,
  queryEditor,
  resultPanel,
  selectedTab,
  tabNames,
  variableEditor,
} from './playground-page.ts';

const QUERY = 'query Named($locale: Locale!) { offices(locale: $locale) { name } }';
const link = (parameters: Record<string, string>) => `/graphql?${new URLSearchParams(parameters)}`;

/** Collects the bodies of what the page sends to the API. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  return sent;
}

test.describe('links to the playground', { tag: ['@desktop', '@js'] }, () => {
  test('fill in query and variables, and run nothing', async ({ page }) => {
    const sent = watchRequests(page);
    await openPlayground(page, link({ query: QUERY, variables: '{ "locale": "nl" }' }), 'query Named');
    await expect(variableEditor(page)).toContainText('"locale": "nl"');
    await expect(variableEditor(page)).toBeInViewport({ ratio: 1 });
    await expect(tabNames(page)).toHaveText(['Named']);
    await executeButton(page).click();
    await expect(resultPanel(page)).toContainText('"offices"');
    // The first one is the query of GraphiQL for the schema.
    expect(sent.map((body) => JSON.parse(body).operationName)).toEqual(['IntrospectionQuery', 'Named']);
  });

  test('open a tab of their own beside those of the last visit', async ({ page }) => {
    await openPlayground(page);
    await example(page, 'OneHome').click();
    await expect(variableEditor(page)).toContainText('"id": "1"');
    await expect(tabNames(page)).toHaveText(['ApartmentsToRent', 'OneHome']);
    await stored(page, 'OneHome');
    await openPlayground(page, link({ query: '{ settings { agencyName } }' }), 'agencyName');
    await expect(tabNames(page)).toHaveText(['ApartmentsToRent', 'OneHome', '<untitled>']);
    await expect(selectedTab(page)).toContainText('<untitled>');
    await expect(variableEditor(page)).not.toContainText('"id"');
    await tabNames(page).filter({ hasText: 'OneHome' }).click();
    await expect(queryEditor(page)).toContainText('query OneHome');
    // The same link again opens no second tab.
    await stored(page, 'agencyName');
    await openPlayground(page, link({ query: '{ settings { agencyName } }' }), 'agencyName');
    await expect(tabNames(page)).toHaveCount(3);
  });

  test('name the operation of several', async ({ page }) => {
    const query = 'query First { settings { agencyName } }\nquery Second { settings { phone } }';
    await openPlayground(page, link({ query, operationName: 'Second' }), 'Second');
    await expect(selectedTab(page)).toContainText('Second');
  });

  test('show what cannot be read as text, and say so when it is run', async ({ page }) => {
    const sent = watchRequests(page);
    await openPlayground(page, link({ query: QUERY, variables: 'not { JSON' }), 'query Named');
    await expect(variableEditor(page)).toContainText('not { JSON');
    await executeButton(page).click();
    await expect(resultPanel(page)).toContainText('Request not sent. Variables');
    expect(sent).toHaveLength(1);
    await openPlayground(page, '/graphql?query=%E0%A4%A+<b>{{', '<b>{{');
  });

  test('may be longer than a request', async ({ page }) => {
    const query = `${QUERY} # ${'x'.repeat(1_000_000)}`;
    await openPlayground(page, `/graphql#${new URLSearchParams({ query })}`, 'query Named');
    await expect(tabNames(page)).toHaveText(['Named']);
    // A new fragment alone does not load a page.
    await page.evaluate(() => {
      location.hash = 'query={offices(locale:nl){phone}}';
    });
    await expect(queryEditor(page)).toContainText('phone');
  });
});

test.describe('the button for links', { tag: ['@desktop', '@js'] }, () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Copy link to this query' });

  test('copies one that opens the same query, and that a program can read', async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPlayground(page);
    await example(page, 'OneHome').click();
    await expect(variableEditor(page)).toContainText('"id": "1"');
    await button(page).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(page.url()).toBe(copied);
    const { data } = await (await request.get(copied)).json();
    expect(data.estate.reference).toMatch(/\S/);
    await page.evaluate(() => localStorage.clear());
    await openPlayground(page, copied, 'query OneHome');
    await expect(variableEditor(page)).toContainText('"id": "1"');
  });

  test('leaves the link in the address bar when it cannot copy', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openPlayground(page);
    await button(page).click();
    await expect(page.getByText('Copy the link from the address bar')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('query')).toContain('query ApartmentsToRent');
  });

  test('keeps the ids that name the language', async ({ page }) => {
    const query = '{ estate(id: 1, locale: fr) { id } }';
    await openPlayground(page, link({ ids: 'localized', query }), 'estate');
    await executeButton(page).click();
    await expect(resultPanel(page)).toContainText('"1.fr"');
    await button(page).click();
    await expect(page).toHaveURL(/\?ids=localized&query=/);
  });
});

/** Waits until GraphiQL has stored a tab, which it does half a second after a change. */
async function stored(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('graphiql:tabState') ?? ''))
    .toContain(text);
}
