/** Special cases of stays and their requests. */
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { switchIpAddress } from '../../support/e2e/leads.ts';
import {
  bookElsewhere,
  expectRequested,
  fillInRequest,
  findStay,
  openAnswer,
  openRequest,
  type RequestedStay,
  submitRequest,
} from '../../support/e2e/stays.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('en');
/** Messages in the language of the answer page. */
const agency = textsIn('nl');
/** Dates after and before those of the other tests in English. */
const LATER = { project: 'desktop', locale: 'en', index: 5 } as const;
const TOO_SOON_TO_CANCEL = { ...LATER, index: -1 };

/** Requests the stay; returns the path of its page. */
async function requestStay(page: Page, visit: (path: string) => Promise<unknown>, stay: RequestedStay) {
  await visit(stay.path);
  const guest = { page, t, isScripted: true };
  const place = await openRequest(guest);
  await fillInRequest(place, t, stay.email);
  await submitRequest(place, t);
  return expectRequested(guest);
}

test.describe('a stay', { tag: ['@once', '@js'] }, () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeEach(({ context }) => switchIpAddress(context));

  test('whose nights were taken by another one can only be declined', async ({
    page,
    context,
    request,
    visit,
    mailFolder,
  }) => {
    const stay = await findStay(request, LATER);
    await requestStay(page, visit, stay);
    const taken = await bookElsewhere(request, stay, { context, mailFolder });
    const agent = await openAnswer({ email: stay.email, context, mailFolder });
    await expect(agent.getByText(agency('holiday.answer.taken'))).toBeVisible();
    await expect(agent.getByRole('button', { name: agency('holiday.answer.accept') })).toHaveCount(0);
    await expectAccessible(agent, 'main');
    await agent.getByRole('button', { name: agency('holiday.answer.decline') }).click();
    await expect(agent.getByRole('status').first()).toContainText(agency('holiday.answer.done.DECLINED'));
    await taken.giveBack();
  });

  test('that its visitor cancelled needs no answer', async ({
    page,
    context,
    request,
    visit,
    mailFolder,
  }) => {
    const stay = await findStay(request, LATER);
    const own = await requestStay(page, visit, stay);
    await visit(own);
    await page.getByText(t('holiday.booked.cancel'), { exact: true }).click();
    await page.getByRole('button', { name: t('holiday.booked.confirm') }).click();
    await expect(page).toHaveURL(/\?cancelled$/);
    await visit(own);
    await expect(page.getByRole('main')).toContainText(t('holiday.booked.status.CANCELLED'));
    await expectAccessible(page, 'main');
    const agent = await openAnswer({ email: stay.email, context, mailFolder });
    await expect(agent.getByRole('status').first()).toContainText(agency('holiday.answer.done.CANCELLED'));
    await expect(agent.getByRole('main').getByRole('button')).toHaveCount(0);
    await expectAccessible(agent, 'main');
  });

  test('that starts soon can be cancelled by phone only', async ({
    page,
    context,
    request,
    visit,
    mailFolder,
  }) => {
    const stay = await findStay(request, TOO_SOON_TO_CANCEL);
    const own = await requestStay(page, visit, stay);
    const agent = await openAnswer({ email: stay.email, context, mailFolder });
    await agent.getByRole('button', { name: agency('holiday.answer.accept') }).click();
    await expect(agent.getByRole('status').first()).toContainText(agency('holiday.answer.done.ACCEPTED'));
    await visit(own);
    await expect(page.getByText(t('forms.fault.stayTooLate'))).toBeVisible();
    await expect(page.getByText(t('holiday.booked.cancel'), { exact: true })).toHaveCount(0);
    await expectAccessible(page, 'main');
  });

  test('whose request fails to arrive shows an error and keeps typed values', async ({
    page,
    request,
    visit,
    problems,
  }) => {
    const stay = await findStay(request, LATER);
    await visit(stay.path);
    const place = await openRequest({ page, t, isScripted: true });
    await fillInRequest(place, t, stay.email);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('requestStay') ? route.abort('aborted') : route.continue(),
    );
    await submitRequest(place, t);
    await expect(place.getByRole('alert')).toContainText(t('holiday.request.failed'));
    await expect(place.getByLabel(t('forms.field.email'))).toHaveValue(stay.email);
    await expectAccessible(page, 'dialog');
    expect(problems.splice(0)).toEqual([expect.stringContaining('Failed to fetch')]);
    await page.unroute('**/graphql');
    await submitRequest(place, t);
    await expectRequested({ page, t, isScripted: true });
    await page.keyboard.press('Escape');
    const panel = page.locator('#stay');
    await expect(panel.getByText(t('holiday.stay.requested'))).toBeFocused();
    await expect(panel.getByRole('link', { name: t('holiday.stay.request') })).toHaveCount(0);
    await expectAccessible(page, '#stay');
  });
});
