import type { Page } from 'playwright/test';
import type { Locale } from '../../../shared/locales.ts';
import { amortize } from '../../../shared/mortgage/amortization.ts';
import { routePath } from '../../../shared/routes.ts';
import { askApi } from '../../support/e2e/homes.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import { showNavigation } from '../../support/e2e/layout.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { moneyIn, type Texts, textsIn } from '../../support/e2e/texts.ts';

const BASE = { amount: '200000', years: '25', rate: '3.5' };
const HOUR_MS = 3_600_000;
/** Longer than the typing pause. */
const LONGER_THAN_A_PAUSE_MS = 2_000;
const TERMS = { amount: 200_000_00, years: 25, rate: 3.5 };

const field = (page: Page, t: Texts, name: keyof typeof BASE) => page.getByLabel(t(`mortgage.field.${name}`));
const figure = (page: Page) => page.locator('.mortgage-figures dd').first();
const pathIn = (locale: Locale, query: Record<string, string> = {}) =>
  `${routePath('mortgage', locale)}?${new URLSearchParams(query)}`;

for (const { locale, t, tag } of languagesFrom('nl', 'fr')) {
  const plan = amortize(TERMS);

  test(`in ${locale}, the fields produce a payment, a table and a URL to share`, {
    tag,
  }, async ({ page, visit, pageWithoutJavaScript }) => {
    await visit(routePath('mortgage', locale));
    await field(page, t, 'amount').fill('200.000');
    await field(page, t, 'rate').fill('3,5');
    await page.getByRole('button', { name: t('mortgage.submit') }).click();
    await expect(figure(page)).toHaveText(moneyIn(locale, plan.monthlyPayment));
    await expect(page).toHaveURL(/years=25/);
    const table = page.getByRole('table', { name: t('mortgage.table.title') });
    await expect(table.getByRole('row')).toHaveCount(26);
    await expect(table.getByRole('row').last().getByRole('cell').last()).toHaveText('0,00');
    await expect(
      page.getByRole('img', { name: moneyIn(locale, plan.years[0]?.interest ?? 0) }),
    ).toBeVisible();
    await pageWithoutJavaScript.goto(page.url());
    await expect(figure(pageWithoutJavaScript)).toHaveText(moneyIn(locale, plan.monthlyPayment));
  });

  test(`in ${locale}, invalid values are reported beside their field and kept, without a result`, {
    tag,
  }, async ({ page, visit }) => {
    for (const [name, typed] of [
      ['amount', '-1'],
      ['amount', '1000000000000'],
      ['years', '1000'],
      ['rate', 'NaN'],
    ] as const) {
      const response = await visit(pathIn(locale, { ...BASE, [name]: typed }));
      expect(response.status()).toBe(200);
      const input = field(page, t, name);
      await expect(input).toHaveValue(typed);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      const [start = ''] = t(`mortgage.fault.${name}`, { min: '|', max: '' }).split('|');
      await expect(input).toHaveAccessibleDescription(new RegExp(`^${start.trim()}`));
      await expect(figure(page)).toHaveCount(0);
    }
    await field(page, t, 'rate').fill('3,5');
    await page.getByRole('button', { name: t('mortgage.submit') }).click();
    await expect(figure(page)).toHaveText(moneyIn(locale, plan.monthlyPayment));
  });
}

