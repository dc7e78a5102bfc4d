/** The price filter with JavaScript: suggested prices, homes by price, its summary and the count. */
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import {
  expectCount,
  expectSearch,
  showFilters,
  submitFilters,
  summaryNamed,
  type Visitor,
} from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('fr');

test('the summary, the bars and the button follow a suggested price', { tag: '@js' }, async ({
  page,
  visit,
  hydrated,
}) => {
  const visitor: Visitor = { page, t, isScripted: true };
  await visit(`${routePath('forSale', 'fr')}?type=house`);
  await hydrated();
  const form = page.getByRole('search');
  const button = form.locator('button[type=submit]');
  await showFilters({ page });
  const summary = summaryNamed(page, t('estates.filters.price'));
  await summary.click();
  const bars = form.locator('.price-counts rect');
  await expect(bars.first()).toBeAttached();
  await expect(form.locator('.price-bar')).toHaveCount(0);

  const highest = form.getByLabel(t('estates.filters.maxPrice'));
  const suggested = await highest.evaluate(
    (input: HTMLInputElement) =>
      [...(input.list?.options ?? [])].find(({ value }) => /^300/.test(value))?.value,
  );
  await highest.fill(suggested ?? '');
  await expect(summary).toContainText(/300\s000/);
  await expect(form.locator('.price-bar').first()).toBeAttached();
  await expect(button).toHaveText(/\d/);
  const all = Number(/\d+/.exec((await page.locator('.results__count').textContent()) ?? '')?.[0]);
  await expect
    .poll(async () => Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]))
    .toBeLessThan(all);
  const found = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  await expectAccessible(page, '.filters');
  await submitFilters(visitor);
  await expectSearch(visitor, 'type=house&maxPrice=300000');
  await expectCount(visitor, found);
});
