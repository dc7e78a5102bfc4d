import type { Page, Route } from 'playwright/test';
import { type RouteName, routePath } from '../../shared/routes.ts';
import { expectNoComplaints } from '../support/e2e-axe.ts';
import {
  alertIn,
  comeFromElsewhere,
  consentOf,
  expectKept,
  expectSent,
  type FormVisitor,
  fieldNamed,
  fillIn,
  openForm,
  submit,
} from '../support/e2e-leads.ts';
import { expect, test } from '../support/e2e-test.ts';
import { textsIn } from '../support/e2e-texts.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

test('in nl, a message is sent, and whoever sent it is told what comes next', async ({
  page,
  visit,
  takenOver,
  isScripted,
}) => {
  const visitor: FormVisitor = { place: page, t: textsIn('nl'), form: 'contact' };
  await visit(routePath('contact', 'nl'));
  await fillIn(visitor);
  await submit(visitor);
  await expectSent(visitor);
  await expect(page).toHaveURL(`${routePath('contact', 'nl')}?sent`);
  if (isScripted) await expectNoComplaints(page);
  await page.reload();
  await takenOver();
  await expect(fieldNamed(visitor, 'message')).toHaveValue('');
  await expect(consentOf(visitor)).not.toBeChecked();
});

test.describe('what the server finds', () => {
  test.use({ expectedFailures: [422] });

  test('in fr, is said over the form and beside the fields, and is mended', async ({
    page,
    visit,
    takenOver,
    isScripted,
  }) => {
    const t = textsIn('fr');
    const visitor: FormVisitor = { place: page, t, form: 'contact' };
    await visit(routePath('contact', 'fr'));
    const wrong = { email: 'annelies@localhost', phone: '12' };
    await fillIn(visitor, isScripted ? {} : wrong);
    // With JavaScript the form itself finds those; who fills in what nobody sees is found by the server alone.
    if (isScripted) await page.locator('[name=website]').evaluate(fillTrap);
    await submit(visitor);
    await expect(alertIn(visitor)).toBeFocused();
    await expectKept(visitor, isScripted ? {} : wrong);
    if (isScripted) {
      await expect(alertIn(visitor)).toContainText(t('leads.fault.humanCheck'));
      await expect(alertIn(visitor).getByRole('link')).toHaveCount(2);
      await expectNoComplaints(page);
    } else {
      for (const name of ['email', 'phone'] as const) {
        const field = fieldNamed(visitor, name);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(t(`leads.fault.${name}`));
        await alertIn(visitor)
          .getByRole('link', { name: t(`leads.fault.${name}`) })
          .click();
        await expect(field).toBeFocused();
      }
    }
    await takenOver();
    await fillIn(visitor);
    await submit(visitor);
    await expectSent(visitor);
  });
});

test('in fr, what is wrong is said once somebody leaves the field, and goes when it is mended', {
  tag: '@js',
}, async ({ page, visit }) => {
  const t = textsIn('fr');
  const visitor: FormVisitor = { place: page, t, form: 'contact' };
  await visit(routePath('contact', 'fr'));
  const email = fieldNamed(visitor, 'email');
  await email.press('Tab');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.fill('annelies@');
  await email.press('Tab');
  await expect(email).toHaveAccessibleDescription(t('leads.fault.email'));
  await submit(visitor);
  const first = fieldNamed(visitor, 'firstName');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(t('leads.fault.firstName'));
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(6);
  await expect(consentOf(visitor)).toHaveAccessibleDescription(t('leads.fault.consent'));
  await expectNoComplaints(page);
  await email.fill('annelies.v@mail.example');
  await email.press('Tab');
  await expect(email).not.toHaveAttribute('aria-invalid');
  const phone = fieldNamed(visitor, 'phone');
  await phone.fill('12');
  await phone.press('Tab');
  await expect(phone).toHaveAccessibleDescription(t('leads.fault.phone'));
  await consentOf(visitor).check();
  await expect(consentOf(visitor)).not.toHaveAttribute('aria-invalid');
});

interface ListingForm {
  form: 'info' | 'friend';
  locale: 'de' | 'en';
  route: RouteName;
  link: 'estates.detail.ask' | 'estates.detail.sendOn';
}

