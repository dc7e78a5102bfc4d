import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import { showFilters } from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { type Texts, textsIn } from '../../support/e2e/texts.ts';

declare global {
  interface Window {
    isStillHere?: boolean;
  }
}

/** Fills in the given fields of period and persons. */
async function fill(page: Page, t: Texts, fields: { from?: string; until?: string; persons?: string }) {
  const labels = { from: 'holiday.search.from', until: 'holiday.search.until' } as const;
  for (const name of ['from', 'until'] as const) {
    const value = fields[name];
    if (value) await page.getByLabel(t(labels[name]), { exact: true }).fill(value);
  }
  const { persons } = fields;
  if (persons) await page.getByLabel(t('holiday.search.persons'), { exact: true }).fill(persons);
}

for (const { locale, t, tag } of languagesFrom('nl', 'de')) {
  test(`in ${locale}, holiday homes are found by place, persons and dates`, { tag }, async ({
    page,
    visit,
    homes,
    hydrated,
  }) => {
    const { from, until, name } = homes.holiday;
    await visit(routePath('holiday', locale));
    const list = page.getByRole('list', { name: t('holiday.list.label') });
    const all = await list.getByRole('article').count();
    await showFilters({ page });
    await page.getByRole('combobox', { name: t('holiday.search.destination') }).selectOption('be');
    await fill(page, t, { from, until, persons: '2' });
    await page.getByRole('search').locator('button[type=submit]').click();
    await expect(page).toHaveURL(/place=be/);
    await hydrated();
    const chips = page.getByRole('list', { name: t('estates.filters.active') });
    await expect(chips.getByRole('listitem')).toHaveCount(4);
    const found = await list.getByRole('article').count();
    expect(found).toBeLessThan(all);
    await expect(page.getByRole('status')).toContainText([t('holiday.list.count', { total: found })]);
    await chips
      .getByRole('link', {
        name: t('estates.filters.remove', { filter: t('cities.country.BE') }),
      })
      .click();
    await expect(chips.getByRole('listitem')).toHaveCount(3);
    await hydrated();
    await list.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByLabel(t('holiday.search.from'), { exact: true })).toHaveValue(from);
  });

  test(`in ${locale}, a stay shows its price, or why it is not possible`, { tag }, async ({
    page,
    visit,
    homes,
    isScripted,
    hydrated,
  }) => {
    const { id, from, until, name, reference, persons } = homes.holiday;
    await visit(routePath('holidayUnit', locale, { rentalUnitId: id }));
    await page.evaluate(() => {
      window.isStillHere = true;
    });
    const panel = page.getByRole('complementary', { name: t('holiday.stay.title') });
    await expect(panel).toContainText(t('holiday.stay.invite'));
    const price = panel.getByRole('button', { name: t('holiday.stay.submit') });

    await fill(page, t, { from, until, persons: '100' });
    await price.click();
    const field = page.getByLabel(t('holiday.search.persons'), { exact: true });
    await expect(panel).toContainText(t('holiday.error.TOO_MANY_PERSONS', { persons }));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('100');
    await expect(page.getByLabel(t('holiday.search.from'), { exact: true })).toHaveValue(from);
    await hydrated();

    await fill(page, t, { persons: '2' });
    await price.click();
    await expect(panel.getByRole('table')).toBeVisible();
    await expect(panel.locator('.stay__total')).toContainText('€');
    await expect(panel).not.toContainText(t('holiday.stay.impossible'));
    const mail = panel.getByRole('link', { name: t('holiday.stay.mail') });
    const subject = decodeURIComponent(String(await mail.getAttribute('href')));
    expect(subject).toContain(name);
    expect(subject).toContain(reference);
    if (isScripted) expect(await page.evaluate(() => window.isStillHere)).toBe(true);
    await expect(panel).toBeInViewport();
  });
}

test('a unit shows its facilities, a year of availability and its prices', async ({
  page,
  visit,
  homes,
  fullyHydrated,
}) => {
  const t = textsIn('fr');
  const { id, from } = homes.holiday;
  await visit(routePath('holidayUnit', 'fr', { rentalUnitId: id }));
  for (const title of ['facilities', 'calendar', 'prices'] as const) {
    await expect(page.getByRole('region', { name: t(`holiday.unit.${title}`), exact: true })).toBeVisible();
  }
  const year = page.getByRole('region', { name: t('holiday.calendar.year') });
  await expect(year.getByRole('table')).toHaveCount(12);
  await expect(year.getByRole('columnheader')).toHaveCount(12 * 7);
  const arrival = year.locator(`#month-${from.slice(0, 7)}`).getByText(t('holiday.calendar.ARRIVAL'));
  await expect(arrival.first()).toBeAttached();
  await fullyHydrated();
  const months = page.getByRole('navigation', { name: t('holiday.calendar.months') });
  await months.getByRole('link').last().click();
  await expect(year.getByRole('table').last()).toBeInViewport();
});

test('a holiday home can be a favourite', async ({ page, visit, homes, hydrated }) => {
  const t = textsIn('en');
  const { id, name } = homes.holiday;
  await visit(routePath('holidayUnit', 'en', { rentalUnitId: id }));
  const heart = page.getByRole('main').locator('.heart').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await hydrated();
  await page.getByRole('link', { name: t('favorites.link', { count: 1 }), exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});

test.describe('without the code of its lower sections', { tag: ['@js', '@once'] }, () => {
  test('a unit still shows the price of a stay', async ({ page, homes, fullyHydrated }) => {
    const t = textsIn('en');
    const { id, from, until } = homes.holiday;
    await page.route('**/assets/unit-sections-*.js', (route) => route.abort('aborted'));
    await page.addInitScript(() => sessionStorage.setItem('baksteen.reloaded', String(Date.now())));
    await page.goto(routePath('holidayUnit', 'en', { rentalUnitId: id }));
    await fullyHydrated();
    await fill(page, t, { from, until, persons: '2' });
    await page.getByRole('button', { name: t('holiday.stay.submit') }).click();
    await expect(page.locator('.stay__total')).toContainText('€');
    await expect(page.getByRole('region', { name: t('holiday.unit.prices') })).toBeVisible();
  });
});
