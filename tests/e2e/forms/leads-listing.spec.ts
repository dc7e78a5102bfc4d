/** Forms about a home: in a dialog with JavaScript, on pages of their own without. */
import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import {
  alertIn,
  exhaustFriendLimit,
  expectFieldsKept,
  expectSent,
  type FormVisitor,
  fieldNamed,
  fillIn,
  newFriendAddress,
  openForm,
  submit,
  switchIpAddress,
} from '../../support/e2e/leads.ts';
import { optOutLink } from '../../support/e2e/mails.ts';
import { expect, test } from '../../support/e2e/test.ts';

test.beforeEach(async ({ context }) => {
  await switchIpAddress(context);
});

for (const { locale, t, tag } of languagesFrom('de')) {
  test(`in ${locale}, a question is sent from a home's page and returns there`, { tag }, async ({
    page,
    visit,
    homes,
    isScripted,
  }) => {
    const { id } = homes.offered;
    await visit(routePath('estate', locale, { estateId: id }));
    const home = page.url();
    await openForm(page, t('estates.detail.ask'), isScripted);
    const visitor: DialogVisitor = { place: isScripted ? page.getByRole('dialog') : page, t, form: 'info' };
    if (isScripted) await reopen(page, visitor);
    else await expect(page).toHaveURL(routePath('requestInfo', locale, { listingId: id }));
    await fillIn(visitor);
    await submit(visitor);
    await expectSent(visitor);
    await expectAccessible(page, 'dialog');
    if (isScripted) await close(page, visitor);
    else
      await page
        .getByRole('complementary', { name: t('leads.about') })
        .getByRole('link')
        .click();
    await expect(page).toHaveURL(home);
  });
}

test.describe('a home is sent to a friend', () => {
  test.use({ expectedFailures: [404] });

  for (const { locale, t, tag } of languagesFrom('en')) {
    test(`in ${locale}, a recipient opts out`, { tag }, async ({
      page,
      visit,
      homes,
      isScripted,
      mailFolder,
    }) => {
      const recipientEmail = newFriendAddress();
      await visit(routePath('estate', locale, { estateId: homes.offered.id }));
      await openForm(page, t('estates.detail.sendOn'), isScripted);
      const place = isScripted ? page.getByRole('dialog') : page;
      const visitor: DialogVisitor = { place, t, form: 'friend' };
      if (isScripted) await submitInvalid(page, visitor);
      await fillIn(visitor, { recipientEmail });
      await submit(visitor);
      await expectSent(visitor);
      await expectAccessible(page, 'dialog');
      if (isScripted) await close(page, visitor);
      const link = await optOutLink(mailFolder, recipientEmail, locale);
      await visit(link.slice(0, -1));
      await expect(alertIn({ place: page })).toContainText(t('optOut.unknown'));
      await expect(alertIn({ place: page })).toBeFocused();
      await expectAccessible(page, 'main');
      // Link scanners open links too.
      for (const _ of ['once', 'and again']) await visit(link);
      await expectAccessible(page, 'main');
      await page.getByRole('button', { name: t('optOut.submit') }).click();
      const done = page.getByRole('status').filter({ hasText: t('optOut.done') });
      await expect(done).toBeFocused();
      await expect(page).toHaveURL(link);
      await expectAccessible(page, 'main');
    });
  }
});

test.describe('too many messages', () => {
  test.use({ expectedFailures: [429] });

  for (const { locale, t, tag } of languagesFrom('nl')) {
    test(`in ${locale}, are rejected, and typed values are kept`, { tag }, async ({
      page,
      context,
      visit,
      homes,
    }) => {
      const path = routePath('sendToFriend', locale, { listingId: homes.offered.id });
      const visitor: FormVisitor = { place: page, t, form: 'friend' };
      await exhaustFriendLimit(context, path);
      await visit(path);
      await fillIn(visitor);
      await submit(visitor);
      await expect(alertIn(visitor)).toContainText(t('forms.fault.rateLimited'));
      await expect(alertIn(visitor)).toBeFocused();
      await expectFieldsKept(visitor);
      await expectAccessible(page, 'main');
    });
  }
});

const OPENERS = { info: 'estates.detail.ask', friend: 'estates.detail.sendOn' } as const;

interface DialogVisitor extends FormVisitor {
  form: keyof typeof OPENERS;
}

/** Returns the link that opened a dialog. */
const openerOf = (page: Page, { t, form }: DialogVisitor) =>
  page.getByRole('link', { name: t(OPENERS[form]) }).first();
const dialogOf = (page: Page, { t, form }: FormVisitor) =>
  page.getByRole('dialog', { name: t(`leads.${form}.title`) });

/** Closes a dialog with Escape and opens it again by its link. */
async function reopen(page: Page, visitor: DialogVisitor): Promise<void> {
  const dialog = dialogOf(page, visitor);
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(openerOf(page, visitor)).toBeFocused();
  await openerOf(page, visitor).press('Enter');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
}

async function close(page: Page, visitor: DialogVisitor): Promise<void> {
  const dialog = dialogOf(page, visitor);
  await dialog.getByRole('button', { name: visitor.t('forms.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(openerOf(page, visitor)).toBeFocused();
}

/** Submits invalid values; the errors appear in the dialog. */
async function submitInvalid(page: Page, visitor: FormVisitor): Promise<void> {
  const { t } = visitor;
  const recipient = fieldNamed(visitor, 'recipientEmail');
  await fillIn(visitor, {
    message: 'https://mail.example',
    recipientEmail: 'a@mail.example, b@mail.example',
  });
  await submit(visitor);
  await expect(alertIn(visitor)).toBeFocused();
  await alertIn(visitor)
    .getByRole('link', { name: t('forms.fault.email') })
    .click();
  await expect(recipient).toBeFocused();
  await expect(recipient).toHaveAccessibleDescription(
    `${t('leads.instruction.recipientEmail')} ${t('forms.fault.email')}`,
  );
  await expect(fieldNamed(visitor, 'message')).toHaveAccessibleDescription(t('forms.fault.link'));
  await expectAccessible(page, 'dialog');
}
