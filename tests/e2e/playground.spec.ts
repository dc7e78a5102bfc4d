import type { Page } from 'playwright/test';
import { EXAMPLES } from '../../client/playground/examples.data.ts';
import { expect, test } from '../support/e2e-test.ts';

test.describe('the playground', { tag: ['@desktop', '@js'] }, () => {
  test('fills the window and completes and checks what is typed', async ({ page }) => {
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

  test('opens the manual of the schema and the headers', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await expect(page.getByRole('link', { name: 'estates', exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Headers' }).click();
    await expect(page.locator('section[aria-label="Headers"] [data-uri*="-request-headers"]')).toBeVisible();
  });

  test('is dark where the system is', async ({ page }) => {
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
      const name = /^(?:query|mutation) (\w+)/m.exec(query)?.[1] as string;
      await page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
      await expect(queryEditor(page)).toContainText(name);
      const answered = page.waitForResponse(
        (response) => response.request().postData()?.includes(`"operationName":"${name}"`) ?? false,
      );
      await page.getByRole('button', { name: /^Execute query/ }).click();
      expect(Object.keys(await (await answered).json()), name).toEqual(['data']);
      await expect(page.locator('.graphiql-response')).toContainText('"data"');
    }
  });
});

async function open(page: Page): Promise<void> {
  await page.goto('/graphql');
  await expect(queryEditor(page)).toContainText('ApartmentsInGent');
}

const queryEditor = (page: Page) => page.locator('.graphiql-query-editor');

async function type(page: Page, text: string): Promise<void> {
  await queryEditor(page).locator('.view-lines').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}
