/** Features that need JavaScript: live agendas and the countdown of a hold. */
import { routePath } from '../../../shared/routes.ts';
import {
  appointmentField,
  bookElsewhere,
  bookPathOf,
  cancelElsewhere,
  chooseSlot,
  confirmBooking,
  expectBooked,
  fillInDetails,
  findViewableHome,
  newVisitor,
  releaseHold,
  slotOf,
} from '../../support/e2e/appointments.ts';
import { switchIpAddress } from '../../support/e2e/leads.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('en');
const STREAM = '**/graphql/stream*';
/** Formats a time as the page does. */
const timeOf = (startsAt: string | undefined) =>
  new Date(startsAt ?? '').toLocaleTimeString('en-BE', {
    timeZone: 'Europe/Brussels',
    hour: '2-digit',
    minute: '2-digit',
  });

test.beforeEach(async ({ context }) => {
  await switchIpAddress(context);
});

test('two visitors see a slot taken and freed', { tag: '@js' }, async ({ page, visit, context }) => {
  const viewable = await findViewableHome(page.request);
  const [, second] = viewable.slots;
  const time = timeOf(second);
  await visit(bookPathOf(viewable, 'en'));
  await slotOf(page, second).check();
  const other = await context.newPage();
  await other.goto(bookPathOf(viewable, 'en'));
  await other.locator('html[data-ready=whole]').waitFor({ state: 'attached' });
  await chooseSlot({ page: other, t }, second);

  await expect(slotOf(page, second)).toBeDisabled();
  await expect(slotOf(page, second)).not.toBeChecked();
  await expect(page.locator(`.slot:has([value="${second}"])`)).toContainText(t('appointments.slots.held'));
  await expect(page.getByRole('alert')).toContainText(t('appointments.slots.lost', { time }));

  await releaseHold(other);
  await expect(slotOf(page, second)).toBeEnabled();
  const news = page
    .getByRole('status')
    .filter({ hasText: t('appointments.news.freed', { count: 1, times: time }) });
  await expect(news).toBeAttached();
  await other.close();
});

test('bookings and cancellations of others are announced together in one sentence', { tag: '@js' }, async ({
  page,
  visit,
}) => {
  const viewable = await findViewableHome(page.request);
  const [first, second, third] = viewable.slots;
  await visit(bookPathOf(viewable, 'en'));
  await expect(slotOf(page, first)).toBeEnabled();
  const token = await bookElsewhere(page.request, viewable, third);
  const goneText = t('appointments.news.gone', { count: 1, times: timeOf(third) });
  await expect(page.getByRole('status').filter({ hasText: goneText })).toBeAttached();
  await slotOf(page, second).check();
  await cancelElsewhere(page.request, token);
  const freed = t('appointments.news.freed', { count: 1, times: timeOf(third) });
  await expect(page.getByRole('status').filter({ hasText: freed })).toBeAttached();
  await expect(slotOf(page, second)).toBeChecked();
});

test.describe('without a stream', () => {
  test.use({ expectedFailures: [503] });

  test('the agenda is polled', { tag: '@js' }, async ({ page, visit }) => {
    const viewable = await findViewableHome(page.request);
    const [first] = viewable.slots;
    await page.clock.install();
    await page.route(STREAM, (route) => route.fulfill({ status: 503 }));
    const refused = page.waitForResponse(STREAM);
    await visit(bookPathOf(viewable, 'en'));
    // After an interaction the page may send requests, but not on load.
    await page.mouse.click(5, 5);
    await refused;
    await bookElsewhere(page.request, viewable, first);
    await expect(async () => {
      await page.clock.fastForward(20_000);
      await expect(slotOf(page, first)).toBeDisabled({ timeout: 1_000 });
    }).toPass();
  });
});

test('a hidden page does not follow an agenda', { tag: ['@js', '@once'] }, async ({ page, visit }) => {
  const viewable = await findViewableHome(page.request);
  const [first] = viewable.slots;
  await page.clock.install();
  const closed = page.waitForEvent('requestfailed', (request) => request.url().includes('/graphql/stream'));
  const opened = page.waitForRequest(STREAM);
  await visit(bookPathOf(viewable, 'en'));
  await opened;
  await page.evaluate(hide, true);
  await page.clock.fastForward(61_000);
  await closed;
  await bookElsewhere(page.request, viewable, first);
  await expect(slotOf(page, first)).toBeEnabled();
  const nextStream = page.waitForRequest(STREAM);
  await page.evaluate(hide, false);
  await nextStream;
  await expect(slotOf(page, first)).toBeDisabled();
});

/** Runs in the page: simulates a switch to another tab. */
function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a hold is counted down, extended, and may expire', { tag: '@js' }, async ({ page, visit }) => {
  const viewable = await findViewableHome(page.request);
  const booking = { page, t };
  const person = newVisitor();
  await page.clock.install();
  await visit(bookPathOf(viewable, 'en'));
  await chooseSlot(booking, viewable.slots[0]);
  await fillInDetails(booking, person);
  const hold = page.locator('.hold');
  await expect(hold).toContainText('10 min');
  await page.clock.fastForward('08:30');
  await expect(hold.getByRole('status')).toContainText('two more minutes');
  await page.clock.fastForward('02:00');
  await expect(hold.getByRole('status')).toHaveText(t('appointments.hold.over'));
  await expect(appointmentField(booking, 'email')).toHaveValue(person.email);
  await confirmBooking(booking);
  await expectBooked(booking);
});

test('a visitor is told that the hold was lost while filling in details', { tag: '@js' }, async ({
  page,
  visit,
}) => {
  const viewable = await findViewableHome(page.request);
  const booking = { page, t };
  const [lost, other] = viewable.slots;
  const person = newVisitor();
  await visit(bookPathOf(viewable, 'en'));
  await chooseSlot(booking, lost);
  await fillInDetails(booking, person);
  await releaseHold(page);
  await bookElsewhere(page.request, viewable, lost);
  await expect(page.locator('.hold').getByRole('status')).toHaveText(t('appointments.hold.taken'));
  await page.getByRole('link', { name: t('appointments.details.other') }).click();
  await chooseSlot(booking, other);
  await expect(appointmentField(booking, 'email')).toHaveValue(person.email);
  await confirmBooking(booking);
  await expectBooked(booking);
});

test('books a viewing by keyboard alone', { tag: ['@js', '@desktop'] }, async ({ page, visit }) => {
  const viewable = await findViewableHome(page.request);
  const booking = { page, t };
  const [first, second] = viewable.slots;
  await visit(bookPathOf(viewable, 'en'));
  await slotOf(page, first).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(slotOf(page, second)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('appointments.details.title') })).toBeVisible();
  await fillInDetails(booking, newVisitor());
  await appointmentField(booking, 'phone').press('Enter');
  await expectBooked(booking);
});

test('slots are also live on the page of a viewing', { tag: '@js' }, async ({ page, visit }) => {
  const viewable = await findViewableHome(page.request);
  const [first, second] = viewable.slots;
  const appointmentId = await bookElsewhere(page.request, viewable, first);
  await visit(`${routePath('appointment', 'en', { appointmentId })}?date=${viewable.date}`);
  await slotOf(page, second).check();
  await bookElsewhere(page.request, viewable, second);
  await expect(slotOf(page, second)).toBeDisabled();
  await expect(page.getByRole('alert')).toContainText(t('appointments.slots.lost', { time: timeOf(second) }));
});
