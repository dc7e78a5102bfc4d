/** An ordinary day at the desk: a message, a viewing by telephone that is moved and cancelled, a draft of news. */
import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { employeeOf } from '../../support/desk/e2e-employee.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { askApi } from '../../support/e2e/homes.ts';
import { expectNoOverflow } from '../../support/e2e/layout.ts';
import { switchIpAddress } from '../../support/e2e/leads.ts';
import { signInPath } from '../../support/e2e/mails.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { CONTACT } from '../../support/leads/lead-inputs.ts';

const SEND = `mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { errors { code } } }`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAccessible(page);
  await expectNoOverflow(page, [320, page.viewportSize()?.width ?? 1280]);
}

test('an employee answers a message and arranges a viewing', async ({ page, context, mailFolder }, {
  project,
}) => {
  const headers = await switchIpAddress(context);
  const visitor = `Bezoeker ${randomInt(1_000_000)}`;
  const { humanChallenge } = await askApi<{ humanChallenge: { formToken: string } }>(
    page.request,
    '{ humanChallenge { formToken } }',
  );
  const input = { ...CONTACT, name: visitor, locale: 'nl', human: { formToken: humanChallenge.formToken } };
  await askApi(page.request, SEND, { input }, headers);

  const { email } = employeeOf(project.name);
  await open(page, '/desk');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('a link is on its way');
  await open(page, await signInPath(mailFolder, email));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Today');
  await expectAccessible(page);

  await open(page, '/desk/messages');
  await page.getByLabel('Name, email, phone, reference or word').fill(visitor);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('link', { name: new RegExp(visitor) }).click();
  await page.getByLabel('Note for colleagues (optional)').fill('Belt morgen terug');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByRole('status')).toContainText('The message is answered.');

  await open(page, '/desk/viewings/new');
  await page.getByLabel('Reference, street or town of the home').fill('Leuven');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Choose' }).last().click();
  const times = page.getByLabel('Time');
  await times.selectOption({ index: (await times.locator('option').count()) - 1 - randomInt(5) });
  const time = await times.inputValue();
  await page.getByLabel('First name').fill('Jan');
  await page.getByLabel('Surname').fill(visitor);
  await page
    .getByLabel('Email address, for the confirmation')
    .fill(`jan-${randomInt(1_000_000)}@mail.example`);
  await page.getByLabel('Telephone').fill('0470 12 34 56');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book the viewing' }).click();
  await expect(page.getByRole('status')).toContainText('The viewing is booked.');

  await open(page, `/desk?day=${time.slice(0, 10)}`);
  const row = page.getByRole('listitem').filter({ hasText: visitor });
  await row.getByRole('link').first().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move the viewing' }).click();
  await expect(page.getByRole('status')).toContainText('The viewing has been moved.');
  await page.getByLabel('Message to the visitor (optional)').fill('Wij bellen u');
  await page.getByRole('button', { name: 'Cancel the viewing' }).click();
  await expect(page.getByRole('status')).toContainText('The viewing is cancelled.');

  await open(page, '/desk/site/news/new');
  const language = page.locator('details[open]');
  await language.getByLabel('Title').fill('Open deur');
  await language.getByLabel('Summary, for lists').fill('Kom langs.');
  await language.getByLabel('Text', { exact: true }).fill('Van **10** tot 12 uur.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('status')).toContainText('This is not saved yet.');
  await expect(page.locator('strong', { hasText: '10' })).toBeVisible();
  await expectAccessible(page);

  for (const path of [
    '/desk/stays',
    '/desk/homes',
    '/desk/homes/rejected',
    '/desk/homes/corrections',
    '/desk/site',
    '/desk/site/notice',
    '/desk/site/hours',
    '/desk/site/hours/all',
    '/desk/site/news',
    '/desk/site/texts',
    '/desk/site/redirects',
    '/desk/reports',
    '/desk/log',
    '/desk/account',
  ])
    await open(page, path);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/desk/sign-in');
});
