import { formatBooking } from '../../../shared/appointments/booking-params.ts';
import { routePath } from '../../../shared/routes.ts';
import {
  bookElsewhere,
  bookPathOf,
  findViewableHome,
  newVisitor,
  slotOf,
} from '../../support/e2e/appointments.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expectNoOverflow } from '../../support/e2e/layout.ts';
import { switchIpAddress } from '../../support/e2e/leads.ts';
import { agentTokenFor } from '../../support/e2e/mails.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const WIDTHS = [320, 360, 768];
const t = textsIn('en');

test.beforeEach(async ({ context }) => {
  await switchIpAddress(context);
});

test('moves a viewing in one step', async ({ page, visit, hydrated }) => {
  const viewable = await findViewableHome(page.request);
  const [first, second] = viewable.slots;
  const token = await bookElsewhere(page.request, viewable, first);
  const path = routePath('appointment', 'en', { appointmentId: token });
  await visit(`${path}?${formatBooking({ date: viewable.date })}`);
  await expect(slotOf(page, first)).toBeDisabled();
  await slotOf(page, second).check();
  await page.getByRole('button', { name: t('appointments.move.submit') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('appointments.own.moved') })).toBeFocused();
  await expect(page).toHaveURL(`${path}?moved`);
  await hydrated();
  await expectAccessible(page, 'main');
});

test('a viewing that was moved is not reported as lost', async ({ page, visit, hydrated }) => {
  const viewable = await findViewableHome(page.request);
  const token = await bookElsewhere(page.request, viewable, viewable.slots[0]);
  await visit(routePath('appointment', 'en', { appointmentId: token }));
  await page.locator('.slot input:enabled').first().check();
  await page.getByRole('button', { name: t('appointments.move.submit') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('appointments.own.moved') })).toBeFocused();
  await hydrated();
  // Another day is shown when the new time was the last free one of its day.
  await expect(page.locator('.slot input').first()).toBeAttached();
  await expect(page.getByRole('alert')).toHaveText('');
});

test('cancels a viewing with a button and offers to book again', async ({ page, visit, hydrated }) => {
  const viewable = await findViewableHome(page.request);
  const token = await bookElsewhere(page.request, viewable, viewable.slots[0]);
  await visit(routePath('appointment', 'en', { appointmentId: token }));
  await page.getByRole('link', { name: t('appointments.own.cancel') }).click();
  await expect(page.getByRole('heading', { name: t('appointments.cancel.title'), level: 1 })).toBeVisible();
  await hydrated();
  await expectAccessible(page, 'main');
  await expectNoOverflow(page, WIDTHS);
  await page.getByRole('button', { name: t('appointments.cancel.submit') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('appointments.cancel.done') })).toBeFocused();
  await expectAccessible(page, 'main');
  await page.getByRole('link', { name: t('appointments.cancel.again') }).click();
  await expect(page.getByRole('heading', { name: t('appointments.book.title') })).toBeVisible();
  await visit(bookPathOf(viewable, 'en'));
  await expect(slotOf(page, viewable.slots[0])).toBeEnabled();
});

test('an agent calls a viewing off, and the visitor reads the message', async ({
  page,
  visit,
  hydrated,
  mailFolder,
}) => {
  const viewable = await findViewableHome(page.request);
  const person = newVisitor();
  const appointmentId = await bookElsewhere(page.request, viewable, viewable.slots[0], person);
  const token = await agentTokenFor(mailFolder, person.email);
  await visit(routePath('agentAppointment', 'en', { token }));
  await expect(page.getByRole('link', { name: person.email })).toBeVisible();
  await expectAccessible(page, 'main');
  await expectNoOverflow(page, WIDTHS);
  await page.getByLabel(t('appointments.agent.note')).fill('I am ill.');
  await page.getByRole('button', { name: t('appointments.agent.decline') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('appointments.agent.declined') })).toBeFocused();
  await hydrated();
  await visit(routePath('appointment', 'en', { appointmentId }));
  await expect(page.getByText('I am ill.')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('joins the waiting list for an earlier slot', async ({ page, visit, hydrated }) => {
  const { estateId } = await findViewableHome(page.request);
  const person = newVisitor();
  await visit(routePath('bookAppointment', 'en', { listingId: estateId }));
  await page.getByRole('link', { name: t('appointments.waiting.link') }).click();
  await expect(page.getByRole('heading', { name: t('appointments.waiting.title') })).toBeVisible();
  await hydrated();
  for (const [name, value] of Object.entries(person))
    await page.getByLabel(t(`forms.field.${name as keyof typeof person}`), { exact: true }).fill(value);
  await page.getByRole('checkbox', { name: t('appointments.consent.waiting') }).check();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: t('appointments.waiting.submit') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('appointments.waiting.sent') })).toBeFocused();
});
