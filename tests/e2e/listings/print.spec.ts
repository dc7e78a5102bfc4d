import type { Page } from 'playwright/test';
import { KINDS_OF_PAGE } from '../../support/e2e/pages.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('fr');
/** A4 without margins, at 96 dpi. */
const PAPER = { width: 688, height: 1016 };
const pathTo = (name: string) => {
  const kind = KINDS_OF_PAGE.find((other) => other.name === name);
  if (!kind) throw new Error(`no page ${name}`);
  return kind.pathIn;
};

/** Whether the QR code on the print sheet has loaded. */
const hasCode = (page: Page) =>
  page.locator('.print-sheet img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);

test.describe('on paper', { tag: '@desktop' }, () => {
  test('a home is a complete dossier', async ({ page, visit, homes, isScripted }) => {
    await page.setViewportSize(PAPER);
    await visit(pathTo('offered home')('fr', homes));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const main = page.getByRole('main');
    for (const name of ['description', 'facilities', 'epc', 'financial', 'office'] as const)
      await expect(
        page.getByRole('region', { name: t(`estates.section.${name}`), exact: true }),
      ).toBeVisible();
    await expect(page.getByRole('banner').getByText('Baksteen')).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('.detail__price')).toBeVisible();
    await expect(main.getByText(`/fr/detail?id=${homes.offered.id}`)).toBeVisible();
    await expect.poll(() => hasCode(page)).toBe(true);
    if (isScripted) await expect(main.getByText(/^Imprimé le \d+/)).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('IPI');
    await expect(footer).not.toContainText('730.000.000');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  for (const name of [
    'offered home',
    'sold home',
    'project',
    'entity',
    'a holiday home with the price of a stay',
  ]) {
    test(`${name} has no navigation, forms or buttons`, async ({ page, visit, homes }) => {
      await page.setViewportSize(PAPER);
      await visit(pathTo(name)('fr', homes));
      await page.emulateMedia({ media: 'print' });
      for (const role of ['navigation', 'button', 'textbox', 'combobox'] as const)
        expect(await page.getByRole(role).filter({ visible: true }).count(), role).toBe(0);
      await expect(page.locator('.similar').filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('.print-sheet')).toBeVisible();
      const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
      expect(await page.evaluate(isTooWide)).toBe(false);
    });
  }
});
