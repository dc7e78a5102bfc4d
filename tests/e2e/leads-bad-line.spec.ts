import type { Page, Route } from 'playwright/test';
import { routePath } from '../../shared/routes.ts';
import { expectNoComplaints } from '../support/e2e-axe.ts';
import { languagesFrom } from '../support/e2e-languages.ts';
import {
  alertIn,
  comeFromElsewhere,
  expectKept,
  expectSent,
  type FormVisitor,
  fillIn,
  fillInAtOnce,
  openForm,
  submit,
} from '../support/e2e-leads.ts';
import { expect, test } from '../support/e2e-test.ts';
import { textsIn } from '../support/e2e-texts.ts';

test.beforeEach(async ({ context }) => {
  await comeFromElsewhere(context);
});

/** Does something to the requests that send a form. */
const meet = (page: Page, act: (route: Route) => Promise<void>) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation') ? act(route) : route.continue(),
  );

for (const { locale, t, tag } of languagesFrom('en')) {
  test(`in ${locale}, a form says that it is being sent, is sent once, and says so when it could not be`, {
    tag: [...tag, '@js'],
  }, async ({ page, visit, problems }) => {
    const visitor: FormVisitor = { place: page, t, form: 'contact' };
    const answer = Promise.withResolvers<void>();
    let sendings = 0;
    await meet(page, async (route) => {
      sendings++;
      await answer.promise;
      await route.abort('aborted');
    });
    await visit(routePath('contact', locale));
    await fillInAtOnce(visitor);
    await submit(visitor);
    const button = page.getByRole('button', { name: t('leads.sending') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await expectNoComplaints(page, 'main');
    answer.resolve();
    await expect(alertIn(visitor)).toContainText(t('leads.failed'));
    await expect(alertIn(visitor)).toBeFocused();
    await expect(alertIn(visitor).getByRole('link')).toHaveCount(2);
    await expectKept(visitor);
    await expectNoComplaints(page, 'main');
    expect(sendings).toBe(1);
    expect(problems.splice(0)).toEqual([expect.stringContaining('Failed to fetch')]);
  });
}

test.describe('whatever becomes of an answer', { tag: '@once' }, () => {
  const t = textsIn('en');

  test('two quick clicks send one form', async ({ page, visit }) => {
    const visitor: FormVisitor = { place: page, t, form: 'contact' };
    const received = new Set<string>();
    await meet(page, async (route) => {
      const response = await route.fetch();
      received.add((await response.json()).data.sendContactMessage.receivedAt);
      await route.fulfill({ response });
    });
    await visit(routePath('contact', 'en'));
    await fillIn(visitor);
    await page.getByRole('button', { name: t('leads.contact.submit') }).dblclick();
    await expectSent(visitor);
    expect([...received]).toEqual([expect.any(String)]);
  });

  for (const inDialog of [false, true]) {
    test(`a form whose answer was lost counts once ${inDialog ? 'in a dialog' : 'on its page'}`, async ({
      page,
      visit,
      homes,
      problems,
    }) => {
      const received: string[] = [];
      await meet(page, async (route) => {
        const response = await route.fetch();
        received.push((await response.json()).data.requestInfo.receivedAt);
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
      await expect(alertIn(visitor)).toContainText(t('leads.failed'));
      await page.waitForTimeout(2_200);
      await submit(visitor);
      await expectSent(visitor);
      expect(received).toEqual([expect.any(String), received[0]]);
      expect(problems.splice(0)).toEqual([expect.stringContaining('Failed to fetch')]);
    });
  }
});
