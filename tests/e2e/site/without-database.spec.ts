import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import {
  alertIn,
  expectFieldsKept,
  expectSent,
  type FormVisitor,
  fillIn,
  submit,
} from '../../support/e2e/leads.ts';
import { test as base, expect, SITE_FIXTURE } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';
import { type InterruptibleSite, startInterruptibleSite } from '../../support/interruptible-site.ts';

/**
 * Tests leave the site with its database restored. After a failed test Playwright starts a new worker, with a new site.
 */
const test = base.extend<object, { site: InterruptibleSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the requested fixtures
    async ({}, use) => {
      const site = await startInterruptibleSite();
      await use(site);
      await site.remove();
    },
    SITE_FIXTURE,
  ],
  baseURL: ({ site }, use) => use(site.url),
});

/** Problems that the browser reports while the database is unreachable. */
const UNAVAILABLE = /status 503|the site is not available/;

test.use({ expectedFailures: [503] });

for (const locale of ['nl', 'fr'] as const) {
  const t = textsIn(locale);

  test(`in ${locale}, a form that cannot be stored keeps its fields, and is sent when the database is back`, {
    tag: ['@once', '@js'],
  }, async ({ page, visit, site, problems }) => {
    const visitor: FormVisitor = { place: page, t, form: 'contact' };
    await visit(routePath('contact', locale));
    await fillIn(visitor);
    await site.interrupt();
    for (let time = 0; time < 2; time++) {
      await submit(visitor);
      await expect(alertIn(visitor)).toContainText(t('forms.unsaved'));
      await expect(alertIn(visitor)).toBeFocused();
      await expectFieldsKept(visitor);
    }
    await expectAccessible(page, 'main');
    await site.restore();
    await submit(visitor);
    await expectSent(visitor);
    for (const problem of problems.splice(0)) expect(problem).toMatch(UNAVAILABLE);
  });

  test(`in ${locale}, without JavaScript, a button sends the same form again`, {
    tag: ['@once'],
  }, async ({ pageWithoutJavaScript, site, problems }) => {
    const path = routePath('contact', locale);
    const visitor: FormVisitor = { place: pageWithoutJavaScript, t, form: 'contact' };
    await pageWithoutJavaScript.goto(site.url + path);
    await fillIn(visitor);
    await site.interrupt();
    await submit(visitor);
    const heading = pageWithoutJavaScript.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('errors.unsent.heading'));
    const resendButton = pageWithoutJavaScript.getByRole('button', { name: t('errors.resend') });
    await resendButton.click();
    await expect(heading).toHaveText(t('errors.unsent.heading'));
    await site.restore();
    await resendButton.click();
    await expectSent(visitor);
    for (const problem of problems.splice(0)) expect(problem).toMatch(UNAVAILABLE);
  });

  test(`in ${locale}, an unavailable page says so, and is shown when the database is back`, {
    tag: ['@once', '@js'],
  }, async ({ page, site }) => {
    await site.interrupt();
    await page.goto(site.url + routePath('contact', locale));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('errors.away.heading'));
    await expectAccessible(page, 'body');
    await site.restore();
    await page.getByRole('link', { name: t('errors.again') }).click();
    await expect(page.getByRole('button', { name: t('leads.contact.submit') })).toBeVisible();
  });
}
