/** A stay in a holiday unit, from the question to its end. */
import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { routePath } from '../../shared/routes.ts';
import { expectNoComplaints } from '../support/e2e-axe.ts';
import { findHolidayHome } from '../support/e2e-holiday.ts';
import { comeFromElsewhere } from '../support/e2e-leads.ts';
import { answerPath } from '../support/e2e-mails.ts';
import { expect, test } from '../support/e2e-test.ts';
import { textsIn } from '../support/e2e-texts.ts';

/** Journeys that run beside each other take nights of units of their own; the first is for others. */
const UNITS = ['', 'desktop', 'phone', 'phone without JavaScript'];
const t = textsIn('nl');

test.describe('a stay', () => {
  test.use({ expectedFailures: [422] });

  test('is asked for, accepted in another window, and cancelled', async ({
    page,
    context,
    request,
    visit,
    takenOver,
    isScripted,
    mailFolder,
  }, { project }) => {
    await comeFromElsewhere(context);
    const unit = await findHolidayHome(request, { nth: UNITS.indexOf(project.name), ahead: 40 });
    const email = `gast${randomInt(100_000_000)}@mail.example`;
    const unitPath = routePath('holidayUnit', 'nl', { rentalUnitId: unit.id });
    const asked = `${unitPath}?from=${unit.from}&until=${unit.until}&persons=1`;
    const main = page.getByRole('main');
    const summary = main.getByRole('region', { name: t('holiday.request.summary') });

    await visit(asked);
    const total = await page.locator('.stay__total').textContent();
    await page.getByRole('link', { name: t('holiday.stay.request') }).click();
    await expect(main.getByRole('heading', { level: 1, name: t('holiday.request.title') })).toBeVisible();
    await takenOver();
    await expect(summary.locator('.stay__total')).toHaveText(String(total));
    await fillIn(page, 'nobody');
    // Without JavaScript the browser itself would not send what is no address.
    if (!isScripted) await page.getByLabel(t('forms.field.email')).fill('gast@mail');
    await main.getByRole('button', { name: t('holiday.request.submit') }).click();
    const alert = main.getByRole('alert').filter({ hasText: t('forms.fault.validEmail') });
    await expect(alert).toBeFocused();
    await expect(page.getByLabel(t('forms.field.phone'))).toHaveValue('0470 12 34 56');
    await takenOver();
    await expectNoComplaints(page, 'main');

    await page.getByLabel(t('forms.field.email')).fill(email);
    await main.getByRole('button', { name: t('holiday.request.submit') }).click();
    await expect(page).toHaveURL(/\?requested$/);
    const own = new URL(page.url()).pathname;
    await expect(main.getByRole('status').first()).toContainText(t('holiday.booked.requested'));
    await expect(summary).toContainText(t('holiday.booked.status.REQUESTED'));
    await takenOver();
    await expectNoComplaints(page, 'main');

    const agent = await context.newPage();
    await agent.goto(await answerPath(mailFolder, email));
    if (isScripted) await agent.locator('html[data-ready]').waitFor({ state: 'attached' });
    await expect(agent.getByRole('main')).toContainText(email);
    await expectNoComplaints(agent, 'main');
    await agent.getByLabel(t('holiday.answer.note')).fill('Welkom aan zee!');
    await agent.getByRole('button', { name: t('holiday.answer.accept') }).click();
    await expect(agent.getByRole('status').first()).toContainText(t('holiday.answer.done.ACCEPTED'));
    await expectNoComplaints(agent, 'main');
    await agent.close();

    await visit(own);
    await expect(summary).toContainText(t('holiday.booked.status.ACCEPTED'));
    await expect(summary).toContainText('Welkom aan zee!');
    await expectNoComplaints(page, 'main');
    await visit(asked);
    await expect(page.locator('#stay')).toContainText(t('holiday.error.PERIOD_TAKEN'));

    await visit(own);
    await main.getByText(t('holiday.booked.cancel'), { exact: true }).click();
    await expectNoComplaints(page, 'main');
    await main.getByRole('button', { name: t('holiday.booked.confirm') }).click();
    await expect(page).toHaveURL(/\?cancelled$/);
    await expect(main.getByRole('status').first()).toContainText(t('holiday.booked.cancelled'));
    await takenOver();
    await expectNoComplaints(page, 'main');
    await visit(asked);
    await expect(page.locator('.stay__total')).toHaveText(String(total));
  });
});

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(t('forms.field.email')).fill(email);
  await page.getByLabel(t('forms.field.phone')).fill('0470 12 34 56');
  await page.getByRole('checkbox', { name: t('holiday.request.consent') }).check();
}
