/**
 * A page with a wider content security policy loads as a new document, because a document's policy is fixed.
 */
import type { Page } from 'playwright/test';
import { test as base, expect } from 'playwright/test';
import { startFakeSiteverify } from '../../human/fake-siteverify.ts';
import { fillIn, submit } from '../../support/e2e/leads.ts';
import { SITE_FIXTURE } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';
import { prepareSeparateSite } from '../../support/separate-site.ts';

const RESPONSE = 'response-of-the-stand-in';
/** A stand-in for the service's script. */
const STAND_IN = `window.grecaptcha = {
  ready: (then) => then(),
  render: (element) => { element.textContent = 'stand-in'; return 1; },
  execute: () => Promise.resolve('${RESPONSE}'),
};`;

/** A stand-in that responds when the test calls `answer`, and counts its widgets. */
const SLOW_STAND_IN = `window.widgets = 0;
window.grecaptcha = {
  ready: (then) => then(),
  render: (element) => { element.textContent = 'stand-in'; return ++window.widgets; },
  execute: (id) => new Promise((resolve) => { window.answer = () => resolve('${RESPONSE} ' + id); }),
};`;

declare global {
  interface Window {
    widgets: number;
    answer(): void;
  }
}

interface FakeService {
  url: string;
  asked: URLSearchParams[];
  say(body: unknown): void;
}

const ACCEPTED = { success: true, hostname: 'localhost', score: 0.9 };

const test = base.extend<object, { service: FakeService }>({
  service: [
    async ({ browserName: _ }, use) => {
      const siteverify = await startFakeSiteverify();
      siteverify.say(ACCEPTED);
      const site = await prepareSeparateSite({
        FORM_SECONDS: '0',
        RECAPTCHA_SITE_KEY: 'site-key',
        RECAPTCHA_SECRET: 'secret',
        RECAPTCHA_VERIFY_URL: siteverify.url,
        PRERENDERED_PICTURES: '0',
        LOG_LEVEL: 'warn',
      });
      await site.start();
      await use({ url: site.url, asked: siteverify.asked, say: siteverify.say });
      await site.remove();
      await siteverify.stop();
    },
    SITE_FIXTURE,
  ],
});

/** Opens a page with the service's stand-in; returns the list of violations, which grows later. */
async function open(page: Page, url: string, script = STAND_IN) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto(url);
  return complaints;
}

const ready = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' });
/** Marks the current document, to detect whether a navigation replaced it. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.classList.add('marked'));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('marked'));

test("a form reached by a link can be sent with the agency's human-check service", { tag: '@once' }, async ({
  page,
  service,
}) => {
  const t = textsIn('en');
  const complaints = await open(page, `${service.url}/en`);
  await ready(page);
  await mark(page);
  const bar = page.getByRole('navigation', { name: t('layout.navigation') });

  await bar.getByRole('link', { name: t('layout.item.forSale') }).click();
  await expect(page).toHaveURL(/\/en\/for-sale$/);
  expect(await isMarked(page)).toBe(true);

  await page
    .getByRole('link', { name: t('layout.item.contact'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await ready(page);
  expect(await isMarked(page)).toBe(false);
  const visitor = { place: page, t, form: 'contact' as const };
  await fillIn(visitor);
  await expect(page.getByText('stand-in')).toBeVisible();
  await submit(visitor);
  await expect(page.getByRole('status').filter({ hasText: t('leads.contact.sent') })).toBeVisible();
  expect(service.asked.at(-1)?.get('response')).toBe(RESPONSE);

  await mark(page);
  await page
    .getByRole('link', { name: t('layout.item.forSale') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/for-sale$/);
  await ready(page);
  expect(await isMarked(page)).toBe(false);
  expect(complaints).toEqual([]);
});

test('a form waits for the service, whose widget appears once more after a rejection', {
  tag: '@once',
}, async ({ page, service }) => {
  const t = textsIn('en');
  await open(page, `${service.url}/en/contact`, SLOW_STAND_IN);
  await ready(page);
  const visitor = { place: page, t, form: 'contact' as const };
  const widgets = () => page.evaluate(() => window.widgets);
  const before = service.asked.length;
  await fillIn(visitor);
  await submit(visitor);
  await expect(page.getByRole('button', { name: t('forms.sending') })).toBeVisible();
  await expect(page.getByText('stand-in')).toHaveCount(1);
  expect(service.asked).toHaveLength(before);

  service.say({ success: false, 'error-codes': ['invalid-input-response'] });
  await page.evaluate(() => window.answer());
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect.poll(widgets).toBe(2);
  await expect(page.getByText('stand-in')).toHaveCount(1);

  service.say(ACCEPTED);
  await submit(visitor);
  await expect(page.getByRole('button', { name: t('forms.sending') })).toBeVisible();
  await page.evaluate(() => window.answer());
  await expect(page.getByRole('status').filter({ hasText: t('leads.contact.sent') })).toBeVisible();
  expect(service.asked.slice(before).map((params) => params.get('response'))).toEqual([
    `${RESPONSE} 1`,
    `${RESPONSE} 2`,
  ]);
});

test('a form says that the service has not responded, and keeps what was typed', { tag: '@once' }, async ({
  page,
  service,
}) => {
  const t = textsIn('en');
  await page.clock.install();
  await open(page, `${service.url}/en/contact`, SLOW_STAND_IN);
  await ready(page);
  const visitor = { place: page, t, form: 'contact' as const };
  const before = service.asked.length;
  await fillIn(visitor);
  await submit(visitor);
  await expect(page.getByRole('button', { name: t('forms.sending') })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(page.getByRole('alert')).toContainText(t('forms.lateCheck'));
  await expect(page.getByRole('alert')).toBeFocused();
  expect(service.asked).toHaveLength(before);
  await expect(page.getByText('stand-in')).toBeVisible();
});
