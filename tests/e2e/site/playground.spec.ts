import type { Page } from 'playwright/test';
import { EXAMPLES } from '../../../client/playground/examples.data.ts';
import { expect, test } from '../../support/e2e/test.ts';

test.describe('the playground', { tag: ['@desktop', '@js'] }, () => {
  test('fills the window, and completes and validates typed queries', async ({ page }) => {
    await open(page);
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
    await open(page);
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await expect(page.getByRole('link', { name: 'estates', exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Headers' }).click();
    await expect(page.locator('section[aria-label="Headers"] [data-uri*="-request-headers"]')).toBeVisible();
  });

  test('is dark when the system is', async ({ page }) => {
    const background = () =>
      page.locator('.graphiql-container').evaluate((element) => getComputedStyle(element).backgroundColor);
    await open(page);
    expect(await background()).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(background).toBe('rgb(33, 42, 59)');
  });

  test('runs each of its examples', async ({ page }) => {
    test.slow();
    await open(page);
    for (const { query } of EXAMPLES) {
      if (/^subscription/m.test(query)) continue;
      const name = /^(?:query|mutation) (\w+)/m.exec(query)?.[1] as string;
      await page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
      await expect(queryEditor(page)).toContainText(name);
      const answered = page.waitForResponse(
        (response) => response.request().postData()?.includes(`"operationName":"${name}"`) ?? false,
      );
      await page.getByRole('button', { name: /^Execute query/ }).click();
      expect(Object.keys(await (await answered).json()), name).toEqual(['data', 'extensions']);
      await expect(page.locator('.graphiql-response')).toContainText('"data"');
    }
  });

  test('follows its subscriptions', async ({ page, request }) => {
    // The result editor renders only the lines in view, and a week of slots must fit.
    await page.setViewportSize({ width: 1280, height: 6000 });
    await open(page);
    const example = await page.getByRole('button', { name: /^FollowedAgenda / }).elementHandle();
    const execute = await page.getByRole('button', { name: /^Execute query/ }).elementHandle();
    // Both in one step, because the editor updates its current operation after 100 ms.
    await page.evaluate(
      (buttons) => {
        for (const button of buttons) (button as HTMLElement).click();
      },
      [example, execute],
    );
    await expect(queryEditor(page)).toContainText('FollowedAgenda');
    const resultPanel = page.locator('.graphiql-response');
    await expect(resultPanel).toContainText('"FREE"');
    const asked = await request.post('/graphql', { data: { query: NEXT } });
    const { startsAt } = (await asked.json()).data.agenda.next;
    const held = await request.post('/graphql', { data: { query: HOLD, variables: { startsAt } } });
    expect((await held.json()).data.holdSlot.errors).toEqual([]);
    await expect(resultPanel).toContainText('"HELD"');
  });
});

const NEXT = '{ agenda(estateId: 5) { next { startsAt } } }';
const HOLD = `mutation ($startsAt: DateTime!) {
  holdSlot(input: { locale: en, estateId: 5, startsAt: $startsAt }) { errors { code } }
}`;

async function open(page: Page): Promise<void> {
  await page.goto('/graphql');
  await expect(queryEditor(page)).toContainText('ApartmentsToRent');
}

const queryEditor = (page: Page) => page.locator('.graphiql-query-editor');

async function type(page: Page, text: string): Promise<void> {
  await queryEditor(page).locator('.view-lines').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}
