import { EMPLOYEE } from '../../support/desk/e2e-employee.ts';
import { signInPath } from '../../support/e2e/mails.ts';
import { expect, test } from '../../support/e2e/test.ts';

/** An authenticator of Chromium that verifies its person at once. */
const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

test('an employee signs in by a link, adds a passkey and signs in with it @js @once', async ({
  page,
  context,
  mailFolder,
}) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: AUTHENTICATOR,
  });

  await page.goto('/desk/account');
  await page.getByLabel('Email address').fill(EMPLOYEE.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('a link is on its way');
  await page.goto(await signInPath(mailFolder, EMPLOYEE.email));
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL('/desk/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('status')).toContainText('The passkey has been added.');
  await page.getByRole('button', { name: 'Sign out' }).click();

  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await signIn.click();
  await expect(page.getByRole('alert')).toContainText('Signing in with a passkey did not work.');
  await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await signIn.click();
  await expect(page).toHaveURL('/desk');
  await page.getByRole('link', { name: `Signed in as ${EMPLOYEE.name}` }).click();
  await expect(page.getByText('Signed in with a passkey:')).toBeVisible();
});

test('without JavaScript there are no buttons for passkeys @once', async ({
  pageWithoutJavaScript: page,
}) => {
  await page.goto('/desk/sign-in');
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
});
