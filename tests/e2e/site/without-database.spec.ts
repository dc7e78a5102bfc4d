import { routePath } from '../../../shared/routes.ts';
import { expectNoComplaints } from '../../support/e2e/axe.ts';
import {
  alertIn,
  expectKept,
  expectSent,
  type FormVisitor,
  fillIn,
  submit,
} from '../../support/e2e/leads.ts';
import { test as base, expect } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';
import { type FrailSite, startFrailSite } from '../../support/frail-site.ts';

const test = base.extend<{ frail: FrailSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the requested fixtures
  frail: async ({}, use) => {
    const frail = await startFrailSite();
    await use(frail);
    await frail.remove();
  },
  baseURL: ({ frail }, use) => use(frail.url),
});

test.use({ expectedFailures: [503] });

for (const locale of ['nl', 'fr'] as const) {
  const t = textsIn(locale);

  test(`in ${locale}, a form that cannot be stored keeps its fields, and is sent when the database is back`, {
    tag: ['@once', '@js'],
  }, async ({ page, visit, frail, problems }) => {
    const visitor: FormVisitor = { place: page, t, form: 'contact' };
    await visit(routePath('contact', locale));
    await fillIn(visitor);
    await frail.cut();
    for (let time = 0; time < 2; time++) {
      await submit(visitor);
      await expect(alertIn(visitor)).toContainText(t('forms.unsaved'));
      await expect(alertIn(visitor)).toBeFocused();
      await expectKept(visitor);
    }
    await expectNoComplaints(page, 'main');
    await frail.mend();
    await submit(visitor);
    await expectSent(visitor);
    for (const problem of problems.splice(0)) expect(problem).toContain('status 503');
  });

  test(`in ${locale}, without JavaScript, a button sends the same form again`, {
    tag: ['@once'],
  }, async ({ plainPage, frail, problems }) => {
    const path = routePath('contact', locale);
    const visitor: FormVisitor = { place: plainPage, t, form: 'contact' };
    await plainPage.goto(frail.url + path);
    await fillIn(visitor);
    await frail.cut();
    await submit(visitor);
    const heading = plainPage.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('errors.unsent.heading'));
    const resendButton = plainPage.getByRole('button', { name: t('errors.resend') });
    await resendButton.click();
    await expect(heading).toHaveText(t('errors.unsent.heading'));
    await frail.mend();
    await resendButton.click();
    await expectSent(visitor);
    for (const problem of problems.splice(0)) expect(problem).toContain('status 503');
  });

  test(`in ${locale}, an unavailable page says so, and is shown when the database is back`, {
    tag: ['@once', '@js'],
  }, async ({ page, frail }) => {
    await frail.cut();
    await page.goto(frail.url + routePath('contact', locale));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('errors.away.heading'));
    await expectNoComplaints(page, 'body');
    await frail.mend();
    await page.getByRole('link', { name: t('errors.again') }).click();
    await expect(page.getByRole('button', { name: t('leads.contact.submit') })).toBeVisible();
  });
}
