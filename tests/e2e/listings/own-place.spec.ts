import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessibleOnPhone } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const locale = 'nl';
const t = textsIn(locale);

const field = (page: Page) => page.getByRole('textbox', { name: t('map.own.label') });
const form = (page: Page) => page.locator('.own-place');
const pathOf = (estateId: string) => routePath('estate', locale, { estateId });

test('times to a typed town are shown, and at the next home again @js', async ({
  page,
  visit,
  homes,
  fullyHydrated,
}) => {
  await visit(pathOf(homes.offered.id));
  await fullyHydrated();
  await field(page).fill('Zzzzzz');
  await field(page).press('Enter');
  await expect(form(page).getByRole('status')).toHaveText(t('map.own.unknown', { typed: 'Zzzzzz' }));
  await field(page).fill('9000');
  await form(page)
    .getByRole('button', { name: t('map.own.submit') })
    .click();
  await expect(form(page).getByRole('status')).toContainText(/^9000 Gent: ongeveer \d+\skm/);
  await expectAccessibleOnPhone(page);
  await page.reload();
  await expect(form(page).getByRole('status')).toContainText('9000 Gent');
  await form(page)
    .getByRole('button', { name: t('map.own.forget') })
    .click();
  await expect(form(page).getByRole('status')).toBeEmpty();
  expect(await page.evaluate(() => localStorage.getItem('baksteen.place'))).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field for a town @once', async ({ page, visit, homes }) => {
    await visit(pathOf(homes.offered.id));
    await expect(page.getByRole('heading', { name: t('map.title') })).toBeVisible();
    await expect(form(page)).toBeHidden();
  });
});
