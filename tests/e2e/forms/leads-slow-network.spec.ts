import type { Page, Route } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import {
  alertIn,
  checkErrorLinks,
  expectFieldsKept,
  expectSent,
  type FormVisitor,
  fieldNamed,
  fillIn,
  openForm,
  submit,
  switchIpAddress,
} from '../../support/e2e/leads.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

test.beforeEach(async ({ context }) => {
  await switchIpAddress(context);
});

/** Intercepts the requests that send a form. */
const interceptForms = (page: Page, act: (route: Route) => Promise<void>) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation') ? act(route) : route.continue(),
  );

/** Returns the site's response to a form, with a time that distinguishes submissions. */
async function fetchAnswer(route: Route) {
  const body = route.request().postDataJSON();
  const query = body.query.replace('retryAfter', 'retryAfter ... on LeadPayload { receivedAt }');
  const response = await route.fetch({ postData: { ...body, query } });
  const { receivedAt } = (await response.json()).data.submitted;
  return { response, receivedAt: String(receivedAt) };
}

for (const { locale, t, tag } of languagesFrom('en')) {
  test(`in ${locale}, a form shows that it is being sent, is sent once, and reports a failure`, {
    tag: [...tag, '@js'],
  }, async ({ page, visit, problems }) => {
    const visitor: FormVisitor = { place: page, t, form: 'contact' };
    const released = Promise.withResolvers<void>();
    let sendings = 0;
    await interceptForms(page, async (route) => {
      sendings++;
      await released.promise;
      await route.abort('aborted');
    });
    await visit(routePath('contact', locale));
    await fillIn(visitor);
    await submit(visitor);
    const button = page.getByRole('button', { name: t('forms.sending') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await expectAccessible(page, 'main');
    released.resolve();
    await expect(alertIn(visitor)).toContainText(t('forms.failed'));
    await expect(alertIn(visitor)).toBeFocused();
    await expect(alertIn(visitor).getByRole('link')).toHaveCount(2);
    await expectFieldsKept(visitor);
    await expectAccessible(page, 'main');
    expect(sendings).toBe(1);
    expect(problems.splice(0)).toEqual([expect.stringContaining('Failed to fetch')]);
  });
}

test.describe('on a slow connection', () => {
  test.use({ expectedFailures: [422] });

  test('a form sent before hydration keeps its values while errors are corrected', {
    tag: '@once',
  }, async ({ page, hydrated }) => {
    const t = textsIn('fr');
    const visitor: FormVisitor = { place: page, t, form: 'contact' };
    const invalidFields = { email: 'annelies@localhost', phone: '12' };
    const line = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await line.promise;
      await route.continue();
    });
    await page.goto(routePath('contact', 'fr'), { waitUntil: 'commit' });
    await fillIn(visitor, invalidFields);
    await submit(visitor);
    await expect(alertIn(visitor)).toBeVisible();
    line.resolve();
    await hydrated();
    await expectAccessible(page, 'main');
    await checkErrorLinks(visitor, ['email', 'phone']);
    await expectFieldsKept(visitor, invalidFields);
    await fillIn(visitor);
    await submit(visitor);
    await expectSent(visitor);
  });
});

test('an error found only by the server receives the focus', { tag: '@once' }, async ({ page, visit }) => {
  const t = textsIn('de');
  const visitor: FormVisitor = { place: page, t, form: 'contact' };
  await page.route('**/assets/phone-*.js', (route) => route.abort('aborted'));
  await visit(routePath('contact', 'de'));
  await fillIn(visitor, { phone: '12' });
  await submit(visitor);
  await expect(alertIn(visitor)).toBeFocused();
  await checkErrorLinks(visitor, ['phone']);
  await expectFieldsKept(visitor, { phone: '12' });
});

test('a second message from the confirmation page is handled like the first', { tag: '@once' }, async ({
  page,
  visit,
  problems,
}) => {
  const visitor: FormVisitor = { place: page, t: textsIn('nl'), form: 'contact' };
  await visit(routePath('contact', 'nl'));
  for (const _ of ['once', 'and again']) {
    await fillIn(visitor);
    await submit(visitor);
    await expectSent(visitor);
    await expect(fieldNamed(visitor, 'message')).toHaveValue('');
  }
  await interceptForms(page, (route) => route.abort('aborted'));
  await fillIn(visitor);
  await submit(visitor);
  await expect(alertIn(visitor)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: visitor.t('leads.contact.sent') })).toHaveCount(0);
  await expectFieldsKept(visitor);
  expect(problems.splice(0)).toEqual([expect.stringContaining('Failed to fetch')]);
});

test.describe('when a response is lost or late', { tag: '@once' }, () => {
  const t = textsIn('en');

  test('two quick clicks send one form', async ({ page, visit }) => {
    const visitor: FormVisitor = { place: page, t, form: 'contact' };
    const received = new Set<string>();
    await interceptForms(page, async (route) => {
      const { response, receivedAt } = await fetchAnswer(route);
      received.add(receivedAt);
      await route.fulfill({ response });
    });
    await visit(routePath('contact', 'en'));
    await fillIn(visitor);
    await page.getByRole('button', { name: t('leads.contact.submit') }).dblclick();
    await expectSent(visitor);
    expect([...received]).toEqual([expect.stringMatching(/^\d{4}-/)]);
  });

  for (const inDialog of [false, true]) {
    test(`a form whose response was lost counts once ${inDialog ? 'in a dialog' : 'on its page'}`, async ({
      page,
      visit,
      homes,
      problems,
    }) => {
      const received: string[] = [];
      await interceptForms(page, async (route) => {
        const { response, receivedAt } = await fetchAnswer(route);
        received.push(receivedAt);
        await (received.length === 1 ? route.abort('aborted') : route.fulfill({ response }));
      });
      const { id } = homes.offered;
      const visitor: FormVisitor = { place: inDialog ? page.getByRole('dialog') : page, t, form: 'info' };
      await visit(
        inDialog
          ? routePath('estate', 'en', { estateId: id })
          : routePath('requestInfo', 'en', { listingId: id }),
      );
      if (inDialog) await openForm(page, t('estates.detail.ask'));
      await fillIn(visitor);
      await submit(visitor);
      await expect(alertIn(visitor)).toContainText(t('forms.failed'));
      await submit(visitor);
      await expectSent(visitor);
      expect(received).toEqual([expect.stringMatching(/^\d{4}-/), received[0]]);
      expect(problems.splice(0)).toEqual([expect.stringContaining('Failed to fetch')]);
    });
  }
});
