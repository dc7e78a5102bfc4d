/** The form that requests a stay: in a dialog over the unit's page, and when its nights become taken. */
import type { Locator } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { formLanguagesFrom } from '../../support/e2e/languages.ts';
import { switchIpAddress } from '../../support/e2e/leads.ts';
import {
  bookElsewhere,
  expectRequested,
  fillInRequest,
  findStay,
  newGuest,
  openRequest,
  submitRequest,
} from '../../support/e2e/stays.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const otherPeriod = (place: Locator) => place.locator('.stay-others').getByRole('button').first();

test.describe('in a dialog', { tag: '@js' }, () => {
  const t = textsIn('en');

  test('the form keeps typed values when closed by its button, by Escape and by going back', async ({
    page,
    request,
    visit,
    hydrated,
    isScripted,
  }, { project }) => {
    const stay = await findStay(request, { project: project.name, locale: 'en', index: 2 });
    await visit(stay.path);
    const at = page.url();
    const link = page.getByRole('link', { name: t('holiday.stay.request') });
    const place = await openRequest({ page, t, isScripted });
    await expect(page).toHaveURL(/#request$/);
    await fillInRequest(place, t, stay.email);

    const waysOut = [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => place.getByRole('button', { name: t('forms.close') }).click(),
    ];
    for (const leave of waysOut) {
      await leave();
      await expect(place).toBeHidden();
      await expect(page).toHaveURL(at);
      await expect(link).toBeFocused();
      await link.press('Enter');
      await expect(place.getByLabel(t('forms.field.email'))).toHaveValue(stay.email);
      await expect(place.getByRole('checkbox', { name: t('holiday.request.consent') })).toBeChecked();
    }
    await page.goBack();
    await page.goForward();
    await expect(place.getByLabel(t('forms.field.email'))).toHaveValue(stay.email);
    await page.reload();
    await hydrated();
    await link.click();
    await expect(place.getByLabel(t('forms.field.email'))).toBeVisible();
    await page.goBack();
    await expect(place).toBeHidden();
    await expect(page).toHaveURL(at);
  });

  test('the link opens the dialog again before the page has rendered that the browser went back', async ({
    page,
    request,
    visit,
    isScripted,
  }, { project }) => {
    const stay = await findStay(request, { project: project.name, locale: 'en', index: 2 });
    await visit(stay.path);
    const at = page.url();
    const place = await openRequest({ page, t, isScripted });
    const link = page.locator('.stay__request a', { hasText: t('holiday.stay.request') });
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await link.evaluate((element: HTMLElement) => {
        Object.assign(window, { isOpenedAgain: false });
        const openAgain = () => {
          element.click();
          Object.assign(window, { isOpenedAgain: true });
        };
        window.addEventListener('popstate', openAgain, { once: true });
      });
      await leave();
      await page.waitForFunction(() => 'isOpenedAgain' in window && window.isOpenedAgain);
      await expect(page).toHaveURL(/#request$/);
      await expect(place).toBeVisible();
    }
    await page.goBack();
    await expect(place).toBeHidden();
    await expect(page).toHaveURL(at);
  });

  test(
    "a URL with the dialog's hash opens no dialog, and closing stays on the site",
    { tag: '@once' },
    async ({ page, request, visit, isScripted }, { project }) => {
      const stay = await findStay(request, { project: project.name, locale: 'en', index: 2 });
      await visit(`${stay.path}#request`);
      const place = await openRequest({ page, t, isScripted });
      await page.keyboard.press('Escape');
      await expect(place).toBeHidden();
      await expect(page).toHaveURL(stay.path);
    },
  );

  test(
    'a form that fails to load opens on its own page',
    { tag: '@once' },
    async ({ page, request, visit }, { project }) => {
      const stay = await findStay(request, { project: project.name, locale: 'en', index: 2 });
      await page.route('**/assets/request-dialog-*.js', (route) => route.abort('aborted'));
      await visit(stay.path);
      await page.getByRole('link', { name: t('holiday.stay.request') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('holiday.request.title') })).toBeVisible();
      await expect(page.getByRole('main').locator('.stay__total')).toContainText('€');
    },
  );
});

test.describe('when its nights become taken', () => {
  test.use({ expectedFailures: [422] });

  for (const { locale, t, tag } of formLanguagesFrom('nl')) {
    test(
      `in ${locale}, another period is requested with the typed values`,
      { tag },
      async ({ page, context, request, visit, hydrated, isScripted, mailFolder }, { project }) => {
        await switchIpAddress(context);
        const stay = await findStay(request, { project: project.name, locale, index: 3 });
        await visit(stay.path);
        const place = await openRequest({ page, t, isScripted });
        await hydrated();
        await fillInRequest(place, t, stay.email);
        const taken = await bookElsewhere(request, stay, { context, mailFolder });
        // With JavaScript the change is shown without submitting.
        if (!isScripted) await submitRequest(place, t);
        await expect(place.getByRole('alert')).toBeVisible();
        await expect(place).toContainText(t('holiday.error.PERIOD_TAKEN'));
        await expectAccessible(page, isScripted ? 'dialog' : 'main');

        if (isScripted) {
          await place.getByRole('button', { name: t('holiday.request.change') }).click();
          await expect(place).toBeHidden();
          await expect(page.getByLabel(t('holiday.search.from'), { exact: true })).toBeFocused();
          await page.goForward();
        }
        const other = otherPeriod(place);
        const words = String(await other.textContent());
        await other.click();
        await expect(place.getByRole('status').first()).toContainText(t('holiday.request.possible'));
        await expect(place.getByRole('region', { name: t('holiday.request.summary') })).toContainText(words);
        await expect(place.getByLabel(t('forms.field.email'))).toHaveValue(stay.email);
        await expectAccessible(page, isScripted ? 'dialog' : 'main');
        await submitRequest(place, t);
        await expectRequested({ page, t, isScripted });
        await taken.giveBack();
      },
    );
  }

  test('impossible dates are corrected on the page of the request', async ({
    page,
    context,
    request,
    visit,
  }, { project }) => {
    const t = textsIn('fr');
    await switchIpAddress(context);
    const { rentalUnitId, from, until } = await findStay(request, {
      project: project.name,
      locale: 'fr',
      index: 4,
    });
    await visit(`${routePath('requestStay', 'fr', { rentalUnitId })}?from=${until}&until=${from}&persons=99`);
    const place = page.getByRole('main');
    const field = (name: 'from' | 'until' | 'persons') => place.getByLabel(t(`holiday.search.${name}`));
    await expect(field('until')).toHaveAccessibleDescription(t('holiday.error.DEPARTURE_NOT_AFTER_ARRIVAL'));
    await expect(field('persons')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'main');
    await field('from').fill(from);
    await field('until').fill(until);
    await field('persons').fill('1');
    await place.getByRole('button', { name: t('holiday.stay.submit') }).click();
    await expect(place.locator('.stay__total')).toContainText('€');
    await fillInRequest(place, t, newGuest());
    await submitRequest(place, t);
    await expect(page).toHaveURL(/\?requested$/);
  });
});