test.describe('with JavaScript', { tag: '@once' }, () => {
  const t = textsIn('de');

  test('payment and URL follow the typing, without new history entries', async ({ page, visit, request }) => {
    await visit(pathIn('de', BASE));
    const steps = await page.evaluate(() => window.history.length);
    const status = page.getByRole('main').getByRole('status');
    await field(page, t, 'years').fill('20');
    const payment = moneyIn('de', amortize({ ...TERMS, years: 20 }).monthlyPayment);
    await expect(figure(page)).toHaveText(payment);
    await expect(page).toHaveURL(pathIn('de', { ...BASE, years: '20' }));
    await expect(status).toHaveText(t('mortgage.result.status', { payment }));
    expect(await page.evaluate(() => window.history.length)).toBe(steps);
    await expect(field(page, t, 'years')).toBeFocused();
    const html = await (await request.get(page.url())).text();
    expect(html).toContain(payment);
    const other = page
      .getByRole('navigation', { name: t('layout.languagesBelow') })
      .locator('a[hreflang=nl]');
    await expect(other).toHaveAttribute('href', pathIn('nl', { ...BASE, years: '20' }));
  });

  test('half-typed input shows no error before a pause, and submitting a form with errors focuses the first', async ({
    page,
    visit,
  }) => {
    await visit(pathIn('de', BASE));
    const amount = field(page, t, 'amount');
    await amount.fill('2');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(figure(page)).toHaveCount(0);
    await field(page, t, 'years').press('Enter');
    await expect(amount).toBeFocused();
    await amount.fill('200 000 €');
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
    await expect(figure(page)).toHaveText(moneyIn('de', amortize(TERMS).monthlyPayment));
  });

  test('a link to the page resets it', async ({ page, visit }) => {
    await visit(pathIn('de', { ...BASE, amount: 'x' }));
    const navigation = await showNavigation(page, t);
    await navigation.getByRole('link', { name: t('layout.item.mortgage') }).click();
    await expect(field(page, t, 'amount')).toHaveValue('250.000');
    await expect(page).toHaveURL(routePath('mortgage', 'de'));
  });
});

test('a home for sale shows its monthly payment and links to the full plan', async ({
  page,
  visit,
  request,
  isScripted,
}) => {
  const t = textsIn('nl');
  const found = await askApi<{ estates: { items: { path: string; price: number }[] } }>(
    request,
    '{ estates(locale: nl, filter: { transaction: SALE, types: [HOUSE], minPrice: 200000 }, pageSize: 6) { items { path price } } }',
  );
  const [home] = found.estates.items.filter(({ price }) => price);
  await visit(home?.path ?? '');
  const section = page.getByRole('region', { name: t('estates.section.mortgage') });
  const amount = Math.round((home?.price ?? 0) * 0.8) * 100;
  const payment = (years: number) => moneyIn('nl', amortize({ amount, years, rate: 3.25 }).monthlyPayment);
  await expect(section.getByRole('status')).toContainText(payment(25));
  await section.getByLabel(t('mortgage.field.years')).fill('20');
  if (isScripted) await expect(section.getByRole('status')).toContainText(payment(20));
  await section.getByRole('button', { name: t('mortgage.section.submit') }).click();
  await expect(page).toHaveURL(new RegExp(`${routePath('mortgage', 'nl')}\\?`));
  await expect(figure(page)).toHaveText(payment(20));
});

test('a home announces its payment at a typing pause, not at every key', { tag: '@once' }, async ({
  page,
  visit,
  request,
}) => {
  const t = textsIn('nl');
  const found = await askApi<{ estates: { items: { path: string }[] } }>(
    request,
    '{ estates(locale: nl, filter: { transaction: SALE, types: [HOUSE], minPrice: 200000, maxPrice: 900000 }, pageSize: 1) { items { path } } }',
  );
  await page.clock.install();
  await visit(found.estates.items[0]?.path ?? '');
  const section = page.getByRole('region', { name: t('estates.section.mortgage') });
  const status = section.getByRole('status');
  const years = section.getByLabel(t('mortgage.field.years'));
  await years.click();
  const before = await status.textContent();
  await status.evaluate((element) => {
    const announced: string[] = [];
    Object.assign(window, { said: announced });
    new MutationObserver(() => announced.push(element.textContent)).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  await years.press('ControlOrMeta+a');
  await page.clock.pauseAt(Date.now() + HOUR_MS);
  await years.pressSequentially('20');
  await expect(status).toHaveText(String(before));
  // On a busy machine React starts the timer of the pause only after a while.
  await expect(async () => {
    await page.clock.runFor(LONGER_THAN_A_PAUSE_MS);
    await expect(status).not.toHaveText(String(before), { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await page.clock.runFor(LONGER_THAN_A_PAUSE_MS);
  expect(new Set(await page.evaluate(() => (window as unknown as { said: string[] }).said)).size).toBe(1);
});
