import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import {
  alertIn,
  checkErrorLinks,
  consentOf,
  describedError,
  expectFieldsKept,
  expectSent,
  type FormVisitor,
  fieldNamed,
  fillIn,
  submit,
  switchIpAddress,
} from '../../support/e2e/leads.ts';
import { expect, test } from '../../support/e2e/test.ts';

test.beforeEach(async ({ context }) => {
  await switchIpAddress(context);
});

test.describe('a message to an office', () => {
  test.use({ expectedFailures: [422] });

  for (const { locale, t, tag } of languagesFrom('fr')) {
    test(`in ${locale}, shows errors to correct, and then the next steps`, { tag }, async ({
      page,
      visit,
      hydrated,
      isScripted,
    }) => {
      const visitor: FormVisitor = { place: page, t, form: 'contact' };
      await visit(`${routePath('contact', locale)}?office=1`);
      const office = page.getByLabel(t('leads.field.office'));
      await expect(office).toHaveValue('1');
      if (isScripted) await checkFieldErrors(page, visitor);
      await submitInvalid(page, visitor, isScripted);
      await expect(office).toHaveValue('1');
      await hydrated();
      await fillIn(visitor);
      await submit(visitor);
      await expectSent(visitor);
      await expect(page).toHaveURL(`${routePath('contact', locale)}?sent`);
      await expectAccessible(page, 'main');
      await page.reload();
      await hydrated();
      await expect(fieldNamed(visitor, 'message')).toHaveValue('');
      await expect(consentOf(visitor)).not.toBeChecked();
      const received = page.getByRole('status').filter({ hasText: t('leads.contact.sent') });
      await expect(received).toBeVisible();
      await submit(visitor);
      // Without JavaScript the browser's validation blocks it.
      if (isScripted) await expect(received).toHaveCount(0);
    });
  }
});

/** An error appears when the visitor leaves a field, and disappears once corrected. */
async function checkFieldErrors(page: Page, visitor: FormVisitor): Promise<void> {
  const { t } = visitor;
  const email = fieldNamed(visitor, 'email');
  await email.press('Tab');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.fill('annelies@');
  await email.press('Tab');
  await expect(email).toHaveAccessibleDescription(describedError(visitor, 'email'));
  await submit(visitor);
  await expect(alertIn(visitor)).toBeFocused();
  await expect(alertIn(visitor).getByRole('link')).toHaveCount(6);
  await alertIn(visitor)
    .getByRole('link', { name: t('forms.fault.firstName') })
    .click();
  const first = fieldNamed(visitor, 'firstName');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(describedError(visitor, 'firstName'));
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(6);
  await expect(consentOf(visitor)).toHaveAccessibleDescription(t('forms.fault.consent'));
  await expectAccessible(page, 'main');
  await email.fill('annelies.v@mail.example');
  await email.press('Tab');
  await expect(email).not.toHaveAttribute('aria-invalid');
  const phone = fieldNamed(visitor, 'phone');
  await phone.fill('12');
  await phone.press('Tab');
  await expect(phone).toHaveAccessibleDescription(describedError(visitor, 'phone'));
  await consentOf(visitor).check();
  await expect(consentOf(visitor)).not.toHaveAttribute('aria-invalid');
}

/** With JavaScript the form finds most errors. Only the server checks the honeypot. */
async function submitInvalid(page: Page, visitor: FormVisitor, isScripted: boolean): Promise<void> {
  const invalidFields: Record<string, string> = isScripted
    ? {}
    : { email: 'annelies@localhost', phone: '12' };
  await fillIn(visitor, invalidFields);
  if (isScripted) await page.locator('[name=website]').evaluate(fillHoneypot);
  await submit(visitor);
  await expect(alertIn(visitor)).toBeFocused();
  await expectFieldsKept(visitor, invalidFields);
  if (isScripted) {
    await expect(alertIn(visitor)).toContainText(visitor.t('forms.fault.humanCheck'));
    await expect(alertIn(visitor).getByRole('link')).toHaveCount(2);
  } else await checkErrorLinks(visitor, ['email', 'phone']);
  await expectAccessible(page, 'main');
}

/** Runs in the page: fills the honeypot, as only bots do. */
function fillHoneypot(trap: Element): void {
  (trap as HTMLInputElement).value = 'https://mail.example';
}
