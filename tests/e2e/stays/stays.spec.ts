/** A stay in a holiday home, from the request to its end. */
import { expectAccessible } from '../../support/e2e/axe.ts';
import { formLanguagesFrom } from '../../support/e2e/languages.ts';
import { dividedWords, expectNoOverflow } from '../../support/e2e/layout.ts';
import { switchIpAddress } from '../../support/e2e/leads.ts';
import { openMail, stayLinksFor } from '../../support/e2e/mails.ts';
import {
  expectRequested,
  fillInRequest,
  findStay,
  openAnswer,
  openRequest,
  submitRequest,
} from '../../support/e2e/stays.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

/** Messages in the language of the answer page. */
const agency = textsIn('nl');

test.use({ expectedFailures: [422] });

for (const { locale, t, tag } of formLanguagesFrom('nl')) {
  test(
    `in ${locale}, a request of a stay is corrected and sent`,
    { tag },
    async ({ page, context, request, visit, hydrated, isScripted }, { project }) => {
      await switchIpAddress(context);
      const stay = await findStay(request, { project: project.name, locale, index: 1 });
      await visit(stay.path);
      const total = String(await page.locator('.stay__total').textContent());

      const place = await openRequest({ page, t, isScripted });
      await hydrated();
      await expect(place.locator('.stay__total')).toHaveText(total);
      await expectAccessible(page, isScripted ? 'dialog' : 'main');
      await fillInRequest(place, t, 'nobody');
      await place.getByRole('checkbox', { name: t('holiday.request.consent') }).uncheck();
      // Without JavaScript the browser's validation would block the form.
      if (isScripted) {
        await submitRequest(place, t);
        const alert = place.getByRole('alert').filter({ hasText: t('forms.fault.validEmail') });
        await expect(alert).toBeFocused();
        await expect(alert).toContainText(t('forms.fault.requestConsent'));
      } else {
        await place.getByRole('checkbox', { name: t('holiday.request.consent') }).check();
        await place.getByLabel(t('forms.field.email')).fill('gast@mail');
        await submitRequest(place, t);
        await expect(place.getByRole('alert')).toContainText(t('forms.fault.validEmail'));
      }
      await expect(place.getByLabel(t('forms.field.phone'))).toHaveValue('0470 12 34 56');
      await expectAccessible(page, isScripted ? 'dialog' : 'main');

      await fillInRequest(place, t, stay.email);
      await submitRequest(place, t);
      const own = await expectRequested({ page, t, isScripted });
      await expectAccessible(page, isScripted ? 'dialog' : 'main');
      await visit(own);
      const summary = page.getByRole('region', { name: t('holiday.request.summary') });
      await expect(summary).toContainText(t('holiday.booked.status.REQUESTED'));
      await expectAccessible(page, 'main');
    },
  );

  test(
    `in ${locale}, a requested stay is accepted and cancelled`,
    { tag },
    async ({ page, context, request, visit, hydrated, isScripted, mailFolder }, { project }) => {
      await switchIpAddress(context);
      const stay = await findStay(request, { project: project.name, locale, index: 0 });
      const main = page.getByRole('main');
      const summary = main.getByRole('region', { name: t('holiday.request.summary') });
      await visit(stay.path);
      const total = String(await page.locator('.stay__total').textContent());
      const place = await openRequest({ page, t, isScripted });
      await fillInRequest(place, t, stay.email);
      await submitRequest(place, t);
      const own = await expectRequested({ page, t, isScripted });

      const agent = await openAnswer({ email: stay.email, context, mailFolder });
      if (isScripted) await agent.locator('html[data-ready]').waitFor({ state: 'attached' });
      await expectAccessible(agent, 'main');
      await agent.getByLabel(agency('holiday.answer.note')).fill('Welkom aan zee!');
      await agent.getByRole('button', { name: agency('holiday.answer.accept') }).click();
      await expect(agent.getByRole('status').first()).toContainText(agency('holiday.answer.done.ACCEPTED'));
      await expectAccessible(agent, 'main');
      await agent.close();

      await visit(own);
      await expect(summary).toContainText(t('holiday.booked.status.ACCEPTED'));
      await expect(summary).toContainText('Welkom aan zee!');
      await expectAccessible(page, 'main');
      await visit(stay.path);
      await expect(page.locator('#stay')).toContainText(t('holiday.error.PERIOD_TAKEN'));
      await expectAccessible(page, '#stay');

      await visit(own);
      await main.getByText(t('holiday.booked.cancel'), { exact: true }).click();
      await expectAccessible(page, 'main');
      await main.getByRole('button', { name: t('holiday.booked.confirm') }).click();
      await expect(page).toHaveURL(/\?cancelled$/);
      await expect(main.getByRole('status').first()).toContainText(t('holiday.booked.cancelled'));
      await hydrated();
      await expectAccessible(page, 'main');
      await visit(stay.path);
      await expect(page.locator('.stay__total')).toHaveText(total);
    },
  );

  test(
    `in ${locale}, a stay is declined, and the mail links to other dates`,
    { tag },
    async ({ page, context, request, visit, isScripted, mailFolder }, { project }) => {
      await switchIpAddress(context);
      const stay = await findStay(request, { project: project.name, locale, index: 1 });
      await visit(stay.path);
      const place = await openRequest({ page, t, isScripted });
      await fillInRequest(place, t, stay.email);
      await submitRequest(place, t);
      const own = await expectRequested({ page, t, isScripted });

      const agent = await openAnswer({ email: stay.email, context, mailFolder });
      await agent.getByRole('button', { name: agency('holiday.answer.decline') }).click();
      await expect(agent.getByRole('status').first()).toContainText(agency('holiday.answer.done.DECLINED'));
      await expectAccessible(agent, 'main');
      await agent.close();

      await visit(own);
      const main = page.getByRole('main');
      await expect(main).toContainText(t('holiday.booked.status.DECLINED'));
      await expect(main.getByRole('link', { name: t('holiday.booked.otherDays') })).toBeVisible();
      await expectAccessible(page, 'main');
      const [other] = await stayLinksFor(mailFolder, stay.email);
      const wanted = { recipient: stay.email, text: t('mail.stay.label.unit'), width: 320 };
      const mail = await openMail(context, { folder: mailFolder, ...wanted });
      expect(await mail.locator('th').count()).toBeGreaterThan(2);
      expect(await dividedWords(mail.locator('th'))).toEqual([]);
      await expectNoOverflow(mail, [320]);
      await mail.close();
      await visit(String(other));
      await expect(page.locator('.stay__total')).toContainText('€');
      await expect(page.getByRole('link', { name: t('holiday.stay.request') })).toBeVisible();
    },
  );
}
