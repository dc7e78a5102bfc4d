import { routePath } from '../../../shared/routes.ts';
import {
  appointmentField,
  bookElsewhere,
  bookPathOf,
  chooseSlot,
  confirmBooking,
  expectBooked,
  fillInDetails,
  findViewableHome,
  newVisitor,
  releaseHold,
  slotOf,
} from '../../support/e2e/appointments.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import { expectNoOverflow } from '../../support/e2e/layout.ts';
import { switchIpAddress } from '../../support/e2e/leads.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const WIDTHS = [320, 360, 768];
const t = textsIn('en');

test.beforeEach(async ({ context }) => {
  await switchIpAddress(context);
});

test.describe('a viewing', () => {
  test.use({ expectedFailures: [422] });

  for (const { locale, t, tag } of languagesFrom('nl')) {
    test(`is booked in ${locale}: a slot, details, a page of its own`, { tag }, async ({
      page,
      visit,
      hydrated,
    }) => {
      const viewable = await findViewableHome(page.request);
      const booking = { page, t };
      await visit(bookPathOf(viewable, locale));
      await expectAccessible(page, 'main');
      await page.getByRole('button', { name: t('appointments.choose.submit') }).click();
      const group = page.getByRole('radiogroup');
      await expect(group).toHaveAccessibleDescription(t('forms.fault.slot'));
      await expect(group).toBeFocused();
      await hydrated();
      await chooseSlot(booking, viewable.slots[1]);
      await hydrated();
      await expectAccessible(page, 'main');
      await expectNoOverflow(page, WIDTHS);
      await fillInDetails(booking, newVisitor());
      await confirmBooking(booking);
      await expectBooked(booking);
      await expect(page).toHaveURL(/\?booked$/);
      await hydrated();
      await expectAccessible(page, 'main');
      await expectNoOverflow(page, WIDTHS);
    });
  }

  test('is booked from the page of a home, with the next slot preselected', async ({
    page,
    visit,
    hydrated,
  }) => {
    const { estateId } = await findViewableHome(page.request);
    await visit(routePath('estate', 'en', { estateId }));
    const next = page.getByRole('link', { name: /^Next free time: / });
    await expect(page.getByRole('link', { name: t('listings.detail.viewingPlan') })).toBeVisible();
    await next.click();
    await hydrated();
    await expect(page.getByRole('heading', { name: t('appointments.choose.title') })).toBeVisible();
    await expect(page.locator('.slot input:checked')).toHaveCount(1);
  });

  test('can change its slot: by going back, forward and by a link', async ({
    page,
    visit,
    isScripted,
    hydrated,
  }) => {
    const viewable = await findViewableHome(page.request);
    const booking = { page, t };
    const [first, second] = viewable.slots;
    await visit(bookPathOf(viewable, 'en'));
    await chooseSlot(booking, first);
    await hydrated();
    await appointmentField(booking, 'firstName').fill('Annelies');
    await page.getByRole('link', { name: t('appointments.details.other') }).click();
    await expect(slotOf(page, first)).toBeChecked();
    await hydrated();
    await chooseSlot(booking, second);
    if (isScripted) await expect(appointmentField(booking, 'firstName')).toHaveValue('Annelies');
    await page.goBack();
    await expect(page.getByRole('heading', { name: t('appointments.choose.title') })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: t('appointments.details.title') })).toBeVisible();
    await page.reload();
    await hydrated();
    await expect(page.getByText(t('appointments.hold.extend'))).toBeVisible();
    await fillInDetails(booking, newVisitor());
    await confirmBooking(booking);
    await expectBooked(booking);
  });

  test('has its hold extended, and typed values are kept', async ({ page, visit, hydrated }) => {
    const viewable = await findViewableHome(page.request);
    const booking = { page, t };
    const person = newVisitor();
    await visit(bookPathOf(viewable, 'en'));
    await chooseSlot(booking, viewable.slots[0]);
    await hydrated();
    await fillInDetails(booking, person);
    const extended = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: t('appointments.hold.extend') }).click();
    await extended;
    await hydrated();
    for (const [name, value] of Object.entries(person))
      await expect(appointmentField(booking, name as keyof typeof person)).toHaveValue(value);
    await confirmBooking(booking);
    await expectBooked(booking);
  });

  test('whose slot was lost is booked in another one, and typed values are kept', async ({
    page,
    visit,
    hydrated,
  }) => {
    const viewable = await findViewableHome(page.request);
    const booking = { page, t };
    const person = newVisitor();
    const [lost, other] = viewable.slots;
    await visit(bookPathOf(viewable, 'en'));
    await chooseSlot(booking, lost);
    await hydrated();
    await fillInDetails(booking, person);
    await releaseHold(page);
    await bookElsewhere(page.request, viewable, lost);
    await confirmBooking(booking);
    const alert = page.getByRole('alert').filter({ has: page.getByRole('link') });
    await expect(alert).toContainText(t('forms.fault.slotTaken'));
    await hydrated();
    await expectAccessible(page, 'main');
    for (const [name, value] of Object.entries(person))
      await expect(appointmentField(booking, name as keyof typeof person)).toHaveValue(value);
    await slotOf(page, other).check();
    await confirmBooking(booking);
    await expectBooked(booking);
  });
});
