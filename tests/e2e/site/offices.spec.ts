import { addDays, dayInBrussels, momentInBrussels, weekdayOf } from '../../../shared/days.ts';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import {
  checkErrorLinks,
  expectSent,
  type FormVisitor,
  fillIn,
  submit,
  switchIpAddress,
} from '../../support/e2e/leads.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('nl');
const OFFICE = 'Baksteen Gent';
/** The number of offices of the demo agency. */
const OFFICES = 4;
const today = dayInBrussels(new Date());
/** The next Monday, when the office is open from 9 to 18. */
const MONDAY = addDays(today, 8 - weekdayOf(today));

test('an office is found, with its opening hours, agents and homes', async ({ page, visit, hydrated }) => {
  await visit(routePath('offices', 'nl'));
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(OFFICES);
  await main.getByRole('link', { name: OFFICE, exact: true }).click();
  await hydrated();
  await expect(page.getByRole('heading', { level: 1, name: OFFICE })).toBeVisible();
  const hours = page.getByRole('table', { name: t('offices.hours.title') });
  await expect(hours.getByRole('row')).toHaveCount(7);
  await expect(hours.locator('[aria-current=date]')).toHaveCount(1);
  await expect(page.getByRole('region', { name: t('offices.agents') }).getByRole('listitem')).toHaveCount(4);
  const homes = page.getByRole('region', { name: t('offices.homes') });
  const first = String(await homes.getByRole('article').first().getAttribute('id'));
  await homes.getByRole('link', { name: t('listings.pages.next') }).click();
  await expect(page).toHaveURL(/\?page=2#homes$/);
  await expect(homes.locator(`#${first}`)).toHaveCount(0);
  await expect(homes.getByRole('article')).toHaveCount(12);
});

test('all offices are on one map, and each links to its page', async ({
  page,
  visit,
  fullyHydrated,
  isScripted,
}) => {
  await visit(routePath('offices', 'nl'));
  await fullyHydrated();
  const figure = page.getByRole('main').getByRole('figure');
  await figure.scrollIntoViewIfNeeded();
  if (isScripted) {
    const map = page.getByRole('region', { name: t('offices.map', { count: OFFICES }) });
    await expect(map.getByRole('link')).toHaveCount(OFFICES);
    await expect(figure.locator('.leaflet-tile-loaded').first()).toBeAttached();
    await expectAccessible(page, 'main');
  }
  await expect(figure.getByRole('link')).toHaveCount(OFFICES);
  await figure.getByRole('link', { name: `${OFFICE}, Gent` }).click();
  await expect(page.getByRole('heading', { level: 1, name: OFFICE })).toBeVisible();
});

test.describe('the form of an office', () => {
  test.use({ expectedFailures: [422] });

  for (const { locale, t, tag } of languagesFrom('nl')) {
    test(`in ${locale}, is corrected and sent on its page`, { tag }, async ({
      page,
      context,
      visit,
      hydrated,
    }) => {
      await switchIpAddress(context);
      await visit(routePath('offices', locale));
      await page.getByRole('main').getByRole('link', { name: OFFICE, exact: true }).click();
      await hydrated();
      await page.getByRole('link', { name: t('offices.write') }).click();
      const place = page.getByRole('region', { name: t('offices.write') });
      const visitor: FormVisitor = { place, t, form: 'contact' };
      await fillIn(visitor, { email: 'annelies@localhost' });
      await submit(visitor);
      await checkErrorLinks(visitor, ['email']);
      await expectAccessible(page, 'main');
      await fillIn(visitor);
      await submit(visitor);
      await expectSent(visitor);
      await expect(page).toHaveURL(/\/1\/[\w-]+\?sent$/);
      await expect(page.getByRole('heading', { level: 1, name: OFFICE })).toBeVisible();
    });
  }
});

test('the opening state is updated while the page is open', { tag: ['@js', '@desktop'] }, async ({
  page,
  visit,
}) => {
  await page.clock.install({ time: momentInBrussels(MONDAY, '17:58') });
  await visit(routePath('offices', 'nl'));
  const card = page.getByRole('article').filter({ hasText: OFFICE });
  await expect(card).toContainText(t('offices.opening.open', { time: '18:00' }));
  await page.clock.fastForward('02:30');
  await expect(card).toContainText(t('offices.opening.tomorrow', { time: '09:00' }));
});

test.describe('in another time zone', { tag: ['@js', '@desktop'] }, () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('an office opens by Brussels time', async ({ page, visit }) => {
    await page.clock.install({ time: momentInBrussels(MONDAY, '17:30') });
    await visit(routePath('offices', 'nl'));
    const card = page.getByRole('article').filter({ hasText: OFFICE });
    await expect(card).toContainText(t('offices.opening.open', { time: '18:00' }));
  });
});