const LISTING_FORMS: ListingForm[] = [
  { form: 'info', locale: 'de', route: 'requestInfo', link: 'estates.detail.ask' },
  { form: 'friend', locale: 'en', route: 'sendToFriend', link: 'estates.detail.sendOn' },
];

for (const { form, locale, route, link } of LISTING_FORMS) {
  const t = textsIn(locale);

  test(`in ${locale}, the form of ${form} opens from a home and is sent`, async ({
    page,
    visit,
    homes,
    isScripted,
  }) => {
    const { id } = homes.offered;
    await visit(routePath('estate', locale, { estateId: id }));
    const home = page.url();
    await openForm(page, t(link), isScripted);
    const dialog = page.getByRole('dialog', { name: t(`leads.${form}.title`) });
    const visitor: FormVisitor = { place: isScripted ? dialog : page, t, form };
    if (!isScripted) await expect(page).toHaveURL(routePath(route, locale, { listingId: id }));
    else await expectNoComplaints(page);
    await fillIn(visitor);
    await submit(visitor);
    await expectSent(visitor);
    if (isScripted) {
      await expectNoComplaints(page);
      await dialog.getByRole('button', { name: t('leads.close') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('link', { name: t(link) }).first()).toBeFocused();
    } else await page.getByRole('main').getByRole('complementary').getByRole('link').last().click();
    await expect(page).toHaveURL(home);
  });

  test(`in ${locale}, Escape closes the form of ${form}, and the focus goes back`, { tag: '@js' }, async ({
    page,
    visit,
    homes,
  }) => {
    await visit(routePath('estate', locale, { estateId: homes.offered.id }));
    const opener = page.getByRole('link', { name: t(link) }).first();
    const dialog = page.getByRole('dialog', { name: t(`leads.${form}.title`) });
    await openForm(page, t(link));
    for (const _ of ['once', 'and again']) {
      await expect(dialog.getByRole('textbox').first()).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await opener.press('Enter');
    }
  });
}

test('in de, a mistake in the dialog is said there', { tag: '@js' }, async ({ page, visit, homes }) => {
  const t = textsIn('de');
  await visit(routePath('estate', 'de', { estateId: homes.offered.id }));
  await openForm(page, t('estates.detail.sendOn'));
  const dialog = page.getByRole('dialog');
  const visitor: FormVisitor = { place: dialog, t, form: 'friend' };
  await fillIn(visitor, {
    message: 'https://mail.example',
    recipientEmail: 'a@mail.example, b@mail.example',
  });
  await submit(visitor);
  await expect(fieldNamed(visitor, 'recipientEmail')).toBeFocused();
  await expect(fieldNamed(visitor, 'recipientEmail')).toHaveAccessibleDescription(t('leads.fault.email'));
  await expect(fieldNamed(visitor, 'message')).toHaveAccessibleDescription(t('leads.fault.link'));
  await expectNoComplaints(page);
});

test.describe('on a bad line', { tag: '@js' }, () => {
  const t = textsIn('en');

  /** Does something to the requests that send a form. */
  const meet = (page: Page, act: (route: Route) => Promise<void>) =>
    page.route('**/graphql', (route) =>
      route.request().postData()?.includes('mutation') ? act(route) : route.continue(),
    );

  test('a form says that it is being sent, is sent once, and says so when it could not be', async ({
    page,
    visit,
    problems,
  }) => {
    const visitor: FormVisitor = { place: page, t, form: 'contact' };
    const answer = Promise.withResolvers<void>();
    let sendings = 0;
    await meet(page, async (route) => {
      sendings++;
      await answer.promise;
      await route.abort('aborted');
    });
    await visit(routePath('contact', 'en'));
    await fillIn(visitor);
    await submit(visitor);
    const button = page.getByRole('button', { name: t('leads.sending') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await expectNoComplaints(page);
    answer.resolve();
    await expect(alertIn(visitor)).toContainText(t('leads.failed'));
    await expect(alertIn(visitor)).toBeFocused();
    await expect(alertIn(visitor).getByRole('link')).toHaveCount(2);
    await expectKept(visitor);
    await expectNoComplaints(page);
    expect(sendings).toBe(1);
    expect(problems.splice(0)).toEqual([expect.stringContaining('Failed to fetch')]);
  });

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

/** Runs in the page: does what only robots do. */
function fillTrap(trap: Element): void {
  (trap as HTMLInputElement).value = 'https://mail.example';
}
