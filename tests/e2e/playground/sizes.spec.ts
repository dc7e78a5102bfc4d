/** The playground in narrow and wide windows: each part can be reached, and nothing is cut off. */
import type { Locator } from 'playwright/test';
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

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const) {
  test.describe(`the playground at ${width} pixels`, { tag: ['@desktop', '@js'] }, () => {
    test.use({ viewport: { width, height } });

    /** Scrolls a part into view, and checks that both sides of it are inside the window. */
    async function expectReachable(part: Locator): Promise<void> {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 0.9 });
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }

    test('has query, variables, result, buttons and documentation within reach', async ({ page }) => {
      await openPlayground(page);
      await example(page, 'CostsOfAPurchase').click();
      await expect(variableEditor(page)).toContainText('"price"');
      // Without scrolling, beside or below the list of examples.
      await expect(executeButton(page)).toBeInViewport({ ratio: 1 });
      await expect(selectedTab(page)).toBeInViewport({ ratio: 1 });
      await executeButton(page).click();
      await expect(resultPanel(page)).toContainText('"purchaseCost"');
      for (const part of [
        queryEditor(page),
        variableEditor(page),
        resultPanel(page),
        executeButton(page),
        page.getByRole('button', { name: 'Copy link to this query' }),
        page.getByRole('button', { name: 'New tab' }),
        page.getByRole('button', { name: 'Hide editor tools' }),
        page.getByRole('button', { name: 'Open settings dialog' }),
        example(page, 'Agency'),
      ]) {
        await expectReachable(part);
      }
      for (const part of [queryEditor(page), resultPanel(page)]) {
        const box = await part.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(200);
      }
      await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
      const search = page.getByRole('searchbox', { name: 'Search names and descriptions' });
      await expectReachable(search);
      await search.fill('costs');
      const found = page.getByRole('button', { name: /^Query\.purchaseCost / });
      await expectReachable(found);
      await found.click();
      await expectReachable(page.getByRole('heading', { name: 'purchaseCost' }));
      await page.getByRole('button', { name: 'Hide Documentation Explorer' }).click();
      await expectReachable(queryEditor(page));
    });

    test('shows its settings whole', async ({ page }) => {
      await openPlayground(page);
      await page.getByRole('button', { name: 'Open settings dialog' }).click();
      const dialog = page.getByRole('dialog');
      await expectReachable(dialog);
      const edge = await dialog.boundingBox();
      for (const name of ['System', 'Light', 'Dark', 'Off', 'Clear data']) {
        const button = dialog.getByRole('button', { name });
        await expectReachable(button);
        const box = await button.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0));
      }
      await dialog.getByRole('button', { name: 'Dark' }).click();
      await expect(page.locator('body')).toHaveClass(/graphiql-dark/);
    });
  });
}
