import type { Page } from 'playwright/test';
import { EXAMPLES } from '../../../client/playground/examples.data.ts';
import { expect, test } from '../../support/e2e/test.ts';
import {
  example,
  executeButton,
  openPlayground,
  queryEditor,
  resultPanel,
  selectedTab,
  variableEditor,
} from './playground-page.ts';

test.describe('the playground', { tag: ['@desktop', '@js'] }, () => {
  test('fills the window, and completes and validates typed queries', async ({ page }) => {
    await openPlayground(page);
    const { width, height } = page.viewportSize() as { width: number; height: number };
    expect(await page.locator('.graphiql-container').boundingBox()).toEqual({ x: 0, y: 0, width, height });

    await type(page, '{ settings { agencyN');
    await page.keyboard.press('Control+Space');
    await page.getByRole('option', { name: /agencyName/ }).click();
    await expect(queryEditor(page)).toContainText('agencyName');

    await type(page, '{ settings { agencyNaem } }');
    await expect(page.locator('.graphiql-query-editor .squiggly-error')).toBeVisible();
  });

  test('opens the schema documentation and the headers', async ({ page }) => {
    await openPlayground(page);
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await expect(page.getByRole('link', { name: 'estates', exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Headers' }).click();
    await expect(page.locator('section[aria-label="Headers"] [data-uri*="-request-headers"]')).toBeVisible();
  });

  test('finds documentation by words of descriptions', async ({ page }) => {
    await openPlayground(page);
    await page.keyboard.press('Control+Alt+KeyK');
    const search = page.getByRole('searchbox', { name: 'Search names and descriptions' });
    await expect(search).toBeFocused();
    await search.fill('costs');
    await expect(page.getByText(/^\d+ results/)).toBeVisible();
    await page.getByRole('button', { name: /^Query\.purchaseCost The costs of a purchase/ }).click();
    await expect(page.getByRole('heading', { name: 'purchaseCost' })).toBeInViewport();
    await page.getByRole('link', { name: 'PurchaseCost', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'PurchaseCost', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'purchaseCost' }).click();
    await page.getByRole('button', { name: 'Query', exact: false }).first().click();
    await expect(page.getByRole('heading', { name: 'Query' })).toBeVisible();
    await search.focus();
    await expect(page.getByRole('button', { name: /^Query\.purchaseCost / })).toBeVisible();
    await search.fill('nothing like this');
    await expect(page.getByText('0 results')).toBeVisible();
  });

  test('opens examples with their variables, in a visible tab', async ({ page }) => {
    await openPlayground(page);
    await expect(variableEditor(page)).not.toBeInViewport();
    const opened = EXAMPLES.filter(({ variables }) => variables).slice(0, 6);
    for (const { query } of opened) {
      const name = /^(?:query|mutation|subscription) (\w+)/m.exec(query)?.[1] as string;
      await example(page, name).click();
      await expect(queryEditor(page)).toContainText(name);
      await expect(selectedTab(page)).toContainText(name);
      await expect(selectedTab(page)).toBeInViewport({ ratio: 1 });
      await expect(variableEditor(page)).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: 'Hide editor tools' }).click();
    await expect(variableEditor(page)).not.toBeInViewport();
    await example(page, 'OneHome').click();
    await expect(selectedTab(page)).toContainText('OneHome');
    await expect(selectedTab(page)).toBeInViewport({ ratio: 1 });
    await expect(variableEditor(page)).toBeInViewport({ ratio: 1 });
  });

  test('keeps an example when another one is opened at once', async ({ page }) => {
    await openPlayground(page);
    const names = ['HoldAViewing', 'OneHome', 'HoldAViewing', 'OneHome', 'HoldAViewing'];
    const buttons = await Promise.all(names.map((name) => example(page, name).elementHandle()));
    await page.evaluate(async (clicked) => {
      for (const button of clicked) {
        (button as HTMLElement).click();
        await new Promise(requestAnimationFrame);
      }
    }, buttons);
    await expect(queryEditor(page)).toContainText('HoldAViewing');
    for (const name of ['HoldAViewing', 'OneHome'])
      await expect(page.getByRole('tab', { name })).toHaveCount(1);
  });

  test('has viewings in the future, also in a page that stays open', async ({ page }) => {
    await page.clock.setFixedTime('2027-12-31T12:00:00Z');
    await openPlayground(page);
    await example(page, 'HoldAViewing').click();
    // New Year's Day is a Saturday.
    await expect(variableEditor(page)).toContainText('2028-01-03T08:00:00.000Z');
    await page.clock.setFixedTime('2028-01-03T12:00:00Z');
    await example(page, 'OneHome').click();
    await example(page, 'HoldAViewing').click();
    await expect(variableEditor(page)).toContainText('2028-01-04T08:00:00.000Z');
    await example(page, 'OneHome').click();
    await expect(queryEditor(page)).toContainText('OneHome');
    await example(page, 'HoldAViewing').click();
    await expect(page.getByRole('tab', { name: 'HoldAViewing' })).toHaveCount(2);
  });

  test('is used by keyboard, which leaves the editors by Tab', async ({ page }) => {
    await openPlayground(page);
    await type(page, '{ settings { agencyName } }');
    await page.keyboard.press('Control+Enter');
    await expect(resultPanel(page)).toContainText('"agencyName"');
    await page.keyboard.press('Tab');
    await expect(executeButton(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Prettify/ })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Home');
    await page.keyboard.insertText('# typed ');
    await expect(queryEditor(page)).toContainText('# typed');
  });

  test('is dark when the system is', async ({ page }) => {
    const background = () =>
      page.locator('.graphiql-container').evaluate((element) => getComputedStyle(element).backgroundColor);
    await openPlayground(page);
    expect(await background()).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(background).toBe('rgb(33, 42, 59)');
    // The colours inside the editors follow, too.
    await expect(page.locator('.graphiql-query-editor .monaco-editor')).toHaveClass(/vs-dark/);
  });

  test('runs each of its examples', async ({ page }) => {
    test.slow();
    await openPlayground(page);
    for (const { query } of EXAMPLES) {
      if (/^subscription/m.test(query)) continue;
      const name = /^(?:query|mutation) (\w+)/m.exec(query)?.[1] as string;
      await example(page, name).click();
      await expect(queryEditor(page)).toContainText(name);
      const answered = page.waitForResponse(
        (response) => response.request().postData()?.includes(`"operationName":"${name}"`) ?? false,
      );
      await executeButton(page).click();
      expect(Object.keys(await (await answered).json()), name).toEqual(['data', 'extensions']);
      await expect(resultPanel(page)).toContainText('"data"');
    }
  });

  test('follows its subscriptions', async ({ page, request }) => {
    // The result editor renders only the lines in view, and a week of slots must fit.
    await page.setViewportSize({ width: 1280, height: 6000 });
    await openPlayground(page);
    const followed = await example(page, 'FollowedAgenda').elementHandle();
    const execute = await executeButton(page).elementHandle();
    // Both in one step, because the editor updates its current operation after 100 ms.
    await page.evaluate(
      (buttons) => {
        for (const button of buttons) (button as HTMLElement).click();
      },
      [followed, execute],
    );
    await expect(queryEditor(page)).toContainText('FollowedAgenda');
    await expect(resultPanel(page)).toContainText('"FREE"');
    const asked = await request.post('/graphql', { data: { query: NEXT } });
    const { startsAt } = (await asked.json()).data.agenda.next;
    const held = await request.post('/graphql', { data: { query: HOLD, variables: { startsAt } } });
    expect((await held.json()).data.holdSlot.errors).toEqual([]);
    await expect(resultPanel(page)).toContainText('"HELD"');
  });
});

const NEXT = '{ agenda(listingId: 5) { next { startsAt } } }';
const HOLD = `mutation ($startsAt: DateTime!) {
  holdSlot(input: { locale: en, estateId: 5, startsAt: $startsAt }) { errors { code } }
}`;

async function type(page: Page, text: string): Promise<void> {
  await queryEditor(page).locator('.view-lines').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}
