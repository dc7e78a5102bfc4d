import type { Page } from 'playwright/test';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { askApi } from '../../support/e2e/homes.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { eurosIn, moneyIn, type Texts, textsIn } from '../../support/e2e/texts.ts';

const BASE = { region: 'flanders', kind: 'home', price: '280000', own: 'yes', loan: '150000' };
/** The costs in cents of that purchase, and of the same without the reductions of an only own home. */
const TOTAL = { own: 14_760_52, other: 43_280_77 };

const pathIn = (locale: Locale, query: Record<string, string> = {}) =>
  `${routePath('purchaseCost', locale)}?${new URLSearchParams(query)}`;
const total = (page: Page) => page.locator('.cost-figures__amount').first();
const price = (page: Page, t: Texts) => page.getByLabel(t('purchaseCost.field.price'));

for (const { locale, t, tag } of languagesFrom('nl', 'fr')) {
  test(`in ${locale}, the fields produce costs and a URL to share`, {
    tag,
  }, async ({ page, visit, pageWithoutJavaScript }) => {
    await visit(routePath('purchaseCost', locale));
    await price(page, t).fill('280.000');
    await page.getByLabel(t('purchaseCost.field.loan')).fill('150.000');
    await page.getByLabel(t('purchaseCost.own.no'), { exact: true }).check();
    await page.getByRole('button', { name: t('purchaseCost.submit') }).click();
    await expect(total(page)).toHaveText(moneyIn(locale, TOTAL.other));
    await expect(page).toHaveURL(/own=no/);
    await pageWithoutJavaScript.goto(page.url());
    await expect(total(pageWithoutJavaScript)).toHaveText(moneyIn(locale, TOTAL.other));
  });
}

test('questions appear for the region and the kind to which they apply', async ({ page, visit }) => {
  const t = textsIn('nl');
  await visit(pathIn('nl', BASE));
  const core = page.getByLabel(t('purchaseCost.field.core'));
  const classes = page.getByLabel(t('purchaseCost.field.classes'));
  const land = page.getByLabel(t('purchaseCost.field.land'));
  await expect(core).toBeVisible();
  await expect(classes).toBeHidden();
  await expect(land).toBeHidden();
  await page.getByLabel(t('purchaseCost.region.brussels'), { exact: true }).check();
  await expect(core).toBeHidden();
  await expect(classes).toBeVisible();
  await page.getByLabel(t('purchaseCost.kind.new')).check();
  await expect(classes).toBeHidden();
  await expect(land).toBeVisible();
});

test('a line opens its rule with its source', async ({ page, visit }) => {
  const t = textsIn('nl');
  await visit(pathIn('nl', BASE));
  const source = page.getByRole('link', { name: /Vlaamse Codex Fiscaliteit/ });
  await expect(source).toBeHidden();
  await page.getByText(t('purchaseCost.line.REGISTRATION_DUTY')).click();
  await expect(source).toBeVisible();
});

test.describe('with JavaScript', { tag: '@once' }, () => {
  const t = textsIn('de');

  test('costs and URL follow the typing, without new history entries', async ({ page, visit }) => {
    await visit(pathIn('de', Object.assign({}, BASE, { price: '100000' })));
    const steps = await page.evaluate(() => window.history.length);
    await price(page, t).fill('280.000');
    await expect(total(page)).toHaveText(moneyIn('de', TOTAL.own));
    await expect(page).toHaveURL(pathIn('de', BASE));
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toContainText(moneyIn('de', TOTAL.own));
    await page.getByLabel(t('purchaseCost.own.no'), { exact: true }).check();
    await expect(total(page)).toHaveText(moneyIn('de', TOTAL.other));
    await expect(page).toHaveURL(/own=no/);
    expect(await page.evaluate(() => window.history.length)).toBe(steps);
  });

  test('submitting a form with an invalid number focuses it', async ({ page, visit }) => {
    await visit(pathIn('de', BASE));
    await price(page, t).fill('viel');
    await price(page, t).press('Enter');
    await expect(price(page, t)).toHaveAttribute('aria-invalid', 'true');
    await expect(price(page, t)).toBeFocused();
    await expect(total(page)).toHaveCount(0);
  });

  test('prints every rule', async ({ page, visit }) => {
    await visit(pathIn('de', BASE));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: /Flämisches Steuergesetzbuch/ })).toBeVisible();
    await expect(page.getByRole('button', { name: t('purchaseCost.submit') })).toBeHidden();
    // The name of a line has the width of the page, not that of its hidden icon.
    const name = page.locator('.cost-lines__row > span:first-of-type').first();
    expect((await name.boundingBox())?.width).toBeGreaterThan(300);
  });

  test('the rent of later years and the URL follow the typed rise', async ({ page, visit, request }) => {
    const found = await askApi<{ estates: { items: { path: string; moveInCost: object | null }[] } }>(
      request,
      '{ estates(locale: de, filter: { transaction: RENT, types: [HOUSE] }, pageSize: 6) { items { path moveInCost { rent } } } }',
    );
    const home = found.estates.items.find(({ moveInCost }) => moveInCost);
    await visit(home?.path ?? '');
    const field = page.getByLabel(t('estates.detail.rentIndex.field'));
    const rents = page.locator('.rent-index dd');
    await field.fill('0');
    await expect(page).toHaveURL(/\?index=0$/);
    const unchanged = (await rents.first().textContent()) ?? '';
    await expect(rents).toHaveText([unchanged, unchanged, unchanged]);
    await field.fill('viel');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(rents).toHaveCount(0);
  });
});

test('a home for sale shows its costs and links to every line', async ({ page, visit, request }) => {
  const t = textsIn('nl');
  const found = await askApi<{
    estates: { items: { path: string; purchaseCost: { total: number } | null }[] };
  }>(
    request,
    '{ estates(locale: nl, filter: { transaction: SALE, types: [HOUSE], countries: [BE] }, pageSize: 6) { items { path purchaseCost { total } } } }',
  );
  const home = found.estates.items.find(({ purchaseCost }) => purchaseCost);
  await visit(home?.path ?? '');
  const cost = home?.purchaseCost?.total ?? 0;
  const section = page.getByRole('region', { name: t('estates.section.purchaseCost') });
  await expect(section).toContainText(eurosIn('nl', cost));
  await section.getByRole('link', { name: t('estates.detail.purchaseCost.link') }).click();
  await expect(total(page)).toHaveText(moneyIn('nl', Math.round(cost * 100)));
});
